import { describe, expect, test } from 'vitest';
import { narrowStores, usefulTags, type StoreOrder, type StoreWish } from '#domain/catalogue/narrow-stores.ts';

const store = (name: string, more: Partial<Parameters<typeof narrowStores>[0][number]> = {}) => ({
  name,
  famous_products_tags: [],
  distance: 1,
  delivery_fee: 4,
  delivery_time: 30,
  user_rate: 4,
  user_rate_count: 10,
  min_order_price: 20,
  is_taking_schedule_order: true,
  is_provide_asap: true,
  is_provide_delivery: true,
  is_in_delivery_time: true,
  is_in_pickup_time: true,
  store_time: [],
  first_possible_at: null,
  ...more,
});
const WISH: StoreWish = {
  name: '',
  tags: [],
  order: 'distance',
  isScheduled: false,
  isOpenNow: false,
  isFreeDelivery: false,
  isWellRated: false,
};
const names = (stores: readonly { name: string }[]) => stores.map(({ name }) => name);

describe('the list of stores', () => {
  const three = [
    store('Café  de la Rade', {
      distance: 2,
      delivery_fee: 6.5,
      delivery_time: 25,
      user_rate: 4.9,
      min_order_price: null,
      famous_products_tags: ['Swiss', 'Fish'],
    }),
    store('Lalibela', {
      distance: 1,
      delivery_fee: null,
      delivery_time: 45,
      user_rate: 5,
      user_rate_count: 0,
      min_order_price: 30,
      famous_products_tags: ['Ethiopian'],
      is_taking_schedule_order: false,
    }),
    store('Chez Odile', {
      distance: 3,
      delivery_fee: 0,
      delivery_time: 35,
      user_rate: 4.2,
      min_order_price: 15,
      famous_products_tags: ['Swiss'],
    }),
  ];

  test('keeps to stores that bring for nothing and to those with 4 stars or more, where that is wished; unrated ones and unknown fees are none', () => {
    expect(names(narrowStores(three, { ...WISH, isFreeDelivery: true }))).toEqual(['Chez Odile']);
    expect(names(narrowStores(three, { ...WISH, isWellRated: true }))).toEqual(['Café  de la Rade', 'Chez Odile']);
    expect(narrowStores([store('Nearly', { user_rate: 3.9 })], { ...WISH, isWellRated: true })).toEqual([]);
  });

  test('looks for the words of a name: trimmed, spaces collapsed, case and accents ignored', () => {
    expect(names(narrowStores(three, { ...WISH, name: '  CAFÉ   de ' }))).toEqual(['Café  de la Rade']);
    for (const name of ['cafe de la rade', 'CAFE DE LA RADE', 'café de la rade', 'Cafe\u0301 de la Râdé'])
      expect(names(narrowStores(three, { ...WISH, name })), name).toEqual(['Café  de la Rade']);
    expect(names(narrowStores([store('Le Bœuf à l’ail')], { ...WISH, name: 'boeuf a' }))).toEqual(['Le Bœuf à l’ail']);
    expect(narrowStores(three, { ...WISH, name: 'nobody' })).toEqual([]);
    expect(narrowStores(three, { ...WISH, name: 'caféde' })).toEqual([]);
  });

  test('keeps stores with at least one of the tags', () => {
    expect(names(narrowStores(three, { ...WISH, tags: ['Fish', 'Ethiopian'] }))).toEqual(['Lalibela', 'Café  de la Rade']);
  });

  test.each<[StoreOrder, string[]]>([
    ['distance', ['Lalibela', 'Café  de la Rade', 'Chez Odile']],
    ['fee', ['Chez Odile', 'Café  de la Rade', 'Lalibela']],
    ['time', ['Café  de la Rade', 'Chez Odile', 'Lalibela']],
    ['rating', ['Café  de la Rade', 'Chez Odile', 'Lalibela']],
    ['minimum', ['Café  de la Rade', 'Chez Odile', 'Lalibela']],
  ])('by %s', (order, expected) => {
    expect(names(narrowStores(three, { ...WISH, order }))).toEqual(expected);
  });

  test('keeps equal ones nearest first, whatever it is sorted by', () => {
    const alike = [store('far', { distance: 3 }), store('near', { distance: 0.5 }), store('between', { distance: 1.5 })];
    for (const order of ['fee', 'time', 'rating', 'minimum'] as const)
      expect(names(narrowStores(alike, { ...WISH, order }))).toEqual(['near', 'between', 'far']);
  });

  test('hides stores that take no orders for later while the order is for later', () => {
    expect(names(narrowStores(three, { ...WISH, isScheduled: true }))).toEqual(['Café  de la Rade', 'Chez Odile']);
  });

  test('keeps only stores that take an order for now where those are wished', () => {
    const stores = [
      store('delivers'),
      store('delivers later', { is_in_delivery_time: false }),
      store('collected', { is_provide_delivery: false, is_in_delivery_time: false }),
      store('for later alone', { is_provide_asap: false }),
    ];
    expect(names(narrowStores(stores, { ...WISH, isOpenNow: true }))).toEqual(['delivers', 'collected']);
  });

  test('hides a store only when all its dishes are known to clash with what the customer eats', () => {
    const fits = [
      store('suits', { food_fit: 'suits' }),
      store('ask', { food_fit: 'ask' }),
      store('clashes', { food_fit: 'clashes' }),
      store('not asked'),
    ];
    expect(names(narrowStores(fits, WISH))).toEqual(['suits', 'ask', 'not asked']);
  });

  test('offers the tags that some store carries, and those chosen already', () => {
    expect(usefulTags(['Fish', 'Swiss', 'Italian'], three, ['Gone'])).toEqual(['Fish', 'Swiss', 'Gone']);
  });
});
