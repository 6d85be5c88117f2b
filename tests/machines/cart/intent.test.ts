import { describe, expect, test } from 'vitest';
import { lineKey } from '#domain/cart/cart-lines.ts';
import { contentOf, linesOf, makeADifference, removedBy, wanted, type Change, type ServerCart } from '#machines/cart/cart-intent.ts';
import { firstForeign, sendable } from '#machines/cart/other-store.ts';
import { removedAfterRefusal, removedToo } from '#machines/cart/cart-undo.ts';
import { emptyCart, fondue, KAGI, RADE, ramen, withFondue } from '#machines/cart/sample-carts.ts';

const salad = { ...fondue, itemId: '2'.repeat(24) };
const adds = (line = fondue, storeId = RADE): Change => ({ type: 'line.added', storeId, line });
const removes = (line = fondue): Change => ({ type: 'line.removed', key: lineKey(line) });
const empties: Change = { type: 'cart.emptied' };
const restores = (storeId: string, lines = [fondue]): Change => ({
  type: 'lines.restored',
  storeId,
  name: '',
  lines: lines.map((line, at) => ({ line, at })),
  destination: null,
});

test('a line is known by its choice, in whatever order the server names it', () => {
  const group = (id: number, options: readonly number[]) => ({ unique_id: id, list: options.map((unique_id) => ({ unique_id })) });
  const [entry] = withFondue.cart.order_details;
  const items = [{ ...entry?.items[0], specifications: [group(2, [21, 20]), group(1, [11])] }];
  const cart = { ...withFondue, cart: { order_details: [{ ...entry, items }] } } as unknown as ServerCart;
  expect(linesOf(cart)).toEqual([
    {
      ...fondue,
      options: [
        [1, [11]],
        [2, [20, 21]],
      ],
    },
  ]);
});

describe('what a change takes away', () => {
  const taken = { storeId: RADE, destination: null };
  test('is a line by its name, where the server knows it', () => {
    expect(removedBy(withFondue, [], removes())).toEqual({ ...taken, name: 'Fondue', lines: [{ line: fondue, at: 0 }] });
    expect(removedBy(withFondue, [adds(salad)], removes(salad))).toEqual({ ...taken, name: '', lines: [{ line: salad, at: 1 }] });
    expect(removedBy(null, [adds()], removes())).toEqual({ ...taken, name: '', lines: [{ line: fondue, at: 0 }] });
  });
  test('is all lines of a basket that is cleared, under no single name, and its address', () => {
    const destination = { address: 'Rue de Carouge 12' } as ServerCart['destination_addresses'][number];
    expect(removedBy({ ...withFondue, destination_addresses: [destination] }, [adds(salad)], empties)).toEqual({
      storeId: RADE,
      destination,
      name: '',
      lines: [
        { line: fondue, at: 0 },
        { line: salad, at: 1 },
      ],
    });
    expect(removedBy(withFondue, [], empties)?.name).toBe('Fondue');
  });
  test('is nothing where there is nothing, and for any other change', () => {
    expect([removedBy(withFondue, [], removes(salad)), removedBy(emptyCart, [], empties), removedBy(withFondue, [], adds())]).toEqual([
      null,
      null,
      null,
    ]);
  });
});

describe('what can be put back', () => {
  const one = { storeId: RADE, name: 'Fondue', lines: [{ line: fondue, at: 0 }], destination: null };
  const other = { ...one, name: 'Salad', lines: [{ line: salad, at: 1 }] };
  const both = { ...one, name: '', lines: [...other.lines, ...one.lines] };
  test('grows by every removal of one store, the last one first, and begins anew at another', () => {
    expect(removedToo(one, other)).toEqual(both);
    expect(removedToo({ ...one, storeId: KAGI }, other)).toEqual(other);
    expect(removedToo(null, other)).toEqual(other);
  });
  test('is without the lines whose removal was refused', () => {
    expect(removedAfterRefusal(both, [removes()])).toEqual({ ...both, lines: other.lines });
    expect(removedAfterRefusal(one, [removes()])).toBeNull();
    expect(removedAfterRefusal(both, [empties])).toBeNull();
    expect(removedAfterRefusal(null, [removes()])).toBeNull();
    expect(removedAfterRefusal(one, [adds(salad)])).toEqual(one);
  });
  test('is offered again where putting it back was refused', () => {
    expect(removedAfterRefusal(null, [restores(RADE)])).toEqual({ ...one, name: '' });
    expect(removedAfterRefusal(other, [restores(RADE)])).toEqual({ ...one, name: '', lines: [...one.lines, ...other.lines] });
  });
});

describe('lines of another store', () => {
  test('are found where they are asked for: added or put back, while the basket is not empty at that point', () => {
    expect(firstForeign(withFondue, [removes(salad), adds(ramen, KAGI)])).toBe(1);
    expect(firstForeign(withFondue, [restores(KAGI, [ramen])])).toBe(0);
    expect(firstForeign(withFondue, [adds(ramen, KAGI), empties])).toBe(0);
    expect(firstForeign(withFondue, [empties, adds(ramen, KAGI)])).toBe(-1);
    expect(firstForeign(withFondue, [adds(salad), restores(RADE)])).toBe(-1);
  });
  test('are told in a request of their own', () => {
    expect(sendable(withFondue, [adds(salad), empties])).toBe(2);
    expect(sendable(withFondue, [empties, adds(ramen, KAGI), adds(ramen, KAGI)])).toBe(1);
    expect(sendable(withFondue, [adds(ramen, KAGI)])).toBe(0);
    expect(sendable({ ...withFondue, cart: { ...withFondue.cart, order_details: [] } }, [adds(ramen, KAGI)])).toBe(1);
    expect(sendable(emptyCart, [adds(ramen, KAGI)])).toBe(1);
  });
});

test('an empty basket is like none, whosever it was', () => {
  expect(contentOf({ storeId: RADE, lines: [] })).toBe(contentOf(null));
  expect([makeADifference(emptyCart, [adds(), removes()]), makeADifference(emptyCart, [adds()])]).toEqual([false, true]);
});

test('lines that are put back bring the address with them only into an empty basket', () => {
  expect(wanted(withFondue, [restores(RADE, [salad])])).toEqual({ storeId: RADE, lines: [salad, fondue] });
  expect(wanted(emptyCart, [restores(RADE)])).toEqual({ storeId: RADE, lines: [fondue], destination: null });
});

test('a wish that is changed makes another basket, though no other line', () => {
  const wished: Change = { type: 'line.edited', key: lineKey(fondue), line: { ...fondue, ifMissing: 'similar' } };
  expect(makeADifference(withFondue, [wished])).toBe(true);
  expect(makeADifference(withFondue, [wished, { type: 'line.edited', key: lineKey(fondue), line: fondue }])).toBe(false);
});

test('several lines at once are merged with what is there, and are asked about together', () => {
  const several: Change = { type: 'lines.added', storeId: RADE, lines: [fondue, salad] };
  expect(wanted(withFondue, [several])?.lines).toEqual([{ ...fondue, quantity: 2 }, salad]);
  expect(firstForeign(withFondue, [{ ...several, storeId: KAGI }])).toBe(0);
});
