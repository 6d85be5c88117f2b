import { expect, test } from 'vitest';
import { anyModel } from '#statecharts/any-model.ts';
import { paymentModel } from '#tests/machines/harness/fixtures/payment.model.ts';
import { boxesIn, chartOf, type Box, type Way } from '#tools/statecharts/chart.ts';
import { differenceOf, unionOf } from '#tools/statecharts/difference.ts';

const now = chartOf(anyModel(paymentModel));
const names = { name: 'payment', machine: 'payment', title: 'Payment' };
const change = (box: Box, at: string, by: (box: Box) => Box | null): Box => ({
  ...box,
  children: box.children.flatMap((child) => (child.path === at ? (by(child) ?? []) : change(child, at, by))),
});
const withWays =
  (by: (way: Way) => Way | null) =>
  (box: Box): Box => ({ ...box, ways: box.ways.flatMap((way) => by(way) ?? []) });
const sentences = (before: Box, after: Box) =>
  differenceOf(before, after, names).changes.map(({ fate, sentence }) => `${fate}: ${sentence}`);

test('a chart that did not change has no difference', () => {
  expect(sentences(now, chartOf(anyModel(paymentModel)))).toEqual([]);
});

test('a longer wait is told with both lengths', () => {
  const before = change(
    now,
    'way.paying.challenge',
    withWays((way) => (way.words === 'After 15 min' ? { ...way, words: 'After 10 min' } : way)),
  );
  expect(sentences(before, now)).toEqual(['changed: “Bank’s challenge” waits 15 min, before 10 min.']);
});

test('a way that is new and a way that is gone are told from both sides', () => {
  const without = change(
    now,
    'session.signedIn',
    withWays(() => null),
  );
  expect(sentences(without, now)).toEqual(['added: In “Signed in”, on “Session ended”, it goes to “Signed out”.']);
  expect(sentences(now, without)).toEqual(['removed: “Signed in” no longer goes to “Signed out” on “Session ended”.']);
});

test('a state that is gone stays in the drawing of both versions', () => {
  const without = change(now, 'way.unclear', () => null);
  expect(sentences(now, without)[0]).toBe('removed: The state “Payment unclear” is gone.');
  expect(boxesIn(unionOf(now, without)).map(({ path }) => path)).toContain('way.unclear');
  expect(
    boxesIn(unionOf(now, without))
      .find(({ path }) => path === 'way.unclear')
      ?.ways.every(({ id }) => id.endsWith('(before)')),
  ).toBe(true);
});

test('another beginning, other ports and other words for the customer are told', () => {
  const begun: Box = change(now, 'way', (box) => ({ ...box, initial: 'way.declined' }));
  expect(sentences(now, begun)).toEqual(['changed: “The payment” begins with “Declined”, before with “Choosing how to pay”.']);
  const asking = change(now, 'way.checking.asking', (box) => ({ ...box, asks: [...box.asks, 'bank'], shows: 'One moment' }));
  expect(sentences(now, asking)).toEqual([
    'changed: “Asking” asks find payment, bank, before find payment.',
    'changed: “Asking” shows “One moment”, before nothing.',
  ]);
});
