import type { Query, QueryToken } from './query-reading.ts';
import type { IndexedName, IndexEntry } from './search-index.ts';

export type Meanings = ReadonlyMap<string, ReadonlyMap<string, number>>;

/** How well an entry answers a query: the lower the score, the better. */
export interface EntryMatch {
  readonly entry: IndexEntry;
  readonly score: number;
  readonly houseNumber: string | null;
  readonly postcode: string | null;
  readonly nameTyped: boolean;
}

const SURROUNDING_COST = 3;
const WRONG_POSTCODE_COST = 8;
const OTHER_WAY_COST = 8;
const FILLER_COST = 1;
const SECOND_NUMBER_COST = 5;
const UNTYPED_WORD_COST = 1.5;
const MOST_UNTYPED_COST = 2.5;
const WHOLE_NAME_GAIN = 10;
const NAME_WITHIN_GAIN = 8;
const CORE_GAIN = 4;
const BEGINNING_GAIN = 3;
/** Of a place and a street equally well meant, the place comes first. */
const PLACE_COST = -0.2;

interface Tally {
  cost: number;
  readonly covered: Set<string>;
  houseNumber: string | null;
  postcode: string | null;
  postcodeMatched: boolean;
  surroundingMatched: boolean;
}

function nameCost(name: IndexedName, costs: ReadonlyMap<string, number>): { cost: number; words: readonly string[] } | null {
  let best: { cost: number; words: readonly string[] } | null = null;
  for (const word of name.words) {
    const cost = costs.get(word);
    if (cost !== undefined && (best === null || cost < best.cost)) best = { cost, words: [word] };
  }
  for (const { joined, parts } of name.joined) {
    const cost = costs.get(joined);
    if (cost !== undefined && (best === null || cost < best.cost)) best = { cost, words: parts };
  }
  return best;
}

function surroundingCost(entry: IndexEntry, costs: ReadonlyMap<string, number>): number | null {
  let best: number | null = null;
  for (const word of entry.surroundings) {
    const cost = costs.get(word);
    if (cost !== undefined && (best === null || cost < best)) best = cost;
  }
  return best;
}

/** Counts one word into the tally; false when the entry cannot be what is meant. */
function countWord(token: QueryToken, entry: IndexEntry, name: IndexedName, meanings: Meanings, tally: Tally): boolean {
  const costs = meanings.get(token.text) ?? new Map<string, number>();
  const byName = nameCost(name, costs);
  const bySurrounding = surroundingCost(entry, costs);
  const outside = bySurrounding === null ? null : bySurrounding + SURROUNDING_COST;
  if (byName !== null && (outside === null || byName.cost <= outside)) {
    tally.cost += byName.cost;
    for (const word of byName.words) tally.covered.add(word);
    return true;
  }
  if (outside !== null) {
    tally.cost += outside;
    tally.surroundingMatched = true;
    return true;
  }
  if (!token.filler && !token.way) return false;
  tally.cost += token.filler ? FILLER_COST : OTHER_WAY_COST;
  return true;
}

function countNumbers(query: Query, entry: IndexEntry, name: IndexedName, tally: Tally): boolean {
  const numbers = query.tokens.filter((token) => token.kind !== 'word');
  const rest = numbers.filter((token) => {
    if (!name.words.includes(token.text) || tally.covered.has(token.text)) return true;
    tally.covered.add(token.text);
    return false;
  });
  for (const token of rest) {
    const begun = name.words.find((word) => /^\d/.test(word) && !tally.covered.has(word) && word.startsWith(token.text));
    if (begun !== undefined) {
      tally.covered.add(begun);
      tally.cost += 1;
    } else if (token.kind === 'postcode') {
      tally.postcode = token.text;
      tally.postcodeMatched = entry.postcodes.has(token.text);
      tally.cost += tally.postcodeMatched ? 0.5 : WRONG_POSTCODE_COST;
    } else if (entry.subject.kind === 'postcode') {
      if (numbers.length < query.tokens.length) return false;
      if (![...entry.postcodes].some((postcode) => postcode.startsWith(token.text))) return false;
      tally.postcodeMatched = true;
    } else if (entry.subject.kind === 'place') {
      return false;
    } else if (tally.houseNumber === null) {
      tally.houseNumber = token.text;
    } else {
      tally.cost += SECOND_NUMBER_COST;
    }
  }
  return true;
}

function nameGain(query: Query, name: IndexedName): number {
  if (query.text === name.text) return WHOLE_NAME_GAIN;
  if (` ${query.text} `.includes(` ${name.text} `)) return NAME_WITHIN_GAIN;
  if (query.core !== '' && query.core === name.core) return CORE_GAIN + (name.text.startsWith(query.text) ? BEGINNING_GAIN : 0);
  const begins = name.text.startsWith(query.text) || (query.core !== '' && name.core.startsWith(query.core));
  return begins ? BEGINNING_GAIN : 0;
}

function kindCost(entry: IndexEntry, tally: Tally): number {
  if (entry.subject.kind === 'postcode') return tally.postcodeMatched && tally.covered.size === 0 ? -20 : 1;
  return entry.subject.kind === 'place' ? PLACE_COST : 0;
}

function matchName(query: Query, entry: IndexEntry, name: IndexedName, meanings: Meanings): EntryMatch | null {
  const tally: Tally = {
    cost: 0,
    covered: new Set(),
    houseNumber: null,
    postcode: null,
    postcodeMatched: false,
    surroundingMatched: false,
  };
  for (const token of query.tokens) {
    if (token.kind === 'word' && !countWord(token, entry, name, meanings, tally)) return null;
  }
  if (!countNumbers(query, entry, name, tally)) return null;
  const majorMatched = [...name.major].filter((word) => tally.covered.has(word)).length;
  const wordsMatched = tally.covered.size > 0;
  if (!wordsMatched && !tally.postcodeMatched && !tally.surroundingMatched) return null;
  if (majorMatched === 0 && (tally.houseNumber !== null || (tally.postcode !== null && !tally.postcodeMatched))) return null;
  const untyped = entry.subject.kind === 'postcode' ? 0 : name.major.size - majorMatched;
  const score =
    tally.cost +
    Math.min(MOST_UNTYPED_COST, untyped * UNTYPED_WORD_COST) -
    nameGain(query, name) +
    kindCost(entry, tally) -
    1.2 * entry.renown +
    Math.min(2, entry.kilometresFromCentre * 0.15);
  return {
    entry,
    score,
    houseNumber: tally.houseNumber,
    postcode: tally.postcodeMatched ? tally.postcode : null,
    nameTyped: majorMatched === name.major.size,
  };
}

export function matchEntry(query: Query, entry: IndexEntry, meanings: Meanings): EntryMatch | null {
  let best: EntryMatch | null = null;
  for (const name of entry.names) {
    const match = matchName(query, entry, name, meanings);
    if (match !== null && (best === null || match.score < best.score)) best = match;
  }
  return best;
}
