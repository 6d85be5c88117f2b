import { LANGUAGES } from '../../contract/enumerations.ts';
import type { Database } from '../database/database.ts';
import { foldedWords } from '../gazetteer/text-folding.ts';
import { spellingCost } from '../gazetteer/word-matching.ts';
import { inLanguage } from '../http/language.ts';
import { dishNames, type DishNames } from '../repositories/stores.ts';

/** How long names may be old; price, stock and what is in a dish are read anew for every answer. Milliseconds. */
const READ_ANEW_AFTER = 60_000;

/** What it adds that a word stands in the section's name, or in the details, and not in the dish's own name. */
const FIELD_COST = { name: 0, section: 4, details: 8 } as const;
type Field = keyof typeof FIELD_COST;
/** What it adds that a dish is called more than what was typed: a fondue comes before a fondue set. */
const MORE_IN_NAME_COST = 2;

/** Words that join others; a query of nothing else is taken at its word. */
const JOINING_WORDS = new Set(['a', 'an', 'and', 'at', 'au', 'aux', 'avec', 'd', 'de', 'des', 'du', 'en', 'et', 'for', 'in', 'l', 'la', 'le', 'les', 'of', 'on', 'or', 'ou', 'pour', 'sans', 'sur', 'the', 'un', 'une', 'with', 'without']);
const MOST_WORDS = 6;

export type DishMatch = {
  readonly itemId: string;
  readonly storeId: string;
  /** 0 is the best; a typing slip costs more than any place where a word can stand. */
  readonly cost: number;
  /** How many dishes its store's menu has. */
  readonly menuSize: number;
};

export type DishIndex = {
  /** Every dish that each typed word may mean, in no order. Accents and case are nothing; slips are forgiven where a word means nothing else. */
  readonly find: (query: string) => Promise<DishMatch[]>;
};

type Postings = ReadonlyMap<DishNames, Field>;
/** Where each word stands; the words that are more than told of a dish are those that a slip may mean. */
type Vocabulary = { readonly words: ReadonlyMap<string, Postings>; readonly naming: ReadonlyMap<string, Postings>; readonly menuSizes: ReadonlyMap<string, number> };

async function readVocabulary(database: Database): Promise<Vocabulary> {
  const words = new Map<string, Map<DishNames, Field>>();
  const note = (dish: DishNames, field: Field) => {
    for (const word of LANGUAGES.flatMap((language) => foldedWords(inLanguage(dish[field], language)))) {
      const postings = words.get(word) ?? new Map<DishNames, Field>();
      words.set(word, postings);
      if (FIELD_COST[postings.get(dish) ?? 'details'] >= FIELD_COST[field]) postings.set(dish, field);
    }
  };
  const menuSizes = new Map<string, number>();
  for (const dish of await dishNames(database)) {
    menuSizes.set(dish.storeId, (menuSizes.get(dish.storeId) ?? 0) + 1);
    for (const field of ['name', 'section', 'details'] as const) note(dish, field);
  }
  const naming = new Map([...words].flatMap(([word, postings]) => {
    const named = [...postings].filter(([, field]) => field !== 'details');
    return named.length > 0 ? [[word, new Map(named)] as const] : [];
  }));
  return { words, naming, menuSizes };
}

/** The dishes that one typed word may mean, each at its lowest cost. */
function meant(typed: string, { words, naming }: Vocabulary, withSlips: boolean): Map<DishNames, number> {
  const costs = new Map<DishNames, number>();
  for (const [word, postings] of withSlips ? naming : words) {
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

/** Whether a dish is called what was typed and nothing more, in one language or the other. */
const isCalled = ({ name }: DishNames, typed: ReadonlySet<string>): boolean =>
  LANGUAGES.some((language) => tellingWords(inLanguage(name, language)).every((word) => typed.has(word)));

/** An index of dishes by their words, kept in memory and read anew from the database in one query when it has grown old. */
export function createDishIndex(database: Database, now: () => number): DishIndex {
  let kept: Promise<Vocabulary> | null = null;
  let readAt = 0;
  const vocabulary = (): Promise<Vocabulary> => {
    const instant = now();
    if (kept !== null && Math.abs(instant - readAt) < READ_ANEW_AFTER) return kept;
    readAt = instant;
    const reading = readVocabulary(database);
    kept = reading;
    reading.catch(() => { if (kept === reading) kept = null; });
    return reading;
  };
  return {
    find: async (query) => {
      const known = await vocabulary();
      const typed = tellingWords(query).slice(0, MOST_WORDS);
      const all = new Set(typed);
      const [first, ...others] = typed.map((word) => {
        const exact = meant(word, known, false);
        return exact.size > 0 ? exact : meant(word, known, true);
      });
      if (!first) return [];
      return [...first].flatMap(([dish, cost]) => {
        const costs = others.map((costsOf) => costsOf.get(dish));
        return costs.every((one) => one !== undefined)
          ? [{ itemId: dish.id, storeId: dish.storeId, cost: costs.reduce<number>((sum, one) => sum + one, cost) + (isCalled(dish, all) ? 0 : MORE_IN_NAME_COST), menuSize: known.menuSizes.get(dish.storeId) ?? 0 }]
          : [];
      });
    },
  };
}
