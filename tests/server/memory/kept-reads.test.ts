import { expect, test } from 'vitest';
import { keepFor } from '#server/memory/kept-reads.ts';

test('an answer is kept for as long as was said, each under its key, and not longer when the clock is set back', async () => {
  let now = 1_000;
  const catalogue = keepFor(500, () => now);
  let reads = 0;
  const read = () => Promise.resolve((reads += 1));
  expect(await Promise.all([catalogue('a', read), catalogue('a', read)])).toEqual([1, 1]);
  expect(await catalogue('b', read)).toBe(2);
  now = 1_499;
  expect(await catalogue('a', read)).toBe(1);
  now = 1_500;
  expect(await catalogue('a', read)).toBe(3);
  now = 900;
  expect(await catalogue('a', read)).toBe(4);
});

test('what could not be read is read anew, and 0 keeps nothing', async () => {
  const fails = keepFor(500, () => 0);
  await expect(fails('a', () => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
  expect(await fails('a', () => Promise.resolve('here'))).toBe('here');
  const none = keepFor(0, () => 0);
  expect([await none('a', () => Promise.resolve(1)), await none('a', () => Promise.resolve(2))]).toEqual([1, 2]);
});

test('of many answers the oldest are forgotten', async () => {
  const catalogue = keepFor(500, () => 0);
  for (let key = 0; key < 1_200; key += 1) await catalogue(String(key), () => Promise.resolve(key));
  expect(await catalogue('1199', () => Promise.resolve(-1))).toBe(1_199);
  expect(await catalogue('0', () => Promise.resolve(-1))).toBe(-1);
});
