import { beforeAll, expect, test } from 'vitest';
import { AKIN } from '#tools/statecharts/akin-words.ts';
import { chartOf } from '#statecharts/draw/chart.ts';
import { loadModels } from '#statecharts/draw/models.ts';
import { refusalSentence } from '#tools/statecharts/project.ts';
import { entriesOf, finderOf, type Entry } from '#statecharts/draw/search.ts';
import { storiesOf } from '#statecharts/draw/stories.ts';

const flows = [
  'account-deletion',
  'address',
  'cancellation',
  'checkout',
  'order-placement',
  'page',
  'payment',
  'promo',
  'rating',
  'reorder',
  'session',
  'sign-in',
  'tracking',
  'wallet-top-up',
];

let find: (typed: string) => readonly Entry[];
beforeAll(async () => {
  const models = await loadModels('machines');
  const entries = models
    .filter(({ name }) => flows.includes(name))
    .flatMap(({ name, model }) => {
      const root = chartOf(model);
      return entriesOf(name, root, storiesOf(model, root, refusalSentence));
    });
  find = finderOf(entries, AKIN);
});
const first = (typed: string) => find(typed)[0];

test.each([
  ['the card is declined', 'What happens when the card is declined?'],
  ['promo expires', 'What happens when a promo code has expired?'],
  ['time slot full', 'What happens when the last place in a time slot goes to somebody else?'],
  ['second tab', 'another tab'],
  ['address out of area', 'nobody delivers'],
  ['item gone from the menu', 'a dish is gone from the menu'],
  ['courier never found', 'no courier is found'],
  ['store closes before I pay', 'the store closes'],
  ['session ends while paying', 'session'],
  ['wrong password', 'the password is wrong'],
  ['internet lost while following', 'the connection is lost on the way'],
  ['my coupon has expired', 'What happens when a promo code has expired?'],
  ['order again', 'I order again and nothing has changed'],
  ['order again new required choice', 'now has a required choice'],
  ['saved address out of reach', 'too far from the store'],
  ['rating of yesterday', 'a rating of yesterday'],
  ['signed out everywhere while the basket is edited', 'I am signed out everywhere while I edit my basket'],
  ['store shortens its hours', 'shortens its hours'],
  ['top up wallet browser closes', 'closes the tab while the bank asks'],
  ['code on the delivery fee, then pickup', 'takes off the delivery fee and the order is picked up'],
  ['cancel while the store accepts', 'the store accepts while I press the button'],
  ['account deleted while the wallet holds money', 'while there is money in the wallet'],
  ['restaurant shut before I pay', 'the store stops delivering'],
  ['I dawdle, and by the time I press pay that time is too soon', 'the chosen time'],
])('who looks for “%s” finds it among the first three', (typed, title) => {
  expect(
    find(typed)
      .slice(0, 3)
      .map((entry) => entry.title),
  ).toContainEqual(expect.stringContaining(title));
});

test('slips, accents and case are forgiven', () => {
  expect(first('PROMO experd')?.title).toContain('promo code has expired');
  expect(first('crad declined')?.title).toBe('What happens when the card is declined?');
});

test('what the customer reads is found', () => {
  const found = first('this time slot is full choose another');
  expect(`${found?.title} ${found?.more}`).toContain('time slot is full');
});

test('what has most of the words is found where nothing has all', () => {
  expect(first('card declined on a zeppelin')?.title).toBe('What happens when the card is declined?');
  expect(find('zeppelin')).toEqual([]);
  expect(find('   ')).toEqual([]);
});

test('each thing that is found leads to a journey or a state of its flow', () => {
  expect(find('declined').filter(({ link }) => !/^(?:journey|state)=\S+$/.test(link))).toEqual([]);
});
