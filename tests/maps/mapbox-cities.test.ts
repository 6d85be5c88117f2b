import { afterEach, expect, test } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { failed, ok } from '#contract/result.ts';
import type { Api } from '#src/api/api.ts';
import { NOWHERE } from '#src/api/whereabouts.ts';
import { citiesServed } from '#src/maps/cities-served.ts';
import { mapboxGeocoder } from '#src/maps/mapbox-geocoder.ts';
import { startMapboxService, type Known } from './mapbox-service.ts';

const GENEVA = { latitude: 46.2044, longitude: 6.1432 };
const LYON = { latitude: 45.76, longitude: 4.8357 };
/** Between both, where nobody delivers. */
const BOURG = { latitude: 46.205, longitude: 5.226 };

const COUNTRIES = [
  { country_code: 'CH', cities: [{ location: [GENEVA.latitude, GENEVA.longitude], radius: 12 }] },
  { country_code: 'FR', cities: [{ location: [LYON.latitude, LYON.longitude], radius: 8 }] },
];

const house = (
  number: string,
  { latitude, longitude }: typeof GENEVA,
  town: string,
  country: Known['country'],
  street = 'Rue de la Paix',
) => ({ street, number, postcode: '0000', town, country, at: [latitude, longitude] }) satisfies Known;
const many = (count: number, at: typeof GENEVA, town: string, country: Known['country']) =>
  Array.from({ length: count }, (_, index) => house(String(index + 1), { ...at, latitude: at.latitude + index / 10_000 }, town, country));

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  await Promise.all(closing.splice(0).map((close) => close()));
});

const { signal } = new AbortController();

/** Mapbox's geocoder of a page whose server serves these countries, whose customer is there, and whose browser sits there. */
async function geocoderOf(
  known: readonly Known[],
  {
    place = null,
    browserAt = BOURG,
    served = () => Promise.resolve(ok({ countries: COUNTRIES })) as Promise<unknown>,
  }: {
    place?: typeof GENEVA | null;
    browserAt?: typeof GENEVA;
    served?: () => Promise<unknown>;
  } = {},
) {
  const service = await startMapboxService(known, [browserAt.latitude, browserAt.longitude]);
  closing.push(service.close);
  const calls: string[] = [];
  const api = {
    language: () => 'fr',
    whereabouts: () => ({ ...NOWHERE, place }),
    call: ({ name }: Endpoint) => (calls.push(name), served()),
  } as unknown as Api;
  const cut = { after: Infinity };
  const fetching = ((url: string, options?: RequestInit) =>
    service.asked.length < cut.after ? service.fetching(url, options) : Promise.reject(new TypeError('failed to fetch'))) as typeof fetch;
  const geocoder = mapboxGeocoder({ token: 'pk.test', api, served: citiesServed(api), fetching });
  const labels = async (text: string) => {
    const found = await geocoder.search(text, signal);
    return found.ok ? found.value.map(({ label, city }) => `${label}, ${city}`) : found.failure;
  };
  return { geocoder, labels, asked: service.asked, calls, cut };
}

test('whoever is in Lyon is answered from Lyon, whoever is in Geneva from Geneva, with one question', async () => {
  const known = [...many(7, GENEVA, 'Genève', 'ch'), ...many(7, LYON, 'Lyon', 'fr')];
  for (const [place, town] of [
    [LYON, 'Lyon'],
    [GENEVA, 'Genève'],
  ] as const) {
    const { labels, asked } = await geocoderOf(known, { place });
    expect(await labels('rue de la paix')).toEqual([1, 2, 3, 4, 5, 6].map((number) => `Rue de la Paix ${number}, ${town}`));
    expect(asked).toHaveLength(1);
    expect(asked[0]?.searchParams.get('country')).toBe('ch,fr');
  }
});

test('an address of another city is found from wherever one is, by the town in it', async () => {
  const known = [...many(12, GENEVA, 'Genève', 'ch'), ...many(12, LYON, 'Lyon', 'fr')];
  const { labels, asked } = await geocoderOf(known, { place: GENEVA });
  expect(await labels('rue de la paix 3 lyon')).toEqual(['Rue de la Paix 3, Lyon']);
  expect(asked).toHaveLength(1);
});

test('who said no place yet finds addresses in every city that is served, and in none between', async () => {
  const known = [...many(12, BOURG, 'Bourg-en-Bresse', 'fr'), ...many(2, GENEVA, 'Genève', 'ch'), ...many(7, LYON, 'Lyon', 'fr')];
  const { labels, asked } = await geocoderOf(known);
  expect(await labels('rue de la paix')).toEqual([
    'Rue de la Paix 1, Genève',
    'Rue de la Paix 1, Lyon',
    'Rue de la Paix 2, Genève',
    'Rue de la Paix 2, Lyon',
    'Rue de la Paix 3, Lyon',
    'Rue de la Paix 4, Lyon',
  ]);
  // Once for all, and since ten others stood before them once for each city.
  expect(asked).toHaveLength(3);
  expect(asked[0]?.searchParams.get('proximity')).toBe('ip');
});

test('a city is asked about alone only where others may have stood before its addresses', async () => {
  const { labels, asked } = await geocoderOf([...many(9, BOURG, 'Bourg-en-Bresse', 'fr'), house('1', LYON, 'Lyon', 'fr')]);
  expect(await labels('rue de la paix')).toEqual(['Rue de la Paix 1, Lyon']);
  expect(await labels('rue de la paix 9')).toEqual([]);
  expect(asked.map(({ searchParams }) => searchParams.get('q'))).toEqual([...Array<string>(3).fill('rue de la paix'), 'rue de la paix 9']);
});

test('where a city could not be asked alone and nothing else is found, that is said', async () => {
  const known = many(10, BOURG, 'Bourg-en-Bresse', 'fr');
  const { labels, asked, cut } = await geocoderOf([...known, house('1', LYON, 'Lyon', 'fr')]);
  cut.after = 1;
  expect(await labels('rue de la paix')).toMatchObject({ cause: 'offline' });
  expect(asked).toHaveLength(1);
  cut.after = Infinity;
  expect(await labels('rue de la paix')).toEqual(['Rue de la Paix 1, Lyon']);
});

test('over the border of a city’s country nobody is served, near as it is', async () => {
  const annemasse = { latitude: 46.194, longitude: 6.237 };
  const { labels, geocoder } = await geocoderOf([house('4', annemasse, 'Annemasse', 'fr'), house('5', GENEVA, 'Genève', 'ch')]);
  expect(await labels('rue de la paix')).toEqual(['Rue de la Paix 5, Genève']);
  expect(await geocoder.nearest(annemasse, signal)).toEqual(ok(null));
});

test('what stands at a point is asked in the country of its city, and outside every city not at all', async () => {
  const { geocoder, asked } = await geocoderOf([house('5', LYON, 'Lyon', 'fr'), house('7', BOURG, 'Bourg-en-Bresse', 'fr')]);
  expect(await geocoder.nearest(LYON, signal)).toMatchObject({ ok: true, value: { label: 'Rue de la Paix 5', city: 'Lyon' } });
  expect(asked.map(({ searchParams }) => searchParams.get('country'))).toEqual(['fr']);
  expect(await geocoder.nearest(BOURG, signal)).toEqual(ok(null));
  expect(asked).toHaveLength(1);
});

test('one city is asked about in its own box and around its own centre', async () => {
  const served = () => Promise.resolve(ok({ countries: COUNTRIES.slice(1) }));
  const { labels, asked } = await geocoderOf([...many(12, BOURG, 'Bourg-en-Bresse', 'fr'), house('5', LYON, 'Lyon', 'fr')], { served });
  expect(await labels('rue de la paix')).toEqual(['Rue de la Paix 5, Lyon']);
  expect(asked).toHaveLength(1);
  const [west, south, east, north] = (asked[0]?.searchParams.get('bbox') ?? '').split(',').map(Number);
  expect([south, north, west, east]).toEqual([45.6442, 45.8758, 4.6697, 5.0017].map((degrees) => expect.closeTo(degrees, 3)));
  expect(asked[0]?.searchParams.get('proximity')).toBe('4.8357,45.76');
});

test('what Mapbox refuses in a text is not sent: semicolons, and more than twenty words', async () => {
  const { labels } = await geocoderOf([house('5', LYON, 'Lyon', 'fr')]);
  expect(await labels('rue de la paix 5;lyon')).toEqual(['Rue de la Paix 5, Lyon']);
  expect(await labels(`rue${' de la paix'.repeat(10)}`)).toEqual(['Rue de la Paix 5, Lyon']);
});

test('the cities are asked for once, and anew after they could not be had', async () => {
  const offline = failed({ kind: 'transport', cause: 'offline', retryAfterMs: null } as const);
  let answers: unknown[] = [offline, ok({ countries: COUNTRIES })];
  const served = () => Promise.resolve(answers.length > 1 ? answers.shift() : answers[0]);
  const { labels, asked, calls } = await geocoderOf([house('5', LYON, 'Lyon', 'fr')], { served });
  expect(await labels('rue de la paix')).toMatchObject({ cause: 'offline' });
  expect(asked).toEqual([]);
  expect(await labels('rue de la paix')).toHaveLength(1);
  expect(await labels('rue de la')).toHaveLength(1);
  expect(calls).toEqual(['country_city_list', 'country_city_list']);
});

test.each([
  ['that knows no such call', failed({ kind: 'transport', cause: 'absent', retryAfterMs: null } as const)],
  ['that tells no radius', ok({ countries: [{ cities: [{ location: [LYON.latitude, LYON.longitude] }] }] })],
])('with a server %s Mapbox is asked without bounds, around where one is', async (_says, answer) => {
  const { labels, geocoder, asked } = await geocoderOf([house('7', BOURG, 'Bourg-en-Bresse', 'fr')], {
    place: LYON,
    served: () => Promise.resolve(answer),
  });
  expect(await labels('rue de la paix')).toEqual(['Rue de la Paix 7, Bourg-en-Bresse']);
  expect(Object.fromEntries(asked[0]?.searchParams ?? [])).toMatchObject({ proximity: '4.8357,45.76' });
  expect([asked[0]?.searchParams.has('country'), asked[0]?.searchParams.has('bbox')]).toEqual([false, false]);
  expect(await geocoder.nearest(BOURG, signal)).toMatchObject({ ok: true, value: { city: 'Bourg-en-Bresse' } });
});
