import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { bringPart } from '#src/browser/bring-part.ts';
import { PartLost } from '#src/browser/part-lost.ts';

let heard = 0;
beforeEach(() => {
  vi.useFakeTimers();
  heard = 0;
  const page = new EventTarget();
  page.addEventListener('vite:preloadError', () => {
    heard += 1;
  });
  vi.stubGlobal('window', page);
  vi.stubGlobal('navigator', { onLine: true });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A part that is lost so many times before it comes. */
const lostFor = (times: number) => {
  const load = vi.fn<() => Promise<string>>();
  for (let time = 0; time < times; time += 1) load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module: x'));
  return load.mockResolvedValue('the part');
};

test('a part that comes is asked for once, and nobody hears of a loss', async () => {
  const load = lostFor(0);
  expect(await bringPart(load)).toBe('the part');
  expect(load).toHaveBeenCalledTimes(1);
  expect(heard).toBe(0);
});

test('a part that is lost twice is asked for a third time, and its loss is heard once', async () => {
  const load = lostFor(2);
  const part = bringPart(load);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await part).toBe('the part');
  expect(load).toHaveBeenCalledTimes(3);
  expect(heard).toBe(1);
});

test('the network that comes back is waited for no longer', async () => {
  const load = lostFor(1);
  const part = bringPart(load);
  await vi.advanceTimersByTimeAsync(1);
  window.dispatchEvent(new Event('online'));
  expect(await part).toBe('the part');
});

test('a part that never comes is lost in our own words: the router reloads the page for the browser’s', async () => {
  const load = lostFor(9);
  const part = bringPart(load);
  const lost = part.catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await lost).toBeInstanceOf(PartLost);
  expect(load).toHaveBeenCalledTimes(3);
  expect(String(await lost)).not.toContain('dynamically imported');
});

test('a part that is neither lost nor there after nine seconds is lost, and told of once it comes', async () => {
  let come: (part: string) => void = () => undefined;
  const lost = bringPart(
    () =>
      new Promise<string>((done) => {
        come = done;
      }),
  ).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(9_000);
  const error = await lost;
  expect(error).toBeInstanceOf(PartLost);
  come('the part');
  expect(await (error as PartLost).late).toBe('the part');
});

test('who is offline is told at once', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  const load = lostFor(9);
  await expect(bringPart(load)).rejects.toBeInstanceOf(PartLost);
  expect(load).toHaveBeenCalledTimes(1);
});

test.each([
  [true, true],
  [false, false],
])('where its files can be had: %s, the browser is known to remember the loss: %s', async (ok, isRemembered) => {
  vi.stubGlobal('fetch', () => Promise.resolve({ ok }));
  vi.stubGlobal('document', { querySelector: () => ({}) });
  const lost = bringPart(lostFor(5), ['assets/a.js', 'assets/a.css']).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await lost).toMatchObject({ isRemembered });
});
