import { particles } from './address-words.ts';
import { matchEntry, type EntryMatch, type Meanings } from './entry-scoring.ts';
import { foundLandmark, foundPostcode, foundStreetOrHouse } from './found-places.ts';
import type { Gazetteer } from './gazetteer.ts';
import type { Coordinate, FoundPlace } from './gazetteer-types.ts';
import { coordinateOf, greatCircleMetres } from './great-circle.ts';
import { readQuery, type Query } from './query-reading.ts';
import { coordinatesTyped, looserQuery, withoutDoor } from './looser-query.ts';
import { nearestPlace } from './nearest-place.ts';
import { matchingWords } from './word-matching.ts';

const MOST_RESULTS = 50;
/** With this many answers spelt as typed, nobody needs guesses about typing slips. */
const ENOUGH_WITHOUT_SLIPS = 3;
/** What it costs to lie in another city than the one around: less than a name that was typed whole gains, more than renown does. */
const ELSEWHERE_COST = 5;

/** What it costs a street not to have the house that was typed: more than lying far from the centre and little renown cost one that has it. */
const NO_SUCH_HOUSE_COST = 8;

interface CityMatch {
  readonly city: Gazetteer;
  readonly match: EntryMatch;
  readonly score: number;
}

function matchesOf(city: Gazetteer, query: Query, withSlips: boolean): EntryMatch[] {
  const { entries, vocabulary } = city.index();
  const { others } = city.content.words;
  const words = query.tokens.filter((token) => token.kind === 'word').map((token) => token.text);
  // A particle before other words is a particle, not the beginning of 'Dumont'.
  const meaningOf = (word: string): Map<string, number> =>
    query.tokens.length > 1 && particles.has(word) ? new Map([[word, 0]]) : matchingWords(word, vocabulary, withSlips, others[word]);
  const meanings: Meanings = new Map([...new Set(words)].map((word) => [word, meaningOf(word)]));
  return entries.map((entry) => matchEntry(query, entry, meanings)).filter((match) => match !== null);
}

function foundPlaceOf({ city: { content }, match }: CityMatch, language: string): FoundPlace | null {
  const {
    entry: { subject },
    houseNumber,
    postcode,
  } = match;
  switch (subject.kind) {
    case 'street':
      return foundStreetOrHouse(content, subject.sections, houseNumber, postcode);
    case 'place':
      return foundLandmark(content, subject.place, language);
    case 'postcode':
      return foundPostcode(content, subject.area);
  }
}

function scoreOf(match: CityMatch, language: string): number {
  const lacksHouse = match.match.houseNumber !== null && foundPlaceOf(match, language)?.kind === 'street';
  return match.score + (lacksHouse ? NO_SUCH_HOUSE_COST : 0);
}

function searchCity(city: Gazetteer, typed: string, cost: number): CityMatch[] {
  const read = readQuery(typed, city.content);
  if (read.tokens.length === 0) return [];
  const spelt = matchesOf(city, read, false);
  const speltEnough = spelt.length >= ENOUGH_WITHOUT_SLIPS || spelt.some((match) => match.nameTyped);
  const matches = speltEnough ? spelt : matchesOf(city, read, true);
  return matches.map((match) => ({ city, match, score: match.score + cost }));
}

export function gazetteerAround(cities: readonly Gazetteer[], point: Coordinate): Gazetteer | null {
  const far = (city: Gazetteer) => greatCircleMetres(coordinateOf(city.content.centre), point);
  return cities.reduce<Gazetteer | null>((best, city) => (best === null || far(city) < far(best) ? city : best), null);
}

interface SearchOptions {
  /** How many answers at most, from 0 to 50. */
  readonly limit: number;
  /** 'en…' names places in English, anything else in French; addresses stay as they are. */
  readonly language?: string;
  /** From where somebody looks: of two that are equally well meant, one of the city around comes first. */
  readonly near?: Coordinate | null;
}

/**
 * Streets, houses, places and postcodes of some cities that a typed text may mean, best first and
 * always in the same order. Accents, case, punctuation, word order, abbreviations and typing slips
 * are forgiven; so is what is said of the door (floor, apartment, in whose care) where the rest alone means
 * something. Any text is accepted; one that means nothing gives an empty list.
 *
 * @param query what was typed, at most its first 200 characters
 */
export function searchPlaces(
  cities: readonly Gazetteer[],
  query: string,
  { limit, language = 'fr', near = null }: SearchOptions,
): FoundPlace[] {
  const wanted = Number.isFinite(limit) ? Math.min(MOST_RESULTS, Math.max(0, Math.floor(limit))) : 0;
  if (wanted === 0) return [];
  const point = coordinatesTyped(query);
  if (point) return cities.flatMap((city) => nearestPlace(city, point) ?? []).slice(0, 1);
  const around = near && gazetteerAround(cities, near);
  const costOf = (city: Gazetteer) => (around === null || city === around ? 0 : ELSEWHERE_COST);
  const searchAll = (read: (city: Gazetteer) => string) => cities.flatMap((city) => searchCity(city, read(city), costOf(city)));
  const house = withoutDoor(query);
  // Where nothing is said of the door this is the text itself; words that are read as a door and are none come second.
  const readings = [() => house, () => query, ({ content }: Gazetteer) => looserQuery(query, content.postcodes)];
  const found = readings.reduce<CityMatch[]>((earlier, read) => (earlier.length > 0 ? earlier : searchAll(read)), []);
  return found
    .map((match) => ({ match, score: scoreOf(match, language) }))
    .sort((one, other) => one.score - other.score)
    .slice(0, wanted)
    .map(({ match }) => foundPlaceOf(match, language))
    .filter((place) => place !== null);
}
