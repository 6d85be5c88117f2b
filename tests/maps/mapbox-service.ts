import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { metresBetween, type Point } from '#domain/geometry.ts';

export type Known = {
  readonly street: string;
  readonly number: string;
  readonly postcode: string;
  readonly town: string;
  readonly country: 'ch' | 'fr';
  readonly at: Point;
};

const featureOf = ({ street, number, postcode, town, country, at: [latitude, longitude] }: Known) => ({
  type: 'Feature',
  geometry: { type: 'Point', coordinates: [longitude, latitude] },
  properties: {
    feature_type: 'address',
    name: `${street} ${number}`,
    coordinates: { latitude, longitude, accuracy: 'rooftop' },
    context: {
      address: { address_number: number, street_name: street },
      street: { name: street },
      postcode: { name: postcode },
      place: { name: town },
      country: { name: town, country_code: country.toUpperCase() },
    },
  },
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
      return void answer(reply, 200, { type: 'FeatureCollection', features: found.slice(0, 1).map(featureOf) });
    }
    const [longitude, latitude] = (fields.get('proximity') === 'ip' ? null : numbersIn(fields.get('proximity'))) ?? browserAt.toReversed();
    const words = (fields.get('q') ?? '').toLowerCase().split(/[\s,]+/);
    const found = nearestFirst([latitude ?? 0, longitude ?? 0]).filter(({ street, number, postcode, town, at }) => {
      const text = `${street} ${number} ${postcode} ${town}`.toLowerCase().split(' ');
      return isWithin(at, numbersIn(fields.get('bbox'))) && words.every((word) => text.some((part) => part.startsWith(word)));
    });
    return void answer(reply, 200, {
      type: 'FeatureCollection',
      features: found.slice(0, Number(fields.get('limit') ?? 5)).map(featureOf),
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const fetching = ((url: string, options?: RequestInit) =>
    fetch(url.replace('https://api.mapbox.com', `http://127.0.0.1:${port}`), options)) as typeof fetch;
  return { asked, fetching, close: () => new Promise((resolve) => server.close(resolve)) };
}
