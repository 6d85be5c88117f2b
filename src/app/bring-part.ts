import { PartLost } from '../flows/part-lost.ts';

/** How long a part that did not come is waited for before it is asked for again, milliseconds: ten seconds in all. */
const WAITS = [400, 1_200, 2_800, 5_600];

const isStyle = (file: string) => file.endsWith('.css');
const styles = new Map<string, Promise<void>>();

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

/** Links a file from the page's head, unless it is linked already. */
function addLink(file: string): HTMLLinkElement | null {
  const href = `/${file}`;
  if (document.querySelector(`link[href="${href}"]`)) return null;
  const link = document.createElement('link');
  link.rel = isStyle(file) ? 'stylesheet' : 'modulepreload';
  link.crossOrigin = '';
  link.setAttribute('href', href);
  document.head.append(link);
  return link;
}

/** Brings a style sheet once; one that did not come leaves nothing behind, so that it can be asked for again. */
function bringStyle(file: string): Promise<void> | undefined {
  const link = styles.has(file) ? null : addLink(file);
  if (link) {
    styles.set(file, new Promise((go, fail) => {
      link.onload = () => go();
      link.onerror = () => {
        link.remove();
        styles.delete(file);
        fail(new Error(file));
      };
    }));
  }
  return styles.get(file);
}

const canBeHad = (file: string) => fetch(`/${file}`).then(({ ok }) => ok, () => false);

/**
 * Brings a part of the page: what `load` imports, with the files that come with it. It stands in the place of the
 * bundler's own helper around every `import()` (`tools/bring-parts.ts`). A part that does not come is asked for again
 * some times; `vite:preloadError` is heard with the first loss, since a newer release may have taken its files away.
 * @param files scripts and styles, from the page's root
 * @throws PartLost
 */
export async function bringPart<Part>(load: () => Promise<Part>, files: readonly string[] = []): Promise<Part> {
  for (let tries = 0; ; tries += 1) {
    try {
      for (const file of files) if (!isStyle(file)) addLink(file);
      await Promise.all(files.filter(isStyle).map(bringStyle));
      return await load();
    } catch (error) {
      if (tries === 0) window.dispatchEvent(new Event('vite:preloadError'));
      const wait = WAITS[tries];
      if (wait === undefined) throw new PartLost(error, files.length > 0 && (await Promise.all(files.map(canBeHad))).every(Boolean));
      await pause(wait);
    }
  }
}
