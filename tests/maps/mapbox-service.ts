import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as v from 'valibot';
import { metresBetween, type Point } from '#domain/geometry.ts';

export type Known = {
  readonly street: string;
  readonly number: string;
  readonly postcode: string;
  readonly town: string;
  readonly country: 'ch' | 'fr';
  readonly at: Point;
};

const COUNTRY = { ch: ['Suisse', 'CHE'], fr: ['France', 'FRA'] } as const;

const named = { mapbox_id: v.string(), name: v.string() };
const point = { latitude: v.number(), longitude: v.number() };
/** A house as Mapbox documents its features (Geocoding v6, 'Geocoding response object'); answers that were recorded by others have the same fields. */
const houseFeature = v.strictObject({
  type: v.literal('Feature'),
  id: v.string(),
  geometry: v.strictObject({ type: v.literal('Point'), coordinates: v.tuple([v.number(), v.number()]) }),
  properties: v.strictObject({
    mapbox_id: v.string(),
    feature_type: v.literal('address'),
    name: v.string(),
    name_preferred: v.string(),
    place_formatted: v.string(),
    full_address: v.string(),
    coordinates: v.strictObject({
      ...point,
      accuracy: v.string(),
      routable_points: v.array(v.strictObject({ ...point, name: v.string() })),
    }),
    context: v.strictObject({
      address: v.strictObject({ ...named, address_number: v.string(), street_name: v.string() }),
      street: v.strictObject(named),
      postcode: v.strictObject(named),
      place: v.strictObject({ ...named, wikidata_id: v.string() }),
      country: v.strictObject({ ...named, wikidata_id: v.string(), country_code: v.string(), country_code_alpha_3: v.string() }),
    }),
    match_code: v.record(v.string(), v.string()),
  }),
});

const featureOf = ({ street, number, postcode, town, country, at: [latitude, longitude] }: Known) => {
  const [countryName, alpha3] = COUNTRY[country];
  const id = (what: string) => `dXJuOm1ieA.${what}`;
  const name = `${street} ${number}`;
  const placed = `${postcode} ${town}, ${countryName}`;
  return v.parse(houseFeature, {
    type: 'Feature',
    id: id(name),
    geometry: { type: 'Point', coordinates: [longitude, latitude] },
    properties: {
      mapbox_id: id(name),
      feature_type: 'address',
      name,
      name_preferred: name,
      place_formatted: placed,
      full_address: `${name}, ${placed}`,
      coordinates: { latitude, longitude, accuracy: 'rooftop', routable_points: [{ latitude, longitude, name: 'default' }] },
      context: {
        address: { mapbox_id: id(name), address_number: number, street_name: street, name },
        street: { mapbox_id: id(street), name: street },
        postcode: { mapbox_id: id(postcode), name: postcode },
        place: { mapbox_id: id(town), name: town, wikidata_id: 'Q71' },
        country: {
          mapbox_id: id(country),
          name: countryName,
          wikidata_id: 'Q39',
          country_code: country.toUpperCase(),
          country_code_alpha_3: alpha3,
        },
      },
      match_code: { address_number: 'matched', street: 'matched', postcode: 'unmatched', place: 'unmatched', confidence: 'medium' },
    },
  });
};

const collectionOf = (found: readonly Known[]) => ({
  type: 'FeatureCollection',
  features: found.map(featureOf),
  attribution: 'NOTICE: © Mapbox and its suppliers.',
});

const numbersIn = (text: string | null) => text?.split(',').map(Number) ?? null;

/** What the documentation forbids, by the name of its field; null where nothing is wrong. */
function wrongIn(asked: URLSearchParams): string | null {
  const q = asked.get('q') ?? '';
  const bbox = numbersIn(asked.get('bbox'));
  const [west = 0, south = 0, east = 0, north = 0] = bbox ?? [];
  const limit = Number(asked.get('limit') ?? 5);
  if (q.includes(';') || q.length > 256 || q.split(/\s+/).length > 20) return 'q';
  if (bbox && (bbox.length !== 4 || !(west < east && south < north) || west < -180 || east > 180)) return 'bbox';
  if (!Number.isInteger(limit) || limit < 1 || limit > 10) return 'limit';
  if (!/^ip$|^-?[\d.]+,-?[\d.]+$/.test(asked.get('proximity') ?? 'ip')) return 'proximity';
  return /^[a-z]{2}(,[a-z]{2})*$/.test(asked.get('country') ?? 'ch') ? null : 'country';
}

const isWithin = ([latitude, longitude]: Point, box: readonly number[] | null) => {
  const [west = -180, south = -90, east = 180, north = 90] = box ?? [];
  return latitude >= south && latitude <= north && longitude >= west && longitude <= east;
};

/**
 * A server of this machine that answers as Mapbox's Geocoding v6 documents it (`/search/geocode/v6/forward`, `/reverse`), for
 * addresses that are given to it. `browserAt` is where whoever asks with `proximity=ip` sits.
 */
export async function startMapboxService(known: readonly Known[], browserAt: Point) {
  const asked: URL[] = [];
  const answer = (reply: ServerResponse, status: number, body: object) =>
    reply.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  const server = createServer((request, reply) => {
    const url = new URL(request.url ?? '/', 'http://service.test');
    asked.push(url);
    const { searchParams: fields } = url;
    const wrong = wrongIn(fields);
    if (!fields.get('access_token')) return void answer(reply, 401, { message: 'Not Authorized - No Token' });
    if (wrong) return void answer(reply, 422, { message: `${wrong} is not valid` });
    const countries = fields.get('country')?.split(',') ?? null;
    const inCountry = known.filter(({ country }) => countries?.includes(country) ?? true);
    const nearestFirst = (from: Point) => inCountry.toSorted((a, b) => metresBetween(from, a.at) - metresBetween(from, b.at));
    if (url.pathname.endsWith('/reverse')) {
      const at = [Number(fields.get('latitude')), Number(fields.get('longitude'))] as const;
      const found = nearestFirst(at).filter((one) => metresBetween(at, one.at) < 500);
      return void answer(reply, 200, collectionOf(found.slice(0, 1)));
    }
    const [longitude, latitude] = (fields.get('proximity') === 'ip' ? null : numbersIn(fields.get('proximity'))) ?? browserAt.toReversed();
    const words = (fields.get('q') ?? '').toLowerCase().split(/[\s,]+/);
    const found = nearestFirst([latitude ?? 0, longitude ?? 0]).filter(({ street, number, postcode, town, at }) => {
      const text = `${street} ${number} ${postcode} ${town}`.toLowerCase().split(' ');
      return isWithin(at, numbersIn(fields.get('bbox'))) && words.every((word) => text.some((part) => part.startsWith(word)));
    });
    return void answer(reply, 200, collectionOf(found.slice(0, Number(fields.get('limit') ?? 5))));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const fetching = ((url: string, options?: RequestInit) =>
    fetch(url.replace('https://api.mapbox.com', `http://127.0.0.1:${port}`), options)) as typeof fetch;
  return { asked, fetching, close: () => new Promise((resolve) => server.close(resolve)) };
}
