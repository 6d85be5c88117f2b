import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { NOWHERE } from '#src/api/whereabouts.ts';
import type { Api } from '#src/api/api.ts';
import { menuOpeningOptions, menuOptions } from '#src/api/discovery.ts';
import { holdsItems, isWholeMenu, keepOpenings, knownMenu, openingOf, type Menu } from '#src/api/menu-opening.ts';

const STORE = 'a'.repeat(24);
const ELSEWHERE = { latitude: 46.2, longitude: 6.1 };
const menuOf = (...sizes: number[]): Menu =>
  ({
    store: { _id: STORE },
    products: sizes.map((size, section) => ({
      unique_id: section + 1,
      items: Array.from({ length: size }, (_, item) => ({ _id: `${section + 1}.${item}` })),
    })),
  }) as unknown as Menu;
const sizesOf = (menu: Menu | null) => menu?.products.map(({ items }) => items.length);
function apiWith(menu: Menu) {
  const asked: unknown[] = [];
  const read = (_call: unknown, body: { readonly is_opening?: boolean }) => {
    asked.push(body);
    return Promise.resolve(body.is_opening ? openingOf(menu) : menu);
  };
  return { asked, api: { read, language: () => 'en', whereabouts: () => NOWHERE } as unknown as Api };
}

test('a menu of up to eighty items is its own opening', () => {
  const menu = menuOf(50, 30);
  expect(openingOf(menu)).toBe(menu);
  expect(isWholeMenu(menu)).toBe(true);
});

test('a long menu’s opening has its first eighty items, and all sections with their true lengths', () => {
  const opening = openingOf(menuOf(50, 40, 100));
  expect(sizesOf(opening)).toEqual([50, 30, 0]);
  expect(opening.products.map(({ item_count }) => item_count)).toEqual([50, 40, 100]);
  expect(isWholeMenu(opening)).toBe(false);
  expect(openingOf(opening)).toEqual(opening);
});

test('an opening holds what came of it', () => {
  const opening = openingOf(menuOf(50, 40));
  expect(['1.0', '2.29', '2.30'].map((id) => holdsItems(opening, [id]))).toEqual([true, true, false]);
  expect([holdsItems(opening, ['1.0', '2.30']), holdsItems(opening, [])]).toEqual([false, true]);
});

test('what travels with a page holds of a menu its opening alone', async () => {
  const cache = new QueryClient();
  const { api } = apiWith(menuOf(100));
  await cache.fetchQuery(menuOptions(api, STORE, null));
  cache.setQueryData(menuOpeningOptions(api, STORE, null).queryKey, menuOf(100));
  keepOpenings(cache);
  expect(cache.getQueryData(menuOptions(api, STORE, null).queryKey)).toBeUndefined();
  expect(sizesOf(knownMenu(cache, STORE, 'en'))).toEqual([80]);
  expect([knownMenu(cache, STORE, 'fr'), knownMenu(cache, 'b'.repeat(24), 'en')]).toEqual([null, null]);
});

test('of a menu seen from elsewhere that is known of which most has come, in its own language alone', async () => {
  const cache = new QueryClient();
  const { api } = apiWith(menuOf(500));
  await cache.fetchQuery(menuOpeningOptions(api, STORE, ELSEWHERE));
  expect(sizesOf(knownMenu(cache, STORE, 'en'))).toEqual([80]);
  await cache.fetchQuery(menuOptions(api, STORE, ELSEWHERE));
  expect(sizesOf(knownMenu(cache, STORE, 'en'))).toEqual([500]);
  expect(knownMenu(cache, STORE, 'fr')).toBeNull();
});

test('a short menu is asked for once: its opening is the whole', async () => {
  const cache = new QueryClient();
  const { api, asked } = apiWith(menuOf(3));
  await cache.fetchQuery(menuOpeningOptions(api, STORE, ELSEWHERE));
  expect(sizesOf(await cache.fetchQuery(menuOptions(api, STORE, ELSEWHERE)))).toEqual([3]);
  expect(asked).toEqual([{ store_id: STORE, is_opening: true, ...ELSEWHERE }]);
});
