import { LANGUAGES } from '#contract/enumerations.ts';
import type { Database } from '../database/database.ts';
import { foldedWords } from '#domain/folded-words.ts';
import { spellingCost } from '../gazetteer/word-matching.ts';
import { inLanguage } from '../database/in-language.ts';
import { inSlices, type Slices } from './slices.ts';
import { FIELD_COST, lettersOf, readVocabulary, wordsFrom, type Vocabulary, type Word } from './dish-vocabulary.ts';

/** How long names may be old; price, stock and what is in a dish are read anew for every answer. Milliseconds. */
const READ_ANEW_AFTER = 60_000;
/** What it adds that a dish is called more than what was typed: a fondue comes before a fondue set. */
const MORE_IN_NAME_COST = 2;
/** Numbers and measures in a name say how much it is, not what. */
const HOW_MUCH = /\d|^(?:g|kg|ml|cl|dl|l|litre|litres|pieces|pces)$/;
/** More slips than this are forgiven in no word (`spellingCost`). */
const MOST_SLIPS = 2;

/** Words that join others; a query of nothing else is taken at its word. */
const JOINING_WORDS = new Set([
  'a',
  'an',
  'and',
  'at',
  'au',
  'aux',
  'avec',
  'd',
  'de',
  'des',
  'du',
  'en',
  'et',
  'for',
  'in',
  'l',
  'la',
  'le',
  'les',
  'of',
  'on',
  'or',
  'ou',
  'pour',
  'sans',
  'sur',
  'the',
  'un',
  'une',
  'with',
  'without',
]);
const MOST_WORDS = 6;
/** A store that says of so many of its dishes what is in them says it of all that can be eaten. */
const ALMOST_ALL = 0.85;

export type DishMatch = {
  readonly itemId: string;
  readonly storeId: string;
  /** 0 is the best; a typing slip costs more than any place where a word can stand. */
  readonly cost: number;
  /** How many words more it is called than what was typed. */
  readonly more: number;
  /** How many dishes its store's menu has. */
  readonly menuSize: number;
  /** Its store says of almost all others what is in them and of this nothing: it is not to be eaten, like a fork. */
  readonly isThing: boolean;
};

export type DishIndex = {
  /** Every dish of a city that each typed word may mean, in no order. Accents and case are nothing; slips are forgiven where a word means nothing else. */
  readonly find: (query: string, cityId: string) => Promise<DishMatch[]>;
};

type Dish = Parameters<Word['postings']['get']>[0];

/** Letters of the first that the second has not: at least so many slips lie between them. */
function missingLetters(typed: number, word: number): number {
  let count = 0;
  for (let missing = typed & ~word; missing !== 0; missing &= missing - 1) count += 1;
  return count;
}

function* mayMean(typed: string, { words, naming }: Vocabulary, withSlips: boolean): Generator<Word> {
  if (!withSlips) return yield* wordsFrom(words, typed);
  const letters = lettersOf(typed);
  for (const word of naming) if (missingLetters(letters, word.letters) <= MOST_SLIPS) yield word;
}

/** The dishes that one typed word may mean, each at its lowest cost. */
async function meant(typed: string, known: Vocabulary, withSlips: boolean, slices: Slices): Promise<Map<Dish, number>> {
  const costs = new Map<Dish, number>();
  for (const { word, postings } of mayMean(typed, known, withSlips)) {
    if (slices.areOver()) await slices.pause();
    const spelling = spellingCost(typed, word, withSlips);
    if (spelling === null) continue;
    for (const [dish, field] of postings) {
      const cost = spelling + FIELD_COST[field];
      if (cost < (costs.get(dish) ?? Number.POSITIVE_INFINITY)) costs.set(dish, cost);
    }
  }
  return costs;
}

const tellingWords = (text: string): string[] => {
  const words = foldedWords(text);
  const telling = words.filter((word) => !JOINING_WORDS.has(word));
  return telling.length > 0 ? telling : words;
};

/** How many words more a dish is called than what was typed, in the language in which they are fewer. */
const moreInName = ({ name }: Dish, typed: ReadonlySet<string>): number =>
  Math.min(
    ...LANGUAGES.map(
      (language) => tellingWords(inLanguage(name, language)).filter((word) => !typed.has(word) && !HOW_MUCH.test(word)).length,
    ),
  );

/** An index of dishes by their words, one for each city that is asked about, kept in memory and read anew from the database when it has grown old. */
export function createDishIndex(database: Database, now: () => number): DishIndex {
  const kept = new Map<string, { readonly reading: Promise<Vocabulary>; readonly readAt: number }>();
  const vocabularyOf = (cityId: string): Promise<Vocabulary> => {
    const instant = now();
    for (const [city, { readAt }] of kept) if (Math.abs(instant - readAt) >= READ_ANEW_AFTER) kept.delete(city);
    const known = kept.get(cityId)?.reading;
    if (known) return known;
    const reading = readVocabulary(database, cityId);
    kept.set(cityId, { reading, readAt: instant });
    reading.catch(() => {
      if (kept.get(cityId)?.reading === reading) kept.delete(cityId);
    });
    return reading;
  };
  return {
    find: async (query, cityId) => {
      const known = await vocabularyOf(cityId);
      const typed = tellingWords(query).slice(0, MOST_WORDS);
      const all = new Set(typed);
      const slices = inSlices();
      const costsOf: Map<Dish, number>[] = [];
      for (const word of typed) {
        const exact = await meant(word, known, false, slices);
        costsOf.push(exact.size > 0 ? exact : await meant(word, known, true, slices));
      }
      const [first = new Map<Dish, number>(), ...others] = costsOf;
      const matches: DishMatch[] = [];
      for (const [dish, cost] of first) {
        if (slices.areOver()) await slices.pause();
        const costs = others.map((other) => other.get(dish));
        if (!costs.every((one) => one !== undefined)) continue;
        const more = moreInName(dish, all);
        matches.push({
          itemId: dish.id,
          storeId: dish.storeId,
          cost: costs.reduce<number>((sum, one) => sum + one, cost) + (more > 0 ? MORE_IN_NAME_COST : 0),
          more,
          menuSize: known.menuSizes.get(dish.storeId) ?? 0,
          isThing: !dish.tellsFood && (known.told.get(dish.storeId) ?? 0) >= ALMOST_ALL * (known.menuSizes.get(dish.storeId) ?? 0),
        });
      }
      return matches;
    },
  };
}
