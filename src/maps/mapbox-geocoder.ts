import { typedLine } from '#contract/typed-text.ts';
import * as v from 'valibot';
import type { Place } from '#contract/calls/places.ts';
import type { Failure } from '#contract/failure.ts';
import { CALL_TIMEOUT } from '#contract/limits.ts';
import { cityAround } from '#domain/city-around.ts';
import { metresBetween } from '#domain/geometry.ts';
import { failed, ok, type Result } from '#contract/result.ts';
import type { Api } from '../api/api.ts';
import type { Coordinates } from '../api/whereabouts.ts';
import { eitherSignal } from '../api/either-signal.ts';
import type { CityServed, citiesServed } from './cities-served.ts';
import { SUGGESTIONS, type Geocoder } from './geocoder.ts';
import { boundsOf } from './mapbox-bounds.ts';
import { mapboxAnswer, placeOf } from './mapbox-place.ts';

const SERVICE = 'https://api.mapbox.com/search/geocode/v6';
/** As many answers as Mapbox gives to one question. */
const MOST_ANSWERS = 10;
/** So many cities, the nearest ones, are asked about one by one: each is a question. */
const ASKED_ALONE = 4;
/** What Mapbox refuses in a text: more words than this, and semicolons. */
const MOST_WORDS = 20;

type Found = ReturnType<typeof placeOf>;
type Answer = Result<readonly Found[], Failure>;

const transport = (cause: Extract<Failure, { kind: 'transport' }>['cause']) =>
  failed({ kind: 'transport', cause, retryAfterMs: null } as const);

const askedOf = (text: string) => typedLine(text.replaceAll(';', ' ')).split(/\s+/).slice(0, MOST_WORDS).join(' ').slice(0, 200);

function isServed(cities: readonly CityServed[], { place, country }: Found): boolean {
  const city = cityAround(cities, [place.latitude, place.longitude]);
  return cities.length === 0 || (city !== null && (country === '' || country === city.country));
}

const proximityOf = ({ latitude, longitude }: Coordinates) => `${longitude},${latitude}`;

/** In turns the first of each, then the second of each: no city stands before all of another. */
const inTurns = (answers: readonly (readonly Found[])[]): readonly Found[] =>
  Array.from({ length: MOST_ANSWERS }, (_, turn) => answers.flatMap((found) => found[turn] ?? [])).flat();

const suggested = (found: readonly Found[]): readonly Place[] => {
  const places = new Map(found.map(({ place }) => [`${place.label} ${place.latitude} ${place.longitude}`, place]));
  return [...places.values()].slice(0, SUGGESTIONS);
};

export function mapboxGeocoder(input: {
  token: string;
  api: Pick<Api, 'language' | 'whereabouts'>;
  served: ReturnType<typeof citiesServed>;
  fetching?: typeof fetch;
}): Geocoder {
  const { token, api, served } = input;
  const fetching = input.fetching ?? fetch;
  const ask = async (way: 'forward' | 'reverse', fields: Record<string, string>, signal: AbortSignal): Promise<Answer> => {
    const timedOut = AbortSignal.timeout(CALL_TIMEOUT.read);
    const either = eitherSignal(signal, timedOut);
    const query = new URLSearchParams({ ...fields, language: api.language(), access_token: token });
    let status: number;
    let text: string;
    try {
      const response = await fetching(`${SERVICE}/${way}?${query}`, { signal: either });
      status = response.status;
      text = await response.text();
    } catch (error) {
      if (signal.aborted) throw error;
      return transport(timedOut.aborted ? 'timeout' : 'offline');
    }
    if (status === 429) return transport('limited');
    if (status < 200 || status > 299) return transport('server');
    const read = v.safeParse(v.pipe(v.string(), v.parseJson(), mapboxAnswer), text);
    return read.success ? ok(read.output.features.map(placeOf)) : transport('unreadable');
  };
  const searchIn = (cities: readonly CityServed[], text: string, proximity: string, signal: AbortSignal) =>
    ask(
      'forward',
      {
        q: askedOf(text),
        autocomplete: 'true',
        ...boundsOf(cities),
        proximity,
        limit: String(MOST_ANSWERS),
        types: 'address,street,postcode,place,locality,neighborhood',
      },
      signal,
    );
  return {
    search: async (text, signal) => {
      const known = await served();
      signal.throwIfAborted();
      if (!known.ok) return known;
      const { place } = api.whereabouts();
      const [only, ...others] = known.value;
      const from = place ?? (others.length === 0 ? only : undefined);
      const answered = await searchIn(known.value, text, from ? proximityOf(from) : 'ip', signal);
      if (!answered.ok) return answered;
      const found = answered.value.filter((one) => isServed(known.value, one));
      const isCutShort = answered.value.length === MOST_ANSWERS && found.length < SUGGESTIONS;
      if (!isCutShort || others.length === 0) return ok(suggested(found));
      // The one box holds much that lies between the cities: it may have stood before what is looked for.
      const far = (city: CityServed) => (place ? metresBetween([place.latitude, place.longitude], [city.latitude, city.longitude]) : 0);
      const nearest = known.value.toSorted((a, b) => far(a) - far(b)).slice(0, ASKED_ALONE);
      const alone = await Promise.all(nearest.map((city) => searchIn([city], text, proximityOf(city), signal)));
      const lists = alone.map((one) => (one.ok ? one.value.filter((each) => isServed(known.value, each)) : []));
      const places = suggested(place ? [...found, ...inTurns(lists)] : [...inTurns(lists), ...found]);
      const unanswered = alone.find((one) => !one.ok);
      return unanswered && places.length === 0 ? unanswered : ok(places);
    },
    nearest: async ({ latitude, longitude }, signal) => {
      const known = await served();
      signal.throwIfAborted();
      if (!known.ok) return known;
      const city = cityAround(known.value, [latitude, longitude]);
      if (known.value.length > 0 && !city) return ok(null);
      const country: Record<string, string> = city ? { country: city.country } : {};
      const point = { longitude: String(longitude), latitude: String(latitude) };
      const answered = await ask('reverse', { ...point, ...country, limit: '1', types: 'address,street' }, signal);
      return answered.ok ? ok(answered.value[0]?.place ?? null) : answered;
    },
  };
}
