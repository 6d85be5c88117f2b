import { expect, test } from 'vitest';
import { fittingItems } from '#domain/cart/fitting-items.ts';
import { pizza, soup } from '#machines/item-dialog/item-dialog.model.ts';

const dish = (digit: string, price: number, more: object = {}) => ({
  ...soup,
  _id: digit.repeat(24),
  price,
  total_item_price: price,
  ...more,
});
const ids = (items: readonly { readonly _id: string }[]) => items.map(({ _id }) => _id[0]);
const none = new Set<string>();

test('what closes the gap comes first, the cheapest ahead; then what comes nearest to it; three at most', () => {
  const menu = [dish('1', 2), dish('2', 9), dish('3', 4.2), dish('4', 4.1)];
  expect(ids(fittingItems(menu, none, 420))).toEqual(['3', '2', '4']);
  expect(ids(fittingItems(menu, none, 2_000))).toEqual(['2', '3', '4']);
});

test('nothing is suggested that is sold out, free, in the basket already, or asks for a choice', () => {
  const menu = [dish('1', 5, { is_item_in_stock: false }), dish('2', 0), dish('3', 5), { ...pizza, total_item_price: 5 }, dish('4', 6)];
  expect(ids(fittingItems(menu, new Set(['3'.repeat(24)]), 420))).toEqual(['4']);
});
