import { expect, test } from 'vitest';
import { mergeEqualLines, type CartLine } from '#domain/cart/cart-lines.ts';
import { ifMissingOf, storedWish } from '#domain/cart/if-missing.ts';
import { lineOf } from '#domain/cart/line-of-item.ts';
import { wireEntries } from '#domain/cart/wire-entries.ts';

const line = { itemId: 'a', quantity: 1, options: [], note: '' };

test('nothing said means a call, and is not kept', () => {
  expect([ifMissingOf({}), ifMissingOf({ if_missing: null }), ifMissingOf({ if_missing: 'remove' })]).toEqual(['call', 'call', 'remove']);
  expect([storedWish('call'), storedWish(null), storedWish(undefined), storedWish('similar')]).toEqual([
    {},
    {},
    {},
    { ifMissing: 'similar' },
  ]);
});

test('a wish goes to the server and comes back', () => {
  const [entry] = wireEntries([{ ...line, ifMissing: 'remove' }], () => null);
  expect(entry?.items).toMatchObject([{ if_missing: 'remove' }]);
  expect(JSON.stringify(wireEntries([line], () => null))).not.toContain('if_missing');
  const told = { item_id: 'a', quantity: 1, specifications: [], note_for_item: '' };
  expect(lineOf({ ...told, if_missing: 'remove' })).toEqual({ ...line, ifMissing: 'remove' });
  expect(lineOf({ ...told, if_missing: 'call' })).toStrictEqual(line);
});

test('a line’s choice is in order, groups and options', () => {
  const group = (unique_id: number, options: readonly number[]) => ({
    unique_id,
    name: '',
    type: 2 as const,
    range: 0,
    max_range: 0,
    price: 0,
    list: options.map((option) => ({ unique_id: option, name: '', price: 0 })),
  });
  const told = { item_id: 'a', quantity: 1, specifications: [group(10, [7]), group(2, [30, 4]), group(3, [1])], note_for_item: '' };
  expect(lineOf(told).options).toEqual([
    [2, [4, 30]],
    [3, [1]],
    [10, [7]],
  ]);
});

test('it makes no other line, and of equal ones the later wish holds', () => {
  const [merged, ...others] = mergeEqualLines([
    { ...line, ifMissing: 'remove' },
    { ...line, quantity: 2, ifMissing: 'similar' },
  ]);
  expect([merged?.quantity, merged?.ifMissing, others]).toEqual([3, 'similar', []]);
  expect(mergeEqualLines<CartLine>([{ ...line, ifMissing: 'remove' }, line])[0]?.ifMissing).toBeUndefined();
});
