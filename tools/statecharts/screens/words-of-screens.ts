import { catalogueWords, type CatalogueWords } from './catalogue-words.ts';
import { screens } from './all-screens.ts';
import type { Said, Screen } from './screen.ts';
import type { WaysOn } from './ways-on.ts';

/** Words that can be read on screens; no screen means that they stand around every page, or in what opens over it. */
export type ScreenWords = { readonly words: Said; readonly on: readonly Screen[] };

const notOnAScreen = 'src/texts/';

/** What can be read in the shop, by the screens whose code says it. */
export function wordsOfScreens(home: string, waysOn: (route: string) => WaysOn): readonly ScreenWords[] {
  const drawn = screens.map((screen) => ({
    screen,
    files: new Set([screen.route, ...(screen.alsoAt ?? [])].flatMap((route) => [...waysOn(route).files])),
  }));
  const onScreen = ({ files }: CatalogueWords) =>
    drawn.filter((one) => [...files].some((file) => one.files.has(file))).map(({ screen }) => screen);
  return catalogueWords(home)
    .filter(({ words, files }) => words.en !== '' && [...files].some((file) => !file.startsWith(notOnAScreen)))
    .map((one) => ({ words: one.words, on: onScreen(one) }));
}

/** The words that can be read on one screen. */
export const wordsOn = (all: readonly ScreenWords[], screen: Screen): readonly Said[] =>
  all.filter(({ on }) => on.includes(screen)).map(({ words }) => words);

/** The words that stand on no one screen: around every page. */
export const wordsAround = (all: readonly ScreenWords[]): readonly Said[] =>
  all.filter(({ on }) => on.length === 0).map(({ words }) => words);
