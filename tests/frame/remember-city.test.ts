import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { CITY_CENTRE } from '#src/api/whereabouts.ts';
import { categoriesOptions } from '#src/api/categories.ts';
import { rememberCity } from '#src/app/remember-city.ts';
import { createBrowserStorage, memoryStore } from '#src/browser/storage.ts';

const CITY = 'c'.repeat(24);
const [FOOD, FLOWERS] = ['a'.repeat(24), 'b'.repeat(24)];
const kind = (_id: string, delivery_name: string, delivery_type: 1 | 2) => ({
  _id,
  delivery_name,
  delivery_type,
  unique_id: 2,
  more: true,
});
const KNOWN = {
  city: { _id: CITY, timezone: 'Europe/Zurich' },
  country_id: 'd'.repeat(24),
  currency_sign: 'CHF',
  deliveries: [kind(FOOD, 'Restaurants', 1), kind(FLOWERS, 'Flowers', 2)],
};

test('whichever page learns of it first keeps city, timezone and categories; a store’s own address the kind of its category too', async () => {
  const queryClient = new QueryClient();
  const store = memoryStore();
  const storage = createBrowserStorage(() => store);
  const api = { language: () => 'en', whereabouts: () => ({}), read: () => new Promise(() => undefined) };
  const flows = { location: { getSnapshot: () => ({ context: { place: null } }) } };
  const state = {
    location: { pathname: `/geneva/flowers/tulipe/${'e'.repeat(24)}` },
    matches: [{ routeId: '/$city_name/$delivery_name/$store_name/$store_id' }],
  };
  rememberCity({ api, queryClient, storage, flows } as never, { state, subscribe: () => undefined } as never);
  expect(storage.read('city_id')).toBeNull();
  queryClient.setQueryData(categoriesOptions(api as never, CITY_CENTRE).queryKey, KNOWN as never);
  await vi.waitFor(() => expect(storage.read('city_id')).not.toBeNull());
  expect([storage.read('city_id'), storage.read('timezone')]).toEqual([CITY, 'Europe/Zurich']);
  expect(storage.read('deliveries_in_city')).toEqual([
    { _id: FOOD, delivery_name: 'Restaurants', delivery_type: 1, unique_id: 2 },
    { _id: FLOWERS, delivery_name: 'Flowers', delivery_type: 2, unique_id: 2 },
  ]);
  expect([storage.read('delivery_type_id'), storage.read('current_delivery_type')]).toEqual([FLOWERS, 2]);
});
