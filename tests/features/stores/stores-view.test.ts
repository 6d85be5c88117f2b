import { expect, test } from 'vitest';
import type { DeliveryCategory } from '#contract/entities/category.ts';
import type { ListedStore } from '#contract/entities/store.ts';
import { dishQuery, listedCategories, storesView } from '#src/features/stores/stores.view.ts';

const store = (name: string) =>
  ({
    name,
    famous_products_tags: [],
    distance: 1,
    is_taking_schedule_order: false,
    is_provide_asap: true,
    is_provide_delivery: true,
    is_in_delivery_time: name !== 'Shut',
  }) as unknown as ListedStore;
const list = { stores: [store('Lalibela'), store('Shut')], ads: [], city_name: 'Geneva' };
const search = { q: '', tags: [], sort: 'distance', open: false, free: false, rated: false } as const;
const names = (view: ReturnType<typeof storesView>) => view.shown.map(({ name }) => name);

test('categories are listed that are visible and have stores', () => {
  const category = (_id: string, is_visible_in_goeat: boolean, delivery_type: 1 | 2) =>
    ({ _id, is_visible_in_goeat, delivery_type }) as DeliveryCategory;
  expect(listedCategories([category('a', true, 1), category('hidden', false, 1), category('courier', true, 2)])).toMatchObject([
    { _id: 'a' },
  ]);
  expect(listedCategories(undefined)).toEqual([]);
});

test('dishes are asked for by two letters at least, however they are spaced', () => {
  expect(['', ' f ', 'fo', '  fondue   for  two '].map(dishQuery)).toEqual([null, null, 'fo', 'fondue for two']);
});

test('stores are counted once they are known; none are, where dishes may be found in their place', () => {
  const city = { ads: [] };
  expect(storesView({ list: undefined, city }, search, false)).toEqual({ stores: [], shown: [], count: null, adverts: [], cityName: null });
  expect(storesView({ list, city }, search, false)).toMatchObject({ count: 2, cityName: 'Geneva' });
  expect(storesView({ list, city }, { ...search, q: 'lali' }, false).count).toBe(1);
  expect(storesView({ list, city }, { ...search, q: 'z' }, false).count).toBe(0);
  expect(storesView({ list, city }, { ...search, q: 'pizza' }, false)).toMatchObject({ count: null, stores: list.stores });
});

test('only open ones are shown where that is wished, and not where the order is for later', () => {
  expect(names(storesView({ list, city: undefined }, { ...search, open: true }, false))).toEqual(['Lalibela']);
  const later = { ...list, stores: list.stores.map((one) => ({ ...one, is_taking_schedule_order: true })) };
  expect(names(storesView({ list: later, city: undefined }, { ...search, open: true }, true))).toEqual(['Lalibela', 'Shut']);
});

test('adverts are the list’s, else the city’s', () => {
  const [one, other] = [{ _id: 'of the list' }, { _id: 'of the city' }] as never[];
  const city = { ads: [other as never] };
  expect(storesView({ list: { ...list, ads: [one as never] }, city }, search, false).adverts).toEqual([one]);
  expect(storesView({ list: undefined, city }, search, false).adverts).toEqual([other]);
  expect(storesView({ list: undefined, city: undefined }, search, false).adverts).toEqual([]);
});
