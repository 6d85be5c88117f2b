import { describe, expect, test } from 'vitest';
import { lineKey, type CartLine } from '#domain/cart/cart-lines.ts';
import type { Change } from '#machines/cart/cart-intent.ts';
import { unacknowledgedChanges } from '#machines/cart/unacknowledged.ts';
import { basketServer, line, RADE } from './basket-server.ts';

const fondue = line('1');
const salad = line('2');
const soup = line('4');
/** The server's basket at a version. */
const basket = (version: number, ...lines: readonly CartLine[]) => ({
  ...basketServer(RADE, lines).present().value,
  cart_version: version,
});
const adds = (added: CartLine): Change => ({ type: 'line.added', storeId: RADE, line: added });
const takes = (quantity: number): Change => ({ type: 'quantity.chosen', key: lineKey(fondue), quantity });
const restores = (...lines: readonly CartLine[]): Change => ({
  type: 'lines.restored',
  storeId: RADE,
  name: '',
  lines: lines.map((one, at) => ({ line: one, at })),
  destination: null,
});
const before = basket(1, fondue);
const more = (quantity: number) => ({ ...fondue, quantity });

describe('what is still to be told after an answer was lost', () => {
  test('is everything while the basket has not moved: a late request may still be taken', () => {
    expect(unacknowledgedChanges({ changes: [adds(salad)], attempts: [1] }, before, basket(1, fondue))).toEqual({
      changes: [adds(salad)],
      attempts: [1],
    });
    expect(unacknowledgedChanges({ changes: [adds(salad)], attempts: [] }, before, basket(2, fondue, salad))).toEqual({
      changes: [adds(salad)],
      attempts: [],
    });
  });
  test('is what came after the request that was taken', () => {
    const untaken = { changes: [adds(fondue), adds(salad), adds(soup)], attempts: [1, 2] };
    expect(unacknowledgedChanges(untaken, before, basket(2, more(2)))).toEqual({ changes: [adds(salad), adds(soup)], attempts: [] });
    expect(unacknowledgedChanges(untaken, before, basket(2, more(2), salad))).toEqual({ changes: [adds(soup)], attempts: [] });
    expect(unacknowledgedChanges({ changes: [takes(2), adds(soup)], attempts: [1] }, before, basket(2, more(2)))).toEqual({
      changes: [adds(soup)],
      attempts: [],
    });
  });
  test('is nothing of two requests that would both have led to this basket', () => {
    expect(unacknowledgedChanges({ changes: [takes(2), takes(2)], attempts: [1, 2] }, before, basket(2, more(2)))).toEqual({
      changes: [],
      attempts: [],
    });
  });
  test('is known by what is in the basket where a server has no versions', () => {
    const added = { changes: [adds(fondue)], attempts: [1] };
    expect(unacknowledgedChanges(added, basket(0, fondue), basket(0, more(2)))).toEqual({ changes: [], attempts: [] });
    expect(unacknowledgedChanges(added, basket(0, fondue), basket(0, fondue))).toEqual(added);
  });
  test('is known by the basket, and not only by its version', () => {
    const other = { ...basket(1, more(2)), cart_id: 'e'.repeat(24) };
    expect(unacknowledgedChanges({ changes: [adds(fondue)], attempts: [1] }, before, other)).toEqual({ changes: [], attempts: [] });
    expect(unacknowledgedChanges({ changes: [adds(fondue)], attempts: [1] }, null, basket(1, fondue))).toEqual({
      changes: [],
      attempts: [],
    });
  });
});

describe('where somebody else changed the basket meanwhile', () => {
  test('everything is told again that does not show in it, and what was not told yet', () => {
    const untaken = { changes: [adds(fondue), adds(salad), takes(3), adds(fondue)], attempts: [1, 3] };
    expect(unacknowledgedChanges(untaken, before, basket(3, more(2), soup))).toEqual({
      changes: [adds(salad), takes(3), adds(fondue)],
      attempts: [],
    });
  });
  test('what any of the requests told counts, not only what the first did', () => {
    expect(unacknowledgedChanges({ changes: [adds(salad), adds(fondue)], attempts: [1, 2] }, before, basket(3, more(2), soup))).toEqual({
      changes: [adds(salad)],
      attempts: [],
    });
  });
  test('a line shows where there is at least as much more of it', () => {
    const after = (now: number) =>
      unacknowledgedChanges({ changes: [adds(more(2))], attempts: [1] }, before, basket(3, more(now), soup)).changes.length;
    expect([after(1), after(2), after(3), after(4)]).toEqual([1, 1, 0, 0]);
  });
  test('lines that were put back show where all of them do', () => {
    const after = (...lines: readonly CartLine[]) =>
      unacknowledgedChanges({ changes: [restores(salad, soup)], attempts: [1] }, before, basket(3, line('5'), ...lines)).changes.length;
    expect([after(salad, soup), after(salad), after(soup), after()]).toEqual([0, 1, 1, 1]);
  });
});
