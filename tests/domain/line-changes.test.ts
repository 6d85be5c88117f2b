import { expect, test } from 'vitest';
import { lineChanges, type KnownLine } from '#domain/cart/line-changes.ts';
import { pizza } from '#machines/item-dialog/item-dialog.model.ts';

const known = (price: number, list: KnownLine['specifications'][number]['list']): KnownLine => ({
  item_price: price,
  specifications: [{ unique_id: 2, name: 'Toppings', type: 2, range: 0, max_range: 2, price: 0, list }],
});
const olives = { unique_id: 20, name: 'Olives', price: 0 };
const capers = { unique_id: 21, name: 'Capers', price: 1 };

test('nothing changed: nothing is said', () => {
  expect(lineChanges({ options: [[2, [20, 21]]] }, known(12, [olives, capers]), pizza)).toEqual([]);
});

test('an option that is gone is named as it was', () => {
  expect(lineChanges({ options: [[2, [20, 29]]] }, known(12, [olives, { unique_id: 29, name: 'Truffle', price: 9 }]), pizza)).toEqual([
    { is: 'gone', option: 29, name: 'Truffle' },
  ]);
});

test('an option that is gone and a group that is gone are told even when nobody remembers their names', () => {
  expect(
    lineChanges(
      {
        options: [
          [1, [19]],
          [7, [70]],
        ],
      },
      null,
      pizza,
    ),
  ).toEqual([
    { is: 'gone', option: 19, name: null },
    { is: 'gone', option: 70, name: null },
  ]);
});

test('an option that the server has taken out of the line is named from what it remembers', () => {
  const gone_options = [
    { unique_id: 29, name: 'Truffle', price: 9 },
    { unique_id: 30, name: '', price: 0 },
  ];
  expect(lineChanges({ options: [[2, [20]]] }, { ...known(12, [olives]), gone_options }, pizza)).toEqual([
    { is: 'gone', option: 29, name: 'Truffle' },
    { is: 'gone', option: 30, name: null },
  ]);
});

test('prices that rose or fell are told, the item’s and its options’', () => {
  expect(lineChanges({ options: [[2, [21]]] }, known(11.5, [{ ...capers, price: 1.5 }]), pizza)).toEqual([
    { is: 'dearer', name: 'Pizza', before: 1_150, now: 1_200 },
    { is: 'cheaper', name: 'Capers', before: 150, now: 100 },
  ]);
});

test('of a line whose price nobody remembers, what is still on the menu is no news', () => {
  expect(lineChanges({ options: [[2, [20, 21]]] }, null, pizza)).toEqual([]);
  expect(lineChanges({ options: [[2, [20]]] }, known(12, []), pizza)).toEqual([]);
});

test('an option is looked up in its own group, as it was and as it is', () => {
  const two = {
    ...known(12, [capers]),
    specifications: [
      {
        unique_id: 9,
        name: 'Drinks',
        type: 2 as const,
        range: 0,
        max_range: 0,
        price: 0,
        list: [{ ...capers, name: 'Another', price: 7 }],
      },
      ...known(12, [capers]).specifications,
    ],
  };
  expect(lineChanges({ options: [[2, [21]]] }, two, pizza)).toEqual([]);
});

test('an option that is told as gone already is not told twice', () => {
  expect(
    lineChanges({ options: [[2, [29]]] }, { ...known(12, []), gone_options: [{ unique_id: 29, name: 'Truffle', price: 9 }] }, pizza),
  ).toEqual([{ is: 'gone', option: 29, name: null }]);
});

test('an option of a group that the line did not have when it was priced is told without a name', () => {
  expect(lineChanges({ options: [[7, [70]]] }, known(12, []), pizza)).toEqual([{ is: 'gone', option: 70, name: null }]);
});
