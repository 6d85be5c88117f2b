import { expect, test } from 'vitest';
import type { MenuItem } from '#contract/entities/store.ts';
import { wireEntries } from '#domain/cart/wire-entries.ts';
import { pizza } from '#machines/item-dialog/item-dialog.model.ts';

const water: MenuItem = { ...pizza, _id: 'b'.repeat(24), unique_id: 9, name: 'Water', price: 3.15, specifications: [] };
const dishes = { product_id: 'd'.repeat(24), product_name: 'Dishes', unique_id: 4 };
const drinks = { product_id: 'e'.repeat(24), product_name: 'Drinks', unique_id: 5 };
const [group] = pizza.specifications;
const [option] = group?.list ?? [];
const line = (itemId: string, options: readonly (readonly [number, readonly number[]])[] = []) => ({
  itemId,
  quantity: 2,
  options,
  note: 'hot',
});
const know = (itemId: string) => {
  if (itemId === pizza._id) return { item: pizza, section: dishes };
  return itemId === water._id ? { item: water, section: drinks } : null;
};

test('a basket is told by section, in the order of its lines, with names and prices of today', () => {
  if (!group || !option) throw new Error('the pizza has no choice');
  const chosen = line(pizza._id, [[group.unique_id, [option.unique_id]]]);
  const told = wireEntries([chosen, line(water._id), line(pizza._id)], know);
  expect(told.map((entry) => ('product_name' in entry ? [entry.product_name, entry.items.length] : null))).toEqual([
    ['Dishes', 2],
    ['Drinks', 1],
  ]);
  const one = Math.round((pizza.price + option.price) * 100);
  expect(told[0]).toEqual({
    ...dishes,
    total_item_price: (2 * one + 2 * Math.round(pizza.price * 100)) / 100,
    items: [
      {
        item_id: pizza._id,
        unique_id: pizza.unique_id,
        item_name: pizza.name,
        quantity: 2,
        image_url: pizza.image_url,
        details: pizza.details,
        specifications: [
          {
            unique_id: group.unique_id,
            name: group.name,
            type: group.type,
            range: group.range,
            max_range: group.max_range,
            price: option.price,
            list: [{ unique_id: option.unique_id, name: option.name, price: option.price }],
          },
        ],
        item_price: pizza.price,
        total_specification_price: option.price,
        total_item_and_specification_price: (2 * one) / 100,
        note_for_item: 'hot',
      },
      expect.objectContaining({ specifications: [], total_specification_price: 0, total_item_and_specification_price: 2 * pizza.price }),
    ],
  });
});

test('an option that the menu no longer has stays said', () => {
  if (!group || !option) throw new Error('the pizza has no choice');
  const [entry] = wireEntries([line(pizza._id, [[group.unique_id, [option.unique_id, 99]]])], know);
  expect(entry?.items[0]?.specifications).toEqual([
    { unique_id: group.unique_id, list: [{ unique_id: option.unique_id }, { unique_id: 99 }] },
  ]);
});

test('a line that nobody knows goes with what decides alone, apart from the others', () => {
  const told = wireEntries([line('x', [[7, [70]]]), line(water._id)], know);
  expect(told[0]).toEqual({
    items: [{ item_id: 'x', quantity: 2, note_for_item: 'hot', specifications: [{ unique_id: 7, list: [{ unique_id: 70 }] }] }],
  });
  expect(told[1]).toMatchObject({ ...drinks, total_item_price: 6.3 });
});
