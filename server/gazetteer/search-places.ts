import { particles } from './address-words.ts';
import type { EntryMatch, Meanings } from './entry-scoring.ts';
import { matchEntry } from './entry-scoring.ts';
import { foundLandmark, foundPostcode, foundStreetOrHouse } from './found-places.ts';
import type { FoundPlace } from './gazetteer-types.ts';
import type { Query } from './query-reading.ts';
import { readQuery } from './query-reading.ts';
import { searchIndex } from './search-index.ts';
import { wordsMeant } from './word-matching.ts';

const MOST_RESULTS = 50;
/** With this many answers spelt as typed, nobody needs guesses about typing slips. */
const ENOUGH_WITHOUT_SLIPS = 3;

function matchesOf(query: Query, withSlips: boolean): EntryMatch[] {
  const { entries, vocabulary } = searchIndex();
  const words = query.tokens.filter((token) => token.kind === 'word').map((token) => token.text);
  // A particle before other words is a particle, not the beginning of 'Dumont'.
  const meaningOf = (word: string): Map<string, number> =>
    query.tokens.length > 1 && particles.has(word) ? new Map([[word, 0]]) : wordsMeant(word, vocabulary, withSlips);
  const meanings: Meanings = new Map([...new Set(words)].map((word) => [word, meaningOf(word)]));
  return entries.map((entry) => matchEntry(query, entry, meanings)).filter((match) => match !== null);
}

function foundPlaceOf({ entry: { subject }, houseNumber, postcode }: EntryMatch, language: string): FoundPlace | null {
  switch (subject.kind) {
    case 'street':
      return foundStreetOrHouse(subject.sections, houseNumber, postcode);
    case 'place':
      return foundLandmark(subject.place, language);
    case 'postcode':
      return foundPostcode(subject.area);
  }
}

/**
 * Streets, houses, places and postcodes of the canton that a typed text may mean, best first and
 * always in the same order. Accents, case, punctuation, word order, abbreviations and typing slips
 * are forgiven. Any text is accepted; one that means nothing gives an empty list.
 *
 * @param query what was typed, at most its first 200 characters
 * @param limit how many answers at most, from 0 to 50
 * @param language 'en…' names places in English, anything else in French; addresses stay as they are
 */
export function searchPlaces(query: string, limit: number, language = 'fr'): FoundPlace[] {
  const wanted = Number.isFinite(limit) ? Math.min(MOST_RESULTS, Math.max(0, Math.floor(limit))) : 0;
  const read = readQuery(query);
  if (wanted === 0 || read.tokens.length === 0) return [];
  const spelt = matchesOf(read, false);
  const speltEnough = spelt.length >= ENOUGH_WITHOUT_SLIPS || spelt.some((match) => match.nameTyped);
  const matches = speltEnough ? spelt : matchesOf(read, true);
  return matches
    .sort((one, other) => one.score - other.score)
    .slice(0, wanted)
    .map((match) => foundPlaceOf(match, language))
    .filter((place) => place !== null);
}
