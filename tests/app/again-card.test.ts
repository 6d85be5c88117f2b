import { expect, test } from 'vitest';
import type { HistoryOrder } from '#contract/entities/order.ts';
import { pizza } from '#machines/item-dialog/item-dialog.model.ts';
import { menuWith, pastOrder, pizzaWithoutSmall, STORE, water } from '#machines/reorder/sample-reorder.ts';
import { againCard } from '#src/views/again/again-card.view.ts';
import { openFirst } from '#src/views/home/open-first.ts';
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
  expect(againCard(past, null, null)).toMatchObject({ contents: 'Pizza, 2 Water', price: null, isPreOrder: false, pictures: [] });
  expect(againCard(past, pastOrder, menuWith([pizza, { ...water, price: 4 }]))).toMatchObject({
    price: 2_000,
    isPreOrder: false,
    from: null,
  });
});

test('what has to be chosen first costs nothing yet, and nothing at all has no price', () => {
  expect(againCard(past, pastOrder, menuWith([pizzaWithoutSmall, water])).price).toBe(600);
  expect(againCard(past, pastOrder, menuWith([])).price).toBeNull();
});

test('a store that is closed is pre-ordered from, with its first time', () =>
  expect(againCard(past, pastOrder, menuWith([pizza, water], false))).toMatchObject({
    isPreOrder: true,
    from: { time: '18:00', daysAhead: 0 },
    minutes: null,
  }));

test('favourites that are open come first, those that take no part last, each in its own order', () => {
  const stores = [
    ['shut', '/a', false],
    ['off', null, undefined],
    ['one', '/b', true],
    ['two', '/c', undefined],
  ].map(([name, store_path, is_open]) => ({ name, store_path, is_open }) as FavouriteStore);
  expect(openFirst(stores).map(({ name }) => name)).toEqual(['one', 'two', 'shut', 'off']);
});
