import { QUANTITY } from '../../contract/limits.ts';
import { lineKey, mergeEqualLines, type CartLine } from '../../domain/cart/cart-lines.ts';
import type { AnswerOf } from '../../contract/endpoint.ts';
import type { endpoints } from '../../contract/endpoints.ts';

/** The basket as the server answered it. */
export type ServerCart = AnswerOf<typeof endpoints.get_cart>;

/** What a basket is to be: the whole of it, which the server is told. */
export type Intent = { readonly storeId: string; readonly lines: readonly CartLine[] };

/** One decision of the customer about the basket; `key` is the `lineKey` of the line it is about. */
export type Change =
  | { readonly type: 'line.added'; readonly storeId: string; readonly line: CartLine }
  | { readonly type: 'quantity.chosen'; readonly key: string; readonly quantity: number }
  | { readonly type: 'line.removed'; readonly key: string }
  | { readonly type: 'line.edited'; readonly key: string; readonly line: CartLine };

/** The lines of a server's basket as decisions: ids, quantity, choice and note. */
export const linesOf = (cart: ServerCart): CartLine[] =>
  cart.cart.order_details.flatMap((entry) =>
    entry.items.map((item) => ({
      itemId: item.item_id,
      quantity: item.quantity,
      options: item.specifications.map((group) => [group.unique_id, group.list.map((option) => option.unique_id).toSorted((a, b) => a - b)] as const).toSorted(([a], [b]) => a - b),
      note: item.note_for_item,
    })),
  );

const intentOf = (cart: ServerCart | null): Intent | null => (cart?.store_id ? { storeId: cart.store_id, lines: linesOf(cart) } : null);

/** A quantity that can be ordered; anything that is no number leaves the line as it was. */
const orderable = (quantity: number, before: number): number =>
  Number.isFinite(quantity) ? Math.min(QUANTITY.maximum, Math.max(QUANTITY.minimum, Math.trunc(quantity))) : before;

/** Whether a change is a line of another store than the basket's. */
const isForeignTo = (basket: Intent | null, change: Change): boolean =>
  change.type === 'line.added' && basket !== null && basket.lines.length > 0 && basket.storeId !== change.storeId;

/** A basket after a change; one that is about a line that is gone, or of another store, changes nothing. */
function after(basket: Intent | null, change: Change): Intent | null {
  if (isForeignTo(basket, change)) return basket;
  if (change.type === 'line.added') return { storeId: change.storeId, lines: mergeEqualLines([...(basket?.lines ?? []), change.line]) };
  if (!basket) return null;
  const isIt = (line: CartLine) => lineKey(line) === change.key;
  switch (change.type) {
    case 'quantity.chosen': return { ...basket, lines: basket.lines.map((line) => (isIt(line) ? { ...line, quantity: orderable(change.quantity, line.quantity) } : line)) };
    case 'line.removed': return { ...basket, lines: basket.lines.filter((line) => !isIt(line)) };
    case 'line.edited': return { ...basket, lines: mergeEqualLines(basket.lines.map((line) => (isIt(line) ? change.line : line))) };
  }
}

/** What the customer wants now: the server's basket with every change that it has not agreed to yet. */
export const wanted = (cart: ServerCart | null, changes: readonly Change[]): Intent | null => changes.reduce(after, intentOf(cart));

/** The first change that asks for a line of another store than the basket's at that point; -1 without one. */
export const firstForeign = (cart: ServerCart | null, changes: readonly Change[]): number =>
  changes.findIndex((change, index) => isForeignTo(wanted(cart, changes.slice(0, index)), change));

const contentOf = (basket: Intent | null): string =>
  JSON.stringify(basket && basket.lines.length > 0 ? [basket.storeId, ...basket.lines.map((line) => `${lineKey(line)} × ${line.quantity}`).toSorted()] : null);

/** Whether the changes, taken together, make another basket of the server's. */
export const makeADifference = (cart: ServerCart | null, changes: readonly Change[]): boolean =>
  contentOf(wanted(cart, changes)) !== contentOf(intentOf(cart));

/**
 * What became of a request whose answer never came, by the basket before it and the basket now: taken, not taken,
 * or unknown because somebody else changed the basket too.
 */
export function whatBecameOf(told: readonly Change[], before: ServerCart | null, now: ServerCart): 'taken' | 'notTaken' | 'unknown' {
  const content = contentOf(intentOf(now));
  if (before?.cart_id === now.cart_id && before.cart_version === now.cart_version && content === contentOf(intentOf(before))) return 'notTaken';
  return content === contentOf(wanted(before, told)) ? 'taken' : 'unknown';
}

/**
 * How many of the changes, from the first on, one request can tell: a request speaks of one store only, so that a
 * basket which is emptied and filled at another store takes two.
 */
export function tellable(cart: ServerCart | null, changes: readonly Change[]): number {
  const stored = intentOf(cart);
  const isElsewhere = (change: Change) => change.type === 'line.added' && stored !== null && stored.lines.length > 0 && stored.storeId !== change.storeId;
  const next = changes.findIndex(isElsewhere);
  return next < 0 ? changes.length : next;
}
