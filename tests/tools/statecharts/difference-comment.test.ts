import { beforeAll, expect, test } from 'vitest';
import { anyModel } from '#tests/machines/harness/any-model.ts';
import { paymentModel } from '#tests/machines/harness/fixtures/payment.model.ts';
import { boxesIn, chartOf, type Box } from '#tools/statecharts/chart.ts';
import { differenceComment, type Comment } from '#tools/statecharts/difference-comment.ts';
import { differencesOf, type Pair } from '#tools/statecharts/difference-page.ts';

const now = chartOf(anyModel(paymentModel));
const each = (box: Box, by: (box: Box) => Box | null): Box => ({
  ...box,
  children: box.children.flatMap((child) => by(each(child, by)) ?? []),
});

/** The payment as it was: its challenge waited ten minutes, a state had another name, and there was one more. */
const before = each(now, (box) => {
  const ways = box.ways.map((way) => (way.words === 'After 15 min' ? { ...way, words: 'After 10 min' } : way));
  return { ...box, ways, title: box.path === 'way.declined' ? 'No | <money>' : box.title };
});
const after = each(now, (box) => (box.path === 'way.unclear' ? null : { ...box, ways: box.ways.filter(({ to }) => to !== 'way.unclear') }));

const pair = (older: Box | null, newer: Box | null): Pair => ({
  name: 'payment',
  machine: 'payment',
  title: 'Payment',
  before: older,
  after: newer,
});
const commentOn = (one: Pair, address?: string): Promise<Comment> =>
  differenceComment([one], differencesOf([one]), 'abc1234 · 2026-11-20', address);

let comment: Comment;
beforeAll(async () => {
  comment = await commentOn(pair(before, after));
});
const picture = (version: string) => comment.pictures.get(`payment.${version}.svg`) ?? '';
const classesOf = (svg: string, path: string) => new RegExp(`<g class="([^"]*)" data-state="${path}"`).exec(svg)?.[1]?.split(' ');
const placeOf = (svg: string, path: string) =>
  new RegExp(`data-state="${path}"[^>]*>(?:<rect class="halo"[^>]*>)?(<rect[^>]*>)`).exec(svg)?.[1];

test('every change is a sentence, with the flow before and after as pictures beside it', () => {
  const lines = comment.markdown.split('\n');
  expect(lines[3]).toBe('One flow since abc1234 · 2026-11-20. Green is new, red is gone, amber is changed.');
  expect(lines).toEqual(
    expect.arrayContaining([
      '### Payment',
      '- **Removed**: The state “Payment unclear” is gone. The customer reads how to reach support.',
      '- **Changed**: “Bank’s challenge” waits 15 min, before 10 min.',
      '- **Changed**: “No \\| \\<money\\>” is called “Declined” now.',
      '| ![Payment, before](payment.before.svg) | ![Payment, after](payment.after.svg) |',
    ]),
  );
  expect([...comment.pictures.keys()]).toEqual(['payment.before.svg', 'payment.after.svg']);
});

test('each picture has its own words, what changed in its colour, and the rest where the other has it', () => {
  expect(picture('before')).toContain('>After 10 min<');
  expect(picture('before')).not.toContain('>After 15 min<');
  expect(picture('after')).toContain('>After 15 min<');
  expect(picture('after')).not.toContain('(was ');
  expect(classesOf(picture('before'), 'way.unclear')).toContain('removed');
  expect(classesOf(picture('after'), 'way.unclear')).toBeUndefined();
  for (const version of ['before', 'after']) {
    expect(classesOf(picture(version), 'way.declined')).toContain('changed');
    expect(picture(version)).toMatch(/class="row by-time changed" data-way="way\.paying\.challenge \| xstate\.after\.challengeLimit/);
  }
  const kept = boxesIn(after).filter(({ path }) => path !== '');
  expect(kept.length).toBeGreaterThan(10);
  for (const { path } of kept)
    expect({ path, at: placeOf(picture('before'), path) }).toEqual({ path, at: placeOf(picture('after'), path) });
});

test('the same versions give the same bytes, and pictures may be elsewhere', async () => {
  const again = await commentOn(pair(before, after), 'https://pictures.example/42/');
  expect([...again.pictures]).toEqual([...comment.pictures]);
  expect(again.markdown).toBe(comment.markdown.replaceAll('](payment.', '](https://pictures.example/42/payment.'));
});

test('a flow that is new, or gone, has one picture and is told as a whole', async () => {
  const [added, removed] = [await commentOn(pair(null, now)), await commentOn(pair(now, null))];
  expect([...added.pictures.keys()]).toEqual(['payment.after.svg']);
  expect(added.markdown).toContain('### Payment (new)\n\n- **Added**: the whole flow, ');
  expect([...removed.pictures.keys()]).toEqual(['payment.before.svg']);
  expect(removed.markdown).toContain('### Payment (gone)\n\n- **Removed**: the whole flow, ');
});

test('that nothing changed is said', async () => {
  const { markdown, pictures } = await commentOn(pair(now, chartOf(anyModel(paymentModel))));
  expect(markdown).toContain('Nothing: every flow is as it was at abc1234 · 2026-11-20.');
  expect(pictures.size).toBe(0);
});
