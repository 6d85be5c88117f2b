import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadPart } from '#src/browser/load-part.ts';
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

let written = 0;
/** An import of its own, lost so many times before it comes. */
const lostFor = (times: number) => {
  written += 1;
  const source = `() => import('./${written}.js')`;
  const load = Object.assign(vi.fn<() => Promise<string>>(), { toString: () => source });
  for (let time = 0; time < times; time += 1) load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module: x'));
  return load.mockResolvedValue('the part');
};

test('a part that comes is asked for once, and nobody hears of a loss', async () => {
  const load = lostFor(0);
  expect(await loadPart(load)).toBe('the part');
  expect(load).toHaveBeenCalledTimes(1);
  expect(heard).toBe(0);
});

test('a part that is lost twice is asked for a third time, and its loss is heard once', async () => {
  const load = lostFor(2);
  const part = loadPart(load);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await part).toBe('the part');
  expect(load).toHaveBeenCalledTimes(3);
  expect(heard).toBe(1);
});

test('the network that comes back is waited for no longer', async () => {
  const load = lostFor(1);
  const part = loadPart(load);
  await vi.advanceTimersByTimeAsync(1);
  window.dispatchEvent(new Event('online'));
  expect(await part).toBe('the part');
});

test('a part that never comes is lost in our own words: the router reloads the page for the browser’s', async () => {
  const load = lostFor(9);
  const part = loadPart(load);
  const lost = part.catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await lost).toBeInstanceOf(PartLost);
  expect(load).toHaveBeenCalledTimes(3);
  expect(String(await lost)).not.toContain('dynamically imported');
});

test('a part that is neither lost nor there after nine seconds is lost, and told of once it comes', async () => {
  let come: (part: string) => void = () => undefined;
  const lost = loadPart(
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
  await expect(loadPart(load)).rejects.toBeInstanceOf(PartLost);
  expect(load).toHaveBeenCalledTimes(1);
});

/** The page's head, to which each file comes that is not lost, and how often each was asked for. */
function headWithout(...lost: readonly string[]) {
  const askedFor: string[] = [];
  const append = (tag: EventTarget & { href: string }) => {
    askedFor.push(tag.href);
    queueMicrotask(() => tag.dispatchEvent(new Event(lost.includes(tag.href) ? 'error' : 'load')));
  };
  const createElement = () =>
    Object.assign(new EventTarget(), {
      relList: { supports: () => true },
      remove: () => undefined,
      setAttribute(this: { href: string }, _: string, href: string) {
        this.href = href;
      },
    });
  vi.stubGlobal('document', { querySelector: () => null, createElement, head: { append } });
  vi.stubGlobal('fetch', (file: string) => {
    askedFor.push(file);
    return Promise.resolve({ ok: !lost.includes(file) });
  });
  return askedFor;
}
const timesOf = (askedFor: readonly string[], file: string) => askedFor.filter((one) => one === file).length;
const lossOf = (part: Promise<unknown>): Promise<PartLost> =>
  part.then(
    () => Promise.reject(new Error('it came')),
    (error: unknown) => (error instanceof PartLost ? error : Promise.reject(error as Error)),
  );

test('a file that many parts share is asked for three times by all of them, and not at all after it was lost', async () => {
  const askedFor = headWithout('/assets/shared.js');
  const parts = ['one', 'two', 'three'].map((name) => lossOf(loadPart(lostFor(0), [`assets/${name}.js`, 'assets/shared.js'])));
  await vi.advanceTimersByTimeAsync(2_000);
  const later = lossOf(loadPart(lostFor(0), ['assets/four.js', 'assets/shared.js']));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await Promise.all([...parts, later])).toHaveLength(4);
  await expect(loadPart(lostFor(0), ['assets/shared.js'])).rejects.toBeInstanceOf(PartLost);
  expect(timesOf(askedFor, '/assets/shared.js')).toBe(3);
  expect(timesOf(askedFor, '/assets/one.js')).toBe(1);
});

test.each(['click', 'keydown', 'popstate', 'online'])('what was lost is asked for anew after: %s', async (sign) => {
  const file = `assets/until-${sign}.js`;
  const askedFor = headWithout(`/${file}`);
  const lost = lossOf(loadPart(lostFor(0), [file]));
  await vi.advanceTimersByTimeAsync(10_000);
  expect((await lost).isRemembered).toBe(false);
  headWithout();
  window.dispatchEvent(new Event(sign));
  expect(await loadPart(lostFor(0), [file])).toBe('the part');
  expect(timesOf(askedFor, `/${file}`)).toBe(3);
});

test('whoever hears that the network is back may ask for what was lost at once, though it began to listen before', async () => {
  await loadPart(lostFor(0));
  let again: Promise<unknown> = Promise.resolve();
  window.addEventListener('online', () => {
    again = loadPart(lostFor(0), ['assets/page.css', 'assets/dishes.css']);
  });
  vi.stubGlobal('navigator', { onLine: false });
  headWithout('/assets/page.css', '/assets/dishes.css');
  await lossOf(loadPart(lostFor(0), ['assets/page.css', 'assets/dishes.css']));
  vi.stubGlobal('navigator', { onLine: true });
  headWithout();
  window.dispatchEvent(new Event('online'));
  expect(await again).toBe('the part');
});

test('the same import is asked for three times, wherever it is written', async () => {
  const load = lostFor(9);
  const written = [() => load(), () => load()];
  const lost = Promise.allSettled(written.map((one) => loadPart(one)));
  await vi.advanceTimersByTimeAsync(10_000);
  await lost;
  expect(load).toHaveBeenCalledTimes(3);
});

test('a file that can be had and still does not come is known to be remembered as lost by the browser', async () => {
  headWithout('/assets/remembered.js');
  vi.stubGlobal('fetch', () => Promise.resolve({ ok: true }));
  const lost = lossOf(loadPart(lostFor(0), ['assets/remembered.js']));
  await vi.advanceTimersByTimeAsync(10_000);
  expect((await lost).isRemembered).toBe(true);
});
