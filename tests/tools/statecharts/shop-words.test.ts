import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { ERROR_CODES } from '#contract/error-codes.ts';
import { REFUSAL_REASONS } from '#contract/refusal-reasons.ts';
import { SUCCESS_CODES } from '#contract/success-codes.ts';
import type { Searched } from '#tools/statecharts/page/found-entry.ts';
import { packed, unpacked } from '#tools/statecharts/page/packed-entries.ts';
import { screens } from '#tools/statecharts/screens/all-screens.ts';
import { screensPage } from '#tools/statecharts/screens/screens-page.ts';
import { shopWordsIn, shopWordsSearched } from '#tools/statecharts/screens/shop-words.ts';
import { spokenMessage } from '#tools/statecharts/screens/spoken-message.ts';
import { waysOnIn } from '#tools/statecharts/screens/ways-on.ts';
import { wordsOn } from '#tools/statecharts/screens/words-of-screens.ts';
import { isSpacedWrongly } from '../../house/french-spaces.ts';

const home = fileURLToPath(new URL('../../..', import.meta.url));
const waysOn = waysOnIn(home);
const shopWords = shopWordsIn(home, waysOn);
const screen = (route: string) => {
  const found = screens.find((one) => one.route === route);
  if (!found) throw new Error(`no screen at ${route}`);
  return found;
};
const englishOn = (route: string) => wordsOn(shopWords.onScreens, screen(route)).map(({ en }) => en);

test.each([
  ['Track your order', 'Track your order'],
  ['Delivering up to {distance}<0> - {least} - {most} min</0>', 'Delivering up to … - … - … min'],
  ['{name}: {count, plural, one {# store near you} other {# stores near {place}}}', '…: … stores near …'],
  ['{0, plural, =1 {One chosen.} other {# chosen.}}', '… chosen.'],
])('the message “%s” is told as “%s”', (message, told) => {
  expect(spokenMessage(message)).toBe(told);
});

test('a message whose brace is not closed is no message', () => {
  expect(() => spokenMessage('{count, plural, other {#')).toThrow('does not close');
});

describe('words stand with the screens whose code says them', () => {
  test('the last button of the basket is on the basket, and the history’s filter is not', () => {
    expect(englishOn('/basket')).toContain('Payment');
    expect(englishOn('/basket')).not.toContain('Choose a start date');
    expect(englishOn('/orders')).toContain('Choose a start date');
  });

  test('every screen says something, and the header’s words stand around every page', () => {
    expect(screens.filter((one) => wordsOn(shopWords.onScreens, one).length === 0).map(({ route }) => route)).toEqual(['/user/login']);
    expect(shopWords.onScreens.find(({ words }) => words.en === 'VIEW ALL STORES')?.on).toEqual([]);
  });

  test('all are told in both languages, without holes and with the spaces that French sets', () => {
    const all = [...shopWords.onScreens, ...shopWords.answers].map(({ words }) => words);
    expect(all.length).toBeGreaterThan(1_400);
    expect(all.filter(({ en, fr }) => en === '' || fr === '' || /[{}<>]/.test(en + fr))).toEqual([]);
    expect(all.map(({ fr }) => fr).filter(isSpacedWrongly)).toEqual([]);
  });
});

test('every code and every reason of the contract has its words', () => {
  const codes = (kind: string) => shopWords.answers.filter((told) => told.kind === kind).map(({ code }) => code);
  expect(codes('error')).toEqual(Object.keys(ERROR_CODES));
  expect(codes('refusal')).toEqual([...REFUSAL_REASONS]);
  expect(codes('success')).toEqual(Object.keys(SUCCESS_CODES));
  expect(shopWords.answers.find(({ code }) => code === '656')?.words.en).toBe('This order cannot be cancelled any more.');
});

test('whatever is found of them is in the page that it leads to', () => {
  const page = screensPage(waysOn, [], shopWords);
  const links = new Set(shopWordsSearched(shopWords).map(({ link }) => link));
  expect(links.size).toBeGreaterThan(150);
  expect([...links].filter((link) => !page.includes(`id="${link}"`))).toEqual([]);
});

test('what can be found comes out of its page as it went in', () => {
  const searched: readonly Searched[] = [
    {
      name: 'cart',
      title: 'Basket',
      entries: [
        { kind: 'rule', title: 'One', more: 'Two', called: 'three', link: 'rule-one' },
        { kind: 'event', title: 'Four', more: '', link: 'state=' },
      ],
    },
  ];
  expect(unpacked(JSON.stringify(packed(searched)))).toEqual(searched);
  expect(() => unpacked('[["cart","Basket",[[99,"","",""]]]]')).toThrow('kind 99');
});
