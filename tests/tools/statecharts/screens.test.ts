import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { anchorOf, screenAt, screens } from '#tools/statecharts/screens/all-screens.ts';
import { ruleGroups } from '#tools/statecharts/screens/all-rules.ts';
import { helpAnswers } from '#tools/statecharts/screens/help-answers.ts';
import { ruleValues } from '#tools/statecharts/screens/rule-values.ts';
import { routesIn, waysOnIn } from '#tools/statecharts/screens/ways-on.ts';
import { isSpacedWrongly } from '../../house/french-spaces.ts';

const home = fileURLToPath(new URL('../../..', import.meta.url));
const routes = [...routesIn(home).values()];
const waysOn = waysOnIn(home);

test('every route of the router is on one screen, and no screen is at a route that is none', () => {
  expect(screens.flatMap(({ route, alsoAt = [] }) => [route, ...alsoAt]).toSorted()).toEqual(routes.toSorted());
  expect(new Set(screens.map(anchorOf)).size).toBe(screens.length);
});

test('screens are told in both languages, with the spaces that French sets', () => {
  const french = screens.flatMap(({ title, shows }) => [title, ...shows]);
  expect(french.filter(({ en, fr }) => en === '' || fr === '' || en === fr)).toEqual([]);
  expect(french.map(({ fr }) => fr).filter(isSpacedWrongly)).toEqual([]);
});

describe('ways on are read from the code', () => {
  test('the thanks lead to following the order, to stores and to another parcel', () => {
    expect([...waysOn('/thankyou').routes]).toEqual(expect.arrayContaining(['/delivery-coming', '/stores', '/courier_order', '/orders']));
    expect(waysOn('/thankyou').routes).not.toContain('/basket');
  });

  test('links of a dialog that is brought later count, links of the frame do not', () => {
    expect(waysOn('/delivery-coming').routes).toContain('/help');
    expect(waysOn('/help').routes).not.toContain('/partner');
  });

  test('a screen brings the flows that its code imports', () => {
    expect([...waysOn('/basket').flows]).toEqual(expect.arrayContaining(['checkout', 'promo', 'wallet-switch', 'cards']));
    expect(waysOn('/thankyou').flows).not.toContain('cart');
  });

  test('whatever is led to is on a screen', () => {
    expect(routes.flatMap((route) => [...waysOn(route).routes]).filter((route) => !screenAt(route))).toEqual([]);
  });
});

test('what help answers has its question and answer in both languages, without markup', () => {
  const answers = helpAnswers();
  expect(answers.length).toBeGreaterThan(30);
  expect(answers.filter(({ answer }) => /[{}[\]]/.test(answer.en + answer.fr))).toEqual([]);
});

describe('rules', () => {
  const groups = ruleGroups();
  const rules = groups.flatMap((group) => group.rules);
  const said = [...groups.map(({ title }) => title), ...rules.map(({ rule }) => rule)];

  test('are kept by files that are there', () => {
    expect(rules.length).toBeGreaterThan(90);
    expect(rules.filter(({ keptBy }) => !existsSync(join(home, keptBy))).map(({ id, keptBy }) => `${id}: ${keptBy}`)).toEqual([]);
  });

  test('are told in both languages, with the spaces that French sets and every number filled in', () => {
    expect(said.filter(({ en, fr }) => en === '' || fr === '' || en === fr)).toEqual([]);
    expect(said.map(({ fr }) => fr).filter((text) => isSpacedWrongly(text) || /\u0020[;:?!»]|«\u0020|'/u.test(text))).toEqual([]);
    expect(said.filter(({ en, fr }) => /[{}]|NaN|\d\.\d{3}/.test(en + fr))).toEqual([]);
  });

  test('quote what the shop says, word for word', () => {
    const saidIn = (language: 'en' | 'fr') => {
      const folder = join(home, 'locales', language);
      const texts = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'));
      const field = language === 'en' ? 'msgid' : 'msgstr';
      return new Set(texts.flatMap((text) => [...text.matchAll(new RegExp(`^${field} "(.*)"$`, 'gm'))].map(([, words]) => words)));
    };
    const quoted = (language: 'en' | 'fr', mark: RegExp) =>
      said.flatMap((text) => [...text[language].matchAll(mark)].map(([, words = '']) => words));
    const english = quoted('en', /“([^”]+)”/g);
    expect(english).toContain('Please Login First');
    expect(english.filter((words) => !saidIn('en').has(words))).toEqual([]);
    expect(quoted('fr', /«\u202f([^»]+)\u202f»/g).filter((words) => !saidIn('fr').has(words))).toEqual([]);
  });

  test('name whole numbers alone, or money', () => {
    expect(Object.entries(ruleValues()).filter(([, value]) => typeof value === 'number' && !Number.isInteger(value))).toEqual([]);
  });

  test('are no two alike, and have a place each', () => {
    for (const texts of [rules.map(({ id }) => id), said.map(({ en }) => en), said.map(({ fr }) => fr)])
      expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
    expect(rules.filter(({ id }) => !/^[a-z]+(?:-[a-z]+)*$/.test(id))).toEqual([]);
  });
});
