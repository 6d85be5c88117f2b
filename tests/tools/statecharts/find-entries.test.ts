import { fileURLToPath } from 'node:url';
import { beforeAll, expect, test } from 'vitest';
import { chartOf } from '#tools/statecharts/chart.ts';
import { loadModels } from '#tools/statecharts/models.ts';
import { finderOf, type Found } from '#tools/statecharts/page/find-entries.ts';
import { refusalSentence } from '#tools/statecharts/refusal-sentences.ts';
import { entriesOf } from '#tools/statecharts/search-entries.ts';
import { storiesOf } from '#tools/statecharts/stories.ts';

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

let find: (typed: string) => Found | null;
beforeAll(async () => {
  const models = await loadModels(fileURLToPath(new URL('../../../machines/*/*.model.ts', import.meta.url)));
  const searched = models
    .filter(({ name }) => flows.includes(name))
    .map(({ name, model }) => {
      const root = chartOf(model);
      return {
        name,
        title: model.title,
        entries: entriesOf(root, storiesOf(model, root, refusalSentence)),
      };
    });
  find = finderOf(searched);
});
const first = (typed: string) => find(typed)?.entries[0];

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
  ['restaurant shut before I pay', 'the store closes'],
  ['I dawdle, and by the time I press pay that time is too soon', 'the chosen time'],
])('who looks for “%s” finds it first', (typed, title) => {
  expect(first(typed)?.title).toContain(title);
});

test('slips, accents and case are forgiven', () => {
  expect(first('PROMO experd')?.title).toBe(first('promo expired')?.title);
  expect(first('crad declined')?.title).toBe('What happens when the card is declined?');
});

test('what the customer reads is found', () => {
  const found = first('this time slot is full choose another');
  expect(`${found?.title} ${found?.more}`).toContain('time slot is full');
});

test('what has most of the words is found where nothing has all, and it is said', () => {
  const found = find('card declined on a zeppelin');
  expect(found?.isWhole).toBe(false);
  expect(found?.entries[0]?.title).toBe('What happens when the card is declined?');
  expect(find('zeppelin')).toEqual({ entries: [], isWhole: false });
  expect(find('   ')).toBeNull();
});

test('each thing that is found leads to a journey or a state of its flow', () => {
  expect(
    find('declined')
      ?.entries.map(({ link }) => link)
      .filter((link) => !/^(?:journey|state)=\S+$/.test(link)),
  ).toEqual([]);
});
