import { describe, expect, test } from 'vitest';
import type { MenuItem } from '#contract/entities/store.ts';
import { reorderOf, type PastLine } from '#domain/orders/reorder.ts';
import { pizza } from '#machines/item-dialog/item-dialog.model.ts';

/** What an order of the item says, with some options of its second group, and one of its first where it has one. */
const past = (item: MenuItem, more: Partial<PastLine> = {}): PastLine => {
  const specifications = item.specifications.flatMap(({ unique_id, name, type, range, max_range, list }) => {
    const [option] = list;
    return option && type === 1 ? [{ unique_id, name, type, range, max_range, price: option.price, list: [option] }] : [];
  });
  return {
    item_id: item._id,
    item_name: item.name,
    quantity: 2,
    specifications,
    item_price: item.price,
    total_specification_price: specifications.reduce((sum, { price }) => sum + price, 0),
    note_for_item: 'well done',
    ...more,
  };
};
const water: MenuItem = { ...pizza, _id: 'b'.repeat(24), name: 'Water', price: 3, specifications: [] };
const only = (line: PastLine, menu: readonly MenuItem[]) => {
  const [found] = reorderOf([line], menu).lines;
  if (!found) throw new Error('no line');
  return found;
};

describe('an order once more', () => {
  test('is the same where nothing changed: one tap, with note, choice, quantity and wish', () => {
    const again = reorderOf([past(pizza, { if_missing: 'similar' }), past(water)], [pizza, water]);
    expect(again.isSame).toBe(true);
    expect(again.isNothingLeft).toBe(false);
    expect(again.lines.map(({ is, before, now }) => [is, before === now])).toEqual([
      ['same', true],
      ['same', true],
    ]);
    expect(again.orderable).toEqual([
      expect.objectContaining({ itemId: pizza._id, quantity: 2, note: 'well done', ifMissing: 'similar' }),
      { itemId: water._id, quantity: 2, note: 'well done', options: [] },
    ]);
    expect(again.orderable[0]?.options).toHaveLength(past(pizza).specifications.length);
  });

  test.each([
    ['dearer', 3.5],
    ['cheaper', 2.5],
  ] as const)('says what is %s, with both prices, and still orders it', (is, price) => {
    const again = reorderOf([past(water)], [{ ...water, price }]);
    expect(again.lines[0]).toMatchObject({ is, before: 300, now: price * 100, changes: [{ is, before: 300, now: price * 100 }] });
    expect(again.isSame).toBe(false);
    expect(again.orderable).toHaveLength(1);
  });

  test('an option that costs more makes the line dearer', () => {
    const [group] = pizza.specifications;
    if (!group) throw new Error('the pizza has no choice');
    const dearer = { ...group, list: group.list.map((option) => ({ ...option, price: option.price + 1 })) };
    const found = only(past(pizza), [{ ...pizza, specifications: [dearer, ...pizza.specifications.slice(1)] }]);
    expect([found.is, (found.now ?? 0) - found.before]).toEqual(['dearer', 100]);
  });

  test('a price that moved from the item to its option is the same to whoever pays', () => {
    const [group] = pizza.specifications;
    if (!group) throw new Error('the pizza has no choice');
    const moved = { ...group, list: group.list.map((option) => ({ ...option, price: option.price + 1 })) };
    const found = only(past(pizza), [{ ...pizza, price: pizza.price - 1, specifications: [moved, ...pizza.specifications.slice(1)] }]);
    expect(found.is).toBe('same');
    expect(found.changes.map(({ is }) => is)).toEqual(['cheaper', 'dearer']);
  });

  test('what is off the menu is gone, under its old name; what is out of stock too, and says so', () => {
    expect(only(past(water, { item_name: 'Old water' }), [pizza])).toMatchObject({
      is: 'gone',
      name: 'Old water',
      before: 300,
      now: null,
      isSoldOut: false,
      changes: [],
      item: null,
    });
    expect(only(past(water), [{ ...water, is_item_in_stock: false }])).toMatchObject({ is: 'gone', isSoldOut: true });
  });

  test('an option that is gone asks for a choice, which begins with what is left', () => {
    const extra = { unique_id: 99, name: 'Truffle', price: 9 };
    const [, toppings] = pizza.specifications;
    if (!toppings) throw new Error('the pizza has no toppings');
    const [kept] = toppings.list;
    if (!kept) throw new Error('no topping');
    const { unique_id, name, type, range, max_range } = toppings;
    const chosen = { unique_id, name, type, range, max_range, price: 9, list: [kept, extra] };
    const line = past(pizza, { specifications: [...past(pizza).specifications, chosen] });
    const found = only(line, [pizza]);
    expect(found.is).toBe('needsChoice');
    expect(found.changes).toContainEqual({ is: 'gone', option: 99, name: 'Truffle' });
    expect(found.line.options).toContainEqual([unique_id, [kept.unique_id]]);
    expect(reorderOf([line], [pizza])).toMatchObject({ orderable: [], isNothingLeft: false, isSame: false });
  });

  test('a group that is gone leaves nothing of its choice', () => {
    const { specifications: _, ...plain } = pizza;
    const found = only(past(pizza), [{ ...plain, specifications: [] }]);
    expect([found.is, found.line.options, found.isSoldOut]).toEqual(['needsChoice', [], false]);
  });

  test('options are part of both prices', () => {
    const [group] = pizza.specifications;
    const [option] = group?.list ?? [];
    if (!group || !option) throw new Error('the pizza has no choice');
    const { unique_id, name, type, range, max_range } = group;
    const chosen = { unique_id, name, type, range, max_range, price: 2.5, list: [{ ...option, price: 2.5 }] };
    const menu = { ...pizza, specifications: [{ ...group, list: [{ ...option, price: 2.5 }] }, ...pizza.specifications.slice(1)] };
    const found = only(past(pizza, { specifications: [chosen], total_specification_price: 2.5 }), [menu]);
    expect([found.is, found.before, found.now]).toEqual(['same', Math.round(pizza.price * 100) + 250, Math.round(pizza.price * 100) + 250]);
  });

  test('a group that the menu asks for since needs a choice', () => {
    const [group] = pizza.specifications;
    if (!group) throw new Error('the pizza has no choice');
    expect(only(past(water), [{ ...water, specifications: [{ ...group, is_required: true }] }]).is).toBe('needsChoice');
  });

  test('nothing is left when every line is gone, and of no line at all', () => {
    expect(reorderOf([past(water), past(pizza)], [])).toMatchObject({ isNothingLeft: true, orderable: [], isSame: false });
    expect(reorderOf([], [pizza])).toMatchObject({ isNothingLeft: true, isSame: false });
    expect(reorderOf([past(water), past(pizza)], [pizza])).toMatchObject({ isNothingLeft: false, isSame: false });
  });

  test('lines that are equal by now are one', () =>
    expect(reorderOf([past(water), past(water, { quantity: 3 })], [water]).orderable).toMatchObject([{ quantity: 5 }]));
});
