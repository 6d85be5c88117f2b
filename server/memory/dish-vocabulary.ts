import { LANGUAGES } from '#contract/enumerations.ts';
import type { Database } from '../database/database.ts';
import { foldedWords } from '#domain/folded-words.ts';
import { inLanguage } from '../database/in-language.ts';
import { dishNames, storeIdsOfCity, type DishNames } from '../repositories/stores.ts';
import { inSlices } from './slices.ts';

/** What it adds that a word stands in the section's name, or in the details, and not in the dish's own name. */
export const FIELD_COST = { name: 0, section: 4, details: 8 } as const;
type Field = keyof typeof FIELD_COST;
/** `tellsFood`: its store has said what is in it, or that it suits a diet. */
type Dish = Pick<DishNames, 'id' | 'storeId' | 'name' | 'tellsFood'>;

/** A word and where it stands. */
export type Word = { readonly word: string; readonly letters: number; readonly postings: ReadonlyMap<Dish, Field> };

/** The words of a city's dishes in alphabetical order; those that are more than told of a dish are what a slip may mean. */
export type Vocabulary = {
  readonly words: readonly Word[];
  readonly naming: readonly Word[];
  readonly menuSizes: ReadonlyMap<string, number>;
  /** Of how many of its dishes each store says what is in them. */ readonly told: ReadonlyMap<string, number>;
};

/** So many stores' dishes are read at a time. */
const STORES_AT_ONCE = 10;

/** Which letters a word has, a bit for each; letters may share one. */
export function lettersOf(word: string): number {
  let letters = 0;
  for (let index = 0; index < word.length; index += 1) letters |= 1 << (word.charCodeAt(index) % 32);
  return letters;
}

const inOrder = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Reads the words of a city's dishes, some stores at a time and in slices: nobody else in the process waits for it. */
export async function readVocabulary(database: Database, cityId: string): Promise<Vocabulary> {
  const slices = inSlices();
  const words = new Map<string, Map<Dish, Field>>();
  const menuSizes = new Map<string, number>();
  const toldOf = new Map<string, number>();
  // Sections, and what a shop tells of its articles, are the same words again and again.
  const folded = new Map<string, readonly string[]>();
  const wordsOf = (text: string): readonly string[] => {
    const known = folded.get(text) ?? foldedWords(text);
    folded.set(text, known);
    return known;
  };
  const note = ({ id, storeId, name, tellsFood, ...told }: DishNames) => {
    const dish = { id, storeId, name, tellsFood };
    if (tellsFood) toldOf.set(storeId, (toldOf.get(storeId) ?? 0) + 1);
    menuSizes.set(storeId, (menuSizes.get(storeId) ?? 0) + 1);
    for (const [field, text] of [
      ['name', name],
      ['section', told.section],
      ['details', told.details],
    ] as const) {
      for (const word of LANGUAGES.flatMap((language) => wordsOf(inLanguage(text, language)))) {
        const postings = words.get(word) ?? new Map<Dish, Field>();
        words.set(word, postings);
        if (FIELD_COST[postings.get(dish) ?? 'details'] >= FIELD_COST[field]) postings.set(dish, field);
      }
    }
  };
  const stores = await storeIdsOfCity(database, cityId);
  for (let from = 0; from < stores.length; from += STORES_AT_ONCE) {
    for (const dish of await dishNames(database, stores.slice(from, from + STORES_AT_ONCE))) {
      note(dish);
      if (slices.areOver()) await slices.pause();
    }
  }
  const all: Word[] = [];
  const naming: Word[] = [];
  for (const [word, postings] of [...words].toSorted(([a], [b]) => inOrder(a, b))) {
    const letters = lettersOf(word);
    all.push({ word, letters, postings });
    const named = [...postings].filter(([, field]) => field !== 'details');
    if (named.length > 0) naming.push({ word, letters, postings: new Map(named) });
    if (slices.areOver()) await slices.pause();
  }
  return { words: all, naming, menuSizes, told: toldOf };
}

/** The words that begin with what was typed. */
export function* wordsFrom(words: readonly Word[], typed: string): Generator<Word> {
  let [low, high] = [0, words.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((words[middle]?.word ?? '') < typed) low = middle + 1;
    else high = middle;
  }
  for (let index = low, at = words[index]; at?.word.startsWith(typed); index += 1, at = words[index]) yield at;
}
