import { expect, test } from 'vitest';
import type { HistoryOrder } from '#contract/entities/order.ts';
import { pizza } from '#machines/item-dialog/item-dialog.model.ts';
import { menuWith, pastOrder, pizzaWithoutSmall, STORE, water } from '#machines/reorder/sample-reorder.ts';
import { reorderCard } from '#src/features/orders/reorder/reorder-card.view.ts';
import { favouriteNow } from '#src/features/landing/home/favourite-now.ts';
import { openFirst } from '#src/features/landing/home/open-first.ts';
import type { FavouriteStore } from '#contract/entities/favourite.ts';

const past = {
  store_detail: { name: 'Café de la Rade', image_url: '/rade.svg' },
  currency: 'CHF',
  store_id: STORE,
  items: [
    { item_name: 'Pizza', quantity: 1 },
    { item_name: 'Water', quantity: 2 },
  ],
} as HistoryOrder;

test('a card says what an order held at once, and what it costs once today’s menu is there', () => {
  expect(reorderCard(past, null, null)).toMatchObject({ contents: 'Pizza, 2 Water', price: null, isPreOrder: false, pictures: [] });
  expect(reorderCard(past, pastOrder, menuWith([pizza, { ...water, price: 4 }]))).toMatchObject({
    price: 2_000,
    isPreOrder: false,
    from: null,
  });
});

const dish = (item_name: string, ...image_url: string[]) => ({ item_name, image_url, quantity: 1, specifications: [], item_id: item_name });
const held = (...items: object[]) =>
  ({ ...pastOrder, cart_detail: { order_details: [{ items: items.slice(0, 1) }, { items: items.slice(1) }] } }) as never;

test('a card shows its first two dishes, else its store, and nothing before the order is known', () => {
  const [one, other, third] = [dish('a', '/a.svg', '/a2.svg'), dish('b', '/b.svg'), dish('c', '/c.svg')];
  const pictures = (...items: object[]) => reorderCard(past, held(...items), null).pictures;
  expect(pictures(one, other, third)).toEqual(['/a.svg', '/b.svg']);
  expect(pictures(one, dish('a again', '/a.svg'), dish('none'), other)).toEqual(['/a.svg', '/b.svg']);
  expect(pictures(one, dish('none'))).toEqual(['/rade.svg']);
  expect(pictures()).toEqual(['/rade.svg']);
  expect(reorderCard({ ...past, store_detail: null }, held(one), null)).toMatchObject({ storeName: '', pictures: ['/a.svg'] });
});

test('a card names its store, and what it held where the history does not tell', () => {
  expect(reorderCard(past, null, null).storeName).toBe('Café de la Rade');
  expect(reorderCard({ ...past, items: undefined }, held(dish('Soup'), dish('Tea')), null).contents).toBe('Soup, Tea');
});

test('what it costs is in the money of today’s menu, and nothing is said of today before both are there', () => {
  const menu = { ...menuWith([pizza, water]), currency: 'EUR' };
  expect(reorderCard(past, null, null).currency).toBe('CHF');
  expect(reorderCard(past, pastOrder, menu).currency).toBe('EUR');
  const unknown = { price: null, isPreOrder: false, from: null, minutes: null };
  expect(reorderCard(past, pastOrder, null)).toMatchObject(unknown);
  expect(reorderCard(past, null, menu)).toMatchObject(unknown);
});

test('what has to be chosen first costs nothing yet, and nothing at all has no price', () => {
  expect(reorderCard(past, pastOrder, menuWith([pizzaWithoutSmall, water])).price).toBe(600);
  expect(reorderCard(past, pastOrder, menuWith([])).price).toBeNull();
});

test('a store that is closed is pre-ordered from, with its first time', () =>
  expect(reorderCard(past, pastOrder, menuWith([pizza, water], false))).toMatchObject({
    isPreOrder: true,
    from: { time: '18:00', daysAhead: 0 },
    minutes: null,
  }));

test('favourites that are open come first, those that take no part last, each in its own order', () => {
  const stores = [
    ['shut', '/a', false],
    ['later', '/d', false, 1_795_199_400_000],
    ['off', null, undefined],
    ['one', '/b', true],
    ['two', '/c', undefined],
  ].map(([name, store_path, is_open, first_possible_at = null]) => ({ name, store_path, is_open, first_possible_at }) as FavouriteStore);
  expect(openFirst(stores).map(({ name }) => name)).toEqual(['one', 'two', 'later', 'shut', 'off']);
  expect(stores.map(favouriteNow)).toEqual(['closed', 'preOrder', 'closed', 'open', 'open']);
});
