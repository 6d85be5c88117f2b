import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { keepOpenings, knownMenu, openingOf, type Menu } from '#src/api/menu-opening.ts';

const STORE = 'a'.repeat(24);
const menuOf = (...sizes: number[]): Menu =>
  ({
    store: { _id: STORE },
    products: sizes.map((size, section) => ({
      unique_id: section + 1,
      items: Array.from({ length: size }, (_, item) => ({ unique_id: section * 1_000 + item })),
    })),
  }) as unknown as Menu;
const sizesOf = (menu: Menu) => menu.products.map(({ items }) => items.length);

test('a menu of up to eighty items travels whole', () => {
  expect(openingOf(menuOf(50, 30))).toBeNull();
});

test('a long menu’s opening has its first eighty items, all sections, and their true lengths', () => {
  const opening = openingOf(menuOf(50, 40, 100));
  expect(opening && sizesOf(opening.menu)).toEqual([50, 30, 0]);
  expect(opening?.lengths).toEqual({ 1: 50, 2: 40, 3: 100 });
});

test('what travels with a page holds a long menu’s opening in the menu’s place', () => {
  const cache = new QueryClient();
  cache.setQueryData(['menu', STORE, null, 'en'], menuOf(500));
  keepOpenings(cache);
  expect(cache.getQueryData(['menu', STORE, null, 'en'])).toBeUndefined();
  expect(knownMenu(cache, STORE, 'en')?.lengths).toEqual({ 1: 500 });
  expect([knownMenu(cache, STORE, 'fr'), knownMenu(cache, 'b'.repeat(24), 'en')]).toEqual([null, null]);
});

test('a menu seen from another place is known, in its own language alone', () => {
  const cache = new QueryClient();
  const menu = menuOf(3);
  cache.setQueryData(['menu', STORE, { latitude: 46.2, longitude: 6.1 }, 'en'], menu);
  keepOpenings(cache);
  expect(knownMenu(cache, STORE, 'en')).toEqual({ menu, lengths: {} });
  expect(knownMenu(cache, STORE, 'fr')).toBeNull();
});
