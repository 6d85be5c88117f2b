import { foldedWords } from '#domain/folded-words.ts';
import type { Database } from '#server/database/database.ts';
import { spellingCost } from '#server/gazetteer/word-matching.ts';
import { nearWords, type Meaning } from '#server/repositories/dish-search.ts';

/** Words that join others; a query of nothing else is taken at its word. `telling_words` of the database has the same. */
export const JOINING_WORDS: ReadonlySet<string> = new Set(
  'a an and at au aux avec d de des du en et for in l la le les of on or ou pour sans sur the un une with without'.split(' '),
);
const MOST_WORDS = 6;
/** What may be meant with a slip (`spellingCost`): no number, nor a word of two letters. */
const MAY_HAVE_SLIPS = /^\D{3,}$/;

export function typedWords(query: string): string[] {
  const words = foldedWords(query);
  const telling = words.filter((word) => !JOINING_WORDS.has(word));
  return [...new Set(telling.length > 0 ? telling : words)].slice(0, MOST_WORDS);
}

/**
 * What typed words mean where not all of them begin a word of a city's menus: slips are forgiven in one that means nothing
 * else, against the words of names and sections.
 * @returns null when a word means nothing, slips or not, or each is known and they only stand nowhere together
 */
export async function meaningsWithSlips(database: Database, city: number, words: readonly string[]): Promise<Meaning[] | null> {
  const near = await nearWords(
    database,
    city,
    words.map((word) => ({ word, mayHaveSlips: MAY_HAVE_SLIPS.test(word) })),
  );
  if (near.every(({ isKnown }) => isKnown)) return null;
  const meanings = words.map((typed, index): Meaning => {
    const { isKnown = false, words: nearest = [] } = near[index] ?? {};
    if (isKnown) return { typed };
    const matches = nearest.flatMap(({ id, word }) => {
      const cost = spellingCost(typed, word, true);
      return cost === null ? [] : [{ id, cost }];
    });
    return { words: matches };
  });
  return meanings.some((meaning) => 'words' in meaning && meaning.words.length === 0) ? null : meanings;
}
