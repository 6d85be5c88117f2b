import { PartLost } from './part-lost.ts';

/** How long a part that did not come is waited for before it is asked for again, milliseconds: three times in all. */
const WAITS = [900, 3_600];
/** Longer than this nobody waits without a word, milliseconds. */
const PATIENCE = 9_000;

const isStyle = (file: string) => file.endsWith('.css');

/** A pause, which ends early when the network comes back. */
const pause = (milliseconds: number): Promise<void> =>
  new Promise((go) => {
    const end = () => {
      clearTimeout(timer);
      window.removeEventListener('online', end);
      go();
    };
    const timer = setTimeout(end, milliseconds);
    window.addEventListener('online', end);
  });

const coming = new Map<string, Promise<void>>();

/** Links a file from the page's head, once. One that does not come leaves nothing behind, so that it can be asked for again. */
function link(file: string): Promise<void> {
  const before = coming.get(file);
  if (before) return before;
  const href = `/${file}`;
  if (document.querySelector(`link[href="${href}"]`)) return Promise.resolve();
  const tag = document.createElement('link');
  tag.rel = isStyle(file) ? 'stylesheet' : 'modulepreload';
  tag.crossOrigin = '';
  tag.setAttribute('href', href);
  const linked = new Promise<void>((go, fail) => {
    tag.addEventListener('load', () => go());
    tag.addEventListener('error', () => {
      tag.remove();
      coming.delete(file);
      fail(new Error(file));
    });
  });
  coming.set(file, linked);
  document.head.append(tag);
  return linked;
}

const canBeHad = (file: string) =>
  fetch(`/${file}`).then(
    ({ ok }) => ok,
    () => false,
  );

/**
 * Brings a part of the page: what `load` imports, with the files that come with it. It stands in the place of the
 * bundler's own helper around every `import()` (`tools/bring-parts.ts`). A part that does not come is asked for again
 * some times; `vite:preloadError` is heard with the first loss, since a newer release may have taken its files away. One
 * that is neither lost nor there after nine seconds counts as lost, and is told of once it comes (`PartLost.late`).
 * @param files scripts and styles, from the page's root
 * @throws PartLost
 */
export async function bringPart<Part>(load: () => Promise<Part>, files: readonly string[] = []): Promise<Part> {
  const coming = askFor(load, files);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const enough = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new PartLost(null, false, coming)), PATIENCE);
  });
  try {
    return await Promise.race([coming, enough]);
  } finally {
    clearTimeout(timer);
  }
}

async function askFor<Part>(load: () => Promise<Part>, files: readonly string[]): Promise<Part> {
  for (let tries = 0; ; tries += 1) {
    try {
      // Scripts are linked so that they come side by side; only the import itself tells whether they came.
      for (const file of files) if (!isStyle(file)) void link(file).catch(() => undefined);
      const [part] = await Promise.all([load(), ...files.filter(isStyle).map(link)]);
      return part;
    } catch (error) {
      if (tries === 0) window.dispatchEvent(new Event('vite:preloadError'));
      const wait = WAITS[tries];
      // Who is offline is told at once, and goes on when the network is back.
      if (wait === undefined || !navigator.onLine)
        throw new PartLost(error, files.length > 0 && (await Promise.all(files.map(canBeHad))).every(Boolean));
      await pause(wait);
    }
  }
}
