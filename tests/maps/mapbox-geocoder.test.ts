import { expect, test } from 'vitest';
import { ok } from '#contract/result.ts';
import { NOWHERE } from '#src/api/whereabouts.ts';
import { mapboxGeocoder } from '#src/maps/mapbox-geocoder.ts';

const ADDRESS = {
  properties: {
    feature_type: 'address',
    name: 'Rue de Carouge 12',
    coordinates: { latitude: 46.1969, longitude: 6.1428 },
    context: { address: { address_number: '12', street_name: 'Rue de Carouge' }, postcode: { name: '1205' }, place: { name: 'Genève' } },
  },
};
const signal = new AbortController().signal;
const over = (answer: () => Promise<Response>) => {
  const asked: URL[] = [];
  const fetching = ((url: string) => (asked.push(new URL(url)), answer())) as typeof fetch;
  const api = { language: () => 'fr', whereabouts: () => NOWHERE };
  const served = () => Promise.resolve(ok([{ latitude: 46.2044, longitude: 6.1432, radiusMiles: 12, country: 'ch' }]));
  return { asked, geocoder: mapboxGeocoder({ token: 'pk.test', api, served, fetching }) };
};
const answers = (body: unknown, status = 200) => over(() => Promise.resolve(new Response(JSON.stringify(body), { status })));

test('an address of Mapbox becomes a place like the gazetteer’s, searched in the city’s country and in the page’s language', async () => {
  const { asked, geocoder } = answers({ features: [ADDRESS] });
  expect(await geocoder.search(' rue de carouge 12 ', signal)).toEqual({
    ok: true,
    value: [
      {
        label: 'Rue de Carouge 12',
        detail: '1205 Genève',
        kind: 'house',
        latitude: 46.1969,
        longitude: 6.1428,
        street: 'Rue de Carouge',
        house_number: '12',
        postcode: '1205',
        city: 'Genève',
      },
    ],
  });
  expect(Object.fromEntries(asked[0]?.searchParams ?? [])).toMatchObject({
    q: 'rue de carouge 12',
    language: 'fr',
    country: 'ch',
    access_token: 'pk.test',
  });
  expect(await geocoder.nearest({ latitude: 46.1969, longitude: 6.1428 }, signal)).toMatchObject({
    ok: true,
    value: { label: 'Rue de Carouge 12' },
  });
  expect(asked[1]?.pathname).toContain('/reverse');
});

test('nothing found is an empty list, and no place', async () => {
  const { geocoder } = answers({ features: [] });
  expect(await geocoder.search('nowhere', signal)).toEqual({ ok: true, value: [] });
  expect(await geocoder.nearest({ latitude: 46.2, longitude: 6.14 }, signal)).toEqual({ ok: true, value: null });
});

test.each([
  [429, 'limited'],
  [500, 'server'],
  [401, 'server'],
] as const)('an answer %i is a failure: %s', async (status, cause) => {
  expect(await answers({}, status).geocoder.search('rue', signal)).toMatchObject({ ok: false, failure: { kind: 'transport', cause } });
});

test('what cannot be read, and no answer at all, are failures; only an aborted search rejects', async () => {
  expect(await answers({ features: [{}] }).geocoder.search('rue', signal)).toMatchObject({ ok: false, failure: { cause: 'unreadable' } });
  expect(await over(() => Promise.resolve(new Response('<h1>Hello</h1>'))).geocoder.search('rue', signal)).toMatchObject({
    failure: { cause: 'unreadable' },
  });
  expect(await over(() => Promise.reject(new TypeError('failed to fetch'))).geocoder.search('rue', signal)).toMatchObject({
    ok: false,
    failure: { cause: 'offline' },
  });
  await expect(over(() => Promise.reject(new Error('aborted'))).geocoder.search('rue', AbortSignal.abort())).rejects.toThrow();
});
