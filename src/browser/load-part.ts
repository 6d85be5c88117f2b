import { PartLost } from './part-lost.ts';

/** How long what did not come is waited for before it is asked for again, milliseconds: three times in all. */
const WAITS = [900, 3_600];
/** Longer than this nobody waits without a word, milliseconds. */
const PATIENCE = 9_000;
/** What a person does, and the network that comes back: what was lost is asked for anew then, and not before. */
const SIGNS = ['click', 'keydown', 'popstate', 'online'];

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

/** What was asked for, once for all parts that need it, and how many signs there had been when it was lost. */
const asked = new Map<string, { readonly answer: Promise<unknown>; lostAfter: number }>();

let signs = 0;
let listeningIn: unknown = null;
function listenForSigns(): void {
  if (listeningIn === window) return;
  listeningIn = window;
  for (const sign of SIGNS) window.addEventListener(sign, () => (signs += 1), true);
}

function askOnce<Answer>(what: string, ask: (isLast: boolean) => Promise<Answer>): Promise<Answer> {
  listenForSigns();
  const before = asked.get(what);
  if (before && before.lostAfter >= signs) return before.answer as Promise<Answer>;
  const answer = askThrice(ask);
  const entry = { answer, lostAfter: Infinity };
  asked.set(what, entry);
  answer.catch(() => {
    entry.lostAfter = signs;
  });
  return answer;
}

async function askThrice<Answer>(ask: (isLast: boolean) => Promise<Answer>): Promise<Answer> {
  for (let tries = 0; ; tries += 1) {
    const wait = WAITS[tries];
    try {
      return await ask(wait === undefined);
    } catch (error) {
      if (tries === 0) window.dispatchEvent(new Event('vite:preloadError'));
      // Offline, it fails at once.
      if (wait === undefined || !navigator.onLine) throw error;
      await pause(wait);
    }
  }
}

/** Links a file from the page's head. One that does not come leaves nothing behind, so that it can be asked for again. */
function link(file: string): Promise<void> {
  const href = `/${file}`;
  if (isStyle(file) && document.querySelector(`link[href="${href}"]`)) return Promise.resolve();
  const tag = document.createElement('link');
  tag.rel = isStyle(file) ? 'stylesheet' : tag.relList.supports('modulepreload') ? 'modulepreload' : 'preload';
  if (!isStyle(file)) tag.as = 'script';
  tag.crossOrigin = '';
  tag.setAttribute('href', href);
  document.head.append(tag);
  return new Promise((go, fail) => {
    tag.addEventListener('load', () => go());
    tag.addEventListener('error', () => {
      tag.remove();
      fail(new Error(file));
    });
  });
}

const canBeHad = (file: string) =>
  fetch(`/${file}`).then(
    ({ ok }) => ok,
    () => false,
  );

const loadFile = (file: string) =>
  askOnce(file, async (isLast) => {
    const isThere = !isLast || (await canBeHad(file));
    if (!isThere) throw new Error(file);
    return link(file).catch((error: unknown) => {
      throw isLast ? new PartLost(error, true) : error;
    });
  });

/**
 * Loads a part of the page: what `load` imports, with the files that come with it. It stands in the place of the
 * bundler's own helper around every `import()` (`tools/load-parts.ts`). A file that does not come is asked for three
 * times, however many parts need it, and again once a person does something; `vite:preloadError` is listened to from the first
 * loss, since a newer release may have taken its files away. A part that is neither lost nor there after nine seconds
 * counts as lost, and is reported once it comes (`PartLost.late`).
 * @param files scripts and styles, from the page's root: all that `load` needs, or none where that is one file alone
 * @throws PartLost
 */
export async function loadPart<Part>(load: () => Promise<Part>, files: readonly string[] = []): Promise<Part> {
  // The same `import()` reads the same, wherever it stands.
  const coming = Promise.all(files.map(loadFile))
    .then(() => askOnce(String(load), load))
    .catch((error: unknown) => {
      throw error instanceof PartLost ? error : new PartLost(error, false);
    });
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
