import { beforeAll, expect, test } from 'vitest';
import { AKIN } from '#tools/statecharts/akin-words.ts';
import { chartOf } from '#statecharts/draw/chart.ts';
import { loadModels } from '#statecharts/draw/models.ts';
import { refusalSentence } from '#tools/statecharts/project.ts';
import { entriesOf, finderOf, type Entry } from '#statecharts/draw/search.ts';
import { storiesOf } from '#statecharts/draw/stories.ts';

let entries: readonly Entry[];
let find: (typed: string) => readonly Entry[];
beforeAll(async () => {
  const models = await loadModels('machines');
  entries = models.flatMap(({ name, model }) => {
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
  ['store closes before I pay', 'the store closes'],
  ['session ends while paying', 'session'],
  ['wrong password', 'the password is wrong'],
  ['internet lost while following', 'the connection is lost on the way'],
  ['my coupon has expired', 'What happens when a promo code has expired?'],
  ['order again', 'I order again and nothing has changed'],
  ['restaurant shut before I pay', 'the store stops delivering'],
  ['I dawdle, and by the time I press pay that time is too soon', 'the chosen time'],
])('who looks for “%s” finds it among the first three', (typed, title) => {
  expect(
    find(typed)
      .slice(0, 3)
      .map((entry) => entry.title),
  ).toContainEqual(expect.stringContaining(title));
});

/** What owners asked, typed as they said it, and the question that answers it; null where no flow does. */
const ASKED: readonly (readonly [typed: string, title: string | null])[] = [
  ['The customer tops up the wallet and the browser dies before the third step', 'closes the tab while the bank asks'],
  ['A parcel is sent and no courier is found', 'no courier is found'],
  ['Somebody is signed out everywhere while they edit the basket', 'signed out everywhere while I edit my basket'],
  ['The saved address is out of the store’s reach', 'too far from the store'],
  ['Somebody orders again and a dish has a new required choice', 'now has a required choice'],
  ['The customer cancels while the store accepts', 'the store accepts while I press the button'],
  ['Can a rating of yesterday still be changed?', 'a rating of yesterday'],
  ['The store shortens its hours and my order is scheduled', 'shortens its hours'],
  ['A promo code takes off the delivery fee, then I choose pickup', 'takes off the delivery fee and the order is picked up'],
  ['The account is deleted while an order runs and the wallet is filled', 'the account is deleted while'],
  ['What does the customer see when the store rejects the order?', 'the store says no'],
  ['Does the customer get the money back when no courier is found?', 'no courier is found'],
  ['The phone goes offline while the customer is changing the basket', 'put in without a connection'],
  ['What if the bank never answers?', 'the bank’s question is left open'],
  ['The order is late, what do we tell the customer?', null],
  ['The food came cold or the wrong dish was in the bag', 'a dish came cold'],
  ['A dish is sold out after somebody put it into the basket', 'a dish is gone from the menu'],
  ['Somebody keeps typing a wrong password', 'the password is wrong'],
  ['A picture of the parcel is too big', null],
  ['The customer signs out in one tab and another tab is still open', 'I sign out while another tab shows my basket'],
];

test('eighteen of twenty questions that owners asked are answered among the first three', () => {
  const isAnswered = (typed: string, title: string | null) =>
    title !== null &&
    find(typed)
      .slice(0, 3)
      .some((entry) => entry.title.includes(title));
  const unanswered = ASKED.filter(([typed, title]) => !isAnswered(typed, title));
  expect(unanswered).toEqual(ASKED.filter(([, title]) => title === null));
  expect(ASKED.length - unanswered.length).toBe(18);
});

test('a title that is typed exactly leads, and a question does without its first words', () => {
  const typed = (title: string) =>
    title
      .replace(/^What happens when /, '')
      .replace(/[?”“]/g, '')
      .toUpperCase();
  const same = ({ title }: Entry, other: Entry | undefined) => other !== undefined && typed(title) === typed(other.title);
  expect(entries.length).toBeGreaterThan(1_000);
  const titled = entries.filter(({ kind }) => kind !== 'event');
  expect(titled.filter((entry) => !same(entry, first(entry.title)) || !same(entry, first(typed(entry.title))))).toEqual([]);
});

test('a question is found once, not again by each of its steps', () => {
  expect(first('A soup is cold, and that is all')?.title).toBe('What happens when a dish came cold and I want no money?');
  expect(find('A soup is cold, and that is all').filter(({ kind }) => kind !== 'question')).toEqual([]);
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
