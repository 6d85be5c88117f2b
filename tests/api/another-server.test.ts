import { QueryClient } from '@tanstack/react-query';
import { describe, expect, test } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import type { CurrentLocation } from '#contract/entities/address.ts';
import type { OrderAddress } from '#contract/entities/order-address.ts';
import { failed, ok } from '#contract/result.ts';
import type { Api } from '#src/api/api.ts';
import { CITY_CENTRE, NOWHERE, type Whereabouts } from '#src/api/whereabouts.ts';
import { categoriesOptions } from '#src/api/categories.ts';
import { locateInPostcode } from '#src/api/destination.ts';
import { storesOptions } from '#src/api/discovery.ts';
import { waysToPayOptions } from '#src/api/ways-to-pay.ts';
import { ownGeocoder } from '#src/maps/own-geocoder.ts';

const PLACE: CurrentLocation = {
  latitude: 46.19,
  longitude: 6.14,
  address: 'Rue de Carouge 12',
  city1: 'Genève',
  city2: 'Genève',
  city3: '',
  country: 'Switzerland',
  country_code: 'CH',
  country_code_2: 'CHE',
  city_code: '1205',
};
const CITY = 'c'.repeat(24);
const absent = failed({ kind: 'transport', cause: 'absent', retryAfterMs: null } as const);
const unknownPostcode = failed({ kind: 'refused', code: 811, reason: null, details: null } as const);
const { signal } = new AbortController();

/** A server without the storefront's own calls, whose postcodes lie where this says. */
function another({
  postcodes = {},
  where = NOWHERE,
  answer = {},
}: { postcodes?: Record<string, { lat: number; lng: number }>; where?: Whereabouts; answer?: object } = {}) {
  const sent: { name: string; body: Record<string, unknown> }[] = [];
  const api = {
    language: () => 'en',
    whereabouts: () => where,
    call: ({ name, path }: Endpoint, body: Record<string, unknown>) => {
      sent.push({ name, body });
      const location = postcodes[String(body.post_code)];
      return Promise.resolve(path.startsWith('/api/storefront/') ? absent : location ? ok({ location }) : unknownPostcode);
    },
    read: ({ name }: Endpoint, body: Record<string, unknown>) => {
      sent.push({ name, body });
      return Promise.resolve(answer);
    },
  } as unknown as Api;
  return { api, sent };
}

const read = (options: object) => new QueryClient().fetchQuery(options as Parameters<QueryClient['fetchQuery']>[0]);

describe('where the customer is', () => {
  test('goes with all ten fields to the city’s categories and to the ways to pay', async () => {
    const { api, sent } = another({ where: { ...NOWHERE, place: PLACE } });
    await read(categoriesOptions(api, { latitude: PLACE.latitude, longitude: PLACE.longitude }));
    await read(waysToPayOptions(api, 'u', CITY));
    expect(sent.map(({ body }) => body)).toEqual([
      { ...PLACE, delivery_type: 1 },
      { ...PLACE, city_id: CITY },
    ]);
  });
  test('is told without words where it is no place of theirs', async () => {
    const { api, sent } = another({ where: { ...NOWHERE, place: PLACE } });
    await read(categoriesOptions(api, CITY_CENTRE));
    expect(sent[0]?.body).toMatchObject({ ...CITY_CENTRE, address: '', city1: '', country_code_2: '' });
  });
});

describe('stores', () => {
  test('are those of the city while nobody has said where they are, and those around a place afterwards', async () => {
    const nobody = another({ where: { ...NOWHERE, cityId: CITY } });
    await read(storesOptions(nobody.api, 'k', CITY_CENTRE));
    expect(nobody.sent).toMatchObject([{ name: 'get_store_list', body: { city_id: CITY, store_delivery_id: 'k', ...CITY_CENTRE } }]);
    for (const where of [{ ...NOWHERE, cityId: CITY, place: PLACE }, NOWHERE]) {
      const { api, sent } = another({ where });
      await read(storesOptions(api, 'k', CITY_CENTRE));
      expect(sent).toMatchObject([{ name: 'get_store_list_nearest_city', body: { city_id: where.cityId } }]);
    }
  });
  test('have timezone and currency of the city where the answer tells none', async () => {
    const where = { ...NOWHERE, timezone: 'Asia/Bangkok', currencySign: 'THB' };
    expect(await read(storesOptions(another({ where, answer: { timezone: '', currency_sign: '' } }).api, 'k', CITY_CENTRE))).toMatchObject({
      timezone: 'Asia/Bangkok',
      currency_sign: 'THB',
    });
    expect(
      await read(storesOptions(another({ where, answer: { timezone: 'Europe/Zurich', currency_sign: 'CHF' } }).api, 'k', CITY_CENTRE)),
    ).toMatchObject({ timezone: 'Europe/Zurich', currency_sign: 'CHF' });
    expect(await read(storesOptions(another({ answer: { timezone: '', currency_sign: '' } }).api, 'k', CITY_CENTRE))).toMatchObject({
      timezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    });
  });
});

describe('an address without a gazetteer', () => {
  const postcodes = { 1205: { lat: 46.195, lng: 6.14 } };
  const search = (text: string) => ownGeocoder(another({ postcodes }).api).search(text, signal);
  test.each([
    [
      'Rue de Carouge 12, 1205 Genève',
      {
        label: 'Rue de Carouge 12',
        kind: 'place',
        street: 'Rue de Carouge',
        house_number: '12',
        postcode: '1205',
        city: 'Genève',
        latitude: 46.195,
        longitude: 6.14,
      },
    ],
    ['  Rue de Carouge 12b 1205', { label: 'Rue de Carouge 12b', house_number: '12b', city: '' }],
    ['1205', { label: '1205', kind: 'postcode', postcode: '1205' }],
  ])('%s lies where its postcode does', async (text, place) => {
    expect(await search(text)).toMatchObject({ ok: true, value: [place] });
  });
  test.each(['Rue de Carouge', 'Rue de Carouge 12, 9999 Nirgends'])('%s is not found', async (text) => {
    expect(await search(text)).toEqual(ok([]));
  });
});

describe('a postcode that is applied without a gazetteer', () => {
  const door = {
    address: 'Rue de Carouge 12, 1205 Genève',
    post_code: '1205',
    city: 'Genève',
    location: [46.19, 6.14],
  } as unknown as OrderAddress;
  const apply = (postcode: string, destination = door) =>
    locateInPostcode(
      another({ postcodes: { 1227: { lat: 46.187, lng: 6.135 }, 3011: { lat: 46.948, lng: 7.447 } } }).api,
      postcode,
      destination,
      signal,
    );
  test('stands in the address, and the door stays where it is', async () => {
    expect(await apply('1227')).toEqual(ok({ ...door, address: 'Rue de Carouge 12, 1227 Genève', post_code: '1227' }));
  });
  test('also at a point that nobody has named', async () => {
    const point = { ...door, address: '46.1900 N 6.1400 E, 1205 Genève' };
    expect(await apply('1227', point)).toMatchObject({ ok: true, value: { post_code: '1227', location: door.location } });
  });
  test('is wrong where it lies elsewhere or nowhere', async () => {
    expect(await apply('3011')).toEqual(unknownPostcode);
    expect(await apply('9999')).toEqual(unknownPostcode);
  });
});
