import { QueryPromise } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createCache } from '#server/memory/cache.ts';

const MEGABYTE = 1_048_576;
const cacheFor = (milliseconds: number, now: () => number = () => 0, bytes = MEGABYTE) =>
  createCache({ age: () => milliseconds, bytes, now });

test('an answer is kept for as long as was said, each under its key, and not longer when the clock is set back', async () => {
  let now = 1_000;
  const { keep } = cacheFor(500, () => now);
  let reads = 0;
  const read = () => Promise.resolve((reads += 1));
  expect(await Promise.all([keep('a', read), keep('a', read)])).toEqual([1, 1]);
  expect(await keep('b', read)).toBe(2);
  now = 1_499;
  expect(await keep('a', read)).toBe(1);
  now = 1_500;
  expect(await keep('a', read)).toBe(3);
  now = 900;
  expect(await keep('a', read)).toBe(4);
});

test('whoever makes it anew sees what was kept before', async () => {
  let now = 0;
  const { keep } = cacheFor(500, () => now);
  const counted = (before: number | undefined) => Promise.resolve((before ?? 0) + 1);
  expect(await keep('a', counted)).toBe(1);
  now = 500;
  expect(await keep('a', counted)).toBe(2);
});

test('what could not be read is read anew, and 0 keeps nothing', async () => {
  const { keep } = cacheFor(500);
  await expect(keep('a', () => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
  expect(await keep('a', () => Promise.resolve('here'))).toBe('here');
  const none = cacheFor(0);
  expect([await none.keep('a', () => Promise.resolve(1)), await none.keep('a', () => Promise.resolve(2))]).toEqual([1, 2]);
});

test('news of a subject end what was made of it, and what says nothing of what it was made of', async () => {
  const { keep, forget } = cacheFor(500);
  let reads = 0;
  const read = () => Promise.resolve((reads += 1));
  const ask = () => Promise.all([keep('list', read, () => ['category 1']), keep('menu', read, () => ['store 1']), keep('other', read)]);
  expect(await ask()).toEqual([1, 2, 3]);
  forget('store 1');
  expect(await ask()).toEqual([1, 4, 5]);
});

test('what was being read when news came is told to who asked before, and to nobody after', async () => {
  const { keep, forget } = cacheFor(500);
  let end = (_value: string) => undefined as void;
  const old = keep(
    'a',
    () => new Promise<string>((done) => void (end = done)),
    () => ['store 2'],
  );
  forget('store 1');
  const fresh = keep('a', () => Promise.resolve('new'));
  end('old');
  expect([await old, await fresh, await keep('a', () => Promise.resolve('newer'))]).toEqual(['old', 'new', 'new']);
});

test('what is about nothing that lasts is told to those who wait for it, and kept for nobody', async () => {
  const { keep } = cacheFor(500);
  let reads = 0;
  const read = () => Promise.resolve((reads += 1));
  const none = () => null;
  expect(await Promise.all([keep('a', read, none), keep('a', read, none)])).toEqual([1, 1]);
  expect(await keep('a', read, none)).toBe(2);
});

test('of many answers those that were not used for longest are forgotten, by what they weigh', async () => {
  const { keep } = cacheFor(500, () => 0, 10_000);
  const heavy = (key: string) => keep(key, () => Promise.resolve({ key, weight: 3_000 }));
  const first = await heavy('1');
  await heavy('2');
  await heavy('3');
  expect(await heavy('1')).toBe(first);
  const second = await heavy('4').then(() => heavy('2'));
  expect(await heavy('2')).toBe(second);
  expect(await heavy('1')).toBe(first);
  let made = 0;
  await keep('3', () => Promise.resolve((made += 1)));
  expect(made).toBe(1);
});

test('what begins anew for each who waits for it, as a query does, begins once', async () => {
  const { keep } = cacheFor(500);
  let asked = 0;
  class Query extends QueryPromise<number> {
    execute = () => Promise.resolve((asked += 1));
  }
  const query = () => keep('a', () => new Query());
  expect(await Promise.all([query(), query(), query()])).toEqual([1, 1, 1]);
});
