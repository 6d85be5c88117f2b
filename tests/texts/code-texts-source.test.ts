import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadedOnce, type CodeTexts } from '#src/texts/code-texts-context.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const words = {} as CodeTexts;

test('words are loaded once', async () => {
  const load = vi.fn(() => Promise.resolve(words));
  const source = loadedOnce(load);
  expect([await source(), await source()]).toEqual([words, words]);
  expect(load).toHaveBeenCalledTimes(1);
});

test('a load that failed is forgotten: the next refusal has its words', async () => {
  const source = loadedOnce(vi.fn(() => Promise.resolve(words)).mockRejectedValueOnce(new Error('lost')));
  expect(await source()).toBeNull();
  expect(await source()).toBe(words);
});

test('words that are late are not waited for, and are there for the next refusal', async () => {
  const source = loadedOnce(
    () =>
      new Promise((go) => {
        setTimeout(() => go(words), 5_000);
      }),
  );
  const first = source();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await first).toBeNull();
  await vi.advanceTimersByTimeAsync(3_000);
  expect(await source()).toBe(words);
});
