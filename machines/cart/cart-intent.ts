import { QUANTITY } from '#contract/limits.ts';
import { lineKey, mergeEqualLines, restoreLines, type CartLine, type PlacedLine } from '#domain/cart/cart-lines.ts';
import { lineOf } from '#domain/cart/line-of-item.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import type { endpoints } from '#contract/endpoints.ts';
import type { OrderAddress } from '#contract/entities/order-address.ts';

export type ServerCart = AnswerOf<typeof endpoints.get_cart>;

/** What a basket is to be: the whole of it, as it is sent to the server. `destination` only where it must be restored. */
export type Intent = { readonly storeId: string; readonly lines: readonly CartLine[]; readonly destination?: OrderAddress | null };

export type Removed = {
  readonly storeId: string;
  /** Of a single line; '' for several, or where it is not known. */ readonly name: string;
  readonly lines: readonly PlacedLine[];
  readonly destination: OrderAddress | null;
};

/** One decision of the customer about the basket; `key` is the `lineKey` of the line it is about. */
export type Change =
  | {
      readonly type: 'line.added';
      readonly storeId: string;
      readonly line: CartLine;
      readonly name?: string;
    }
  /** Several at once, as of an order that is ordered once more; with the word for it, a basket of another store is put aside for them. */
  | { readonly type: 'lines.added'; readonly storeId: string; readonly lines: readonly CartLine[]; readonly isClearingAgreed?: boolean }
  | { readonly type: 'quantity.chosen'; readonly key: string; readonly quantity: number }
  | { readonly type: 'line.removed'; readonly key: string }
  | { readonly type: 'line.edited'; readonly key: string; readonly line: CartLine }
  | { readonly type: 'cart.emptied' }
  | ({ readonly type: 'lines.restored' } & Removed);

export const linesOf = (cart: ServerCart): CartLine[] => cart.cart.order_details.flatMap((entry) => entry.items.map(lineOf));

export const intentOf = (cart: ServerCart | null): Intent | null =>
  cart?.store_id ? { storeId: cart.store_id, lines: linesOf(cart) } : null;

const orderable = (quantity: number, before: number): number =>
  Number.isFinite(quantity) ? Math.min(QUANTITY.maximum, Math.max(QUANTITY.minimum, Math.trunc(quantity))) : before;

export const storeOf = (change: Change): string | null => ('storeId' in change ? change.storeId : null);

export const isForeignTo = (basket: Intent | null, change: Change): boolean =>
  storeOf(change) !== null && basket !== null && basket.lines.length > 0 && basket.storeId !== storeOf(change);

export const linesIn = (change: Extract<Change, { type: 'line.added' | 'lines.added' }>): readonly CartLine[] =>
  change.type === 'line.added' ? [change.line] : change.lines;

/** A basket after a change; one that is about a line that is gone, or of another store, changes nothing. */
function after(basket: Intent | null, change: Change): Intent | null {
  if (isForeignTo(basket, change)) return basket;
  const { storeId, lines } = basket ?? { storeId: '', lines: [] };
  if (change.type === 'line.added' || change.type === 'lines.added')
    return { ...basket, storeId: change.storeId, lines: mergeEqualLines([...lines, ...linesIn(change)]) };
  if (change.type === 'lines.restored') {
    return {
      storeId: change.storeId,
      lines: restoreLines(lines, change.lines),
      ...(lines.length === 0 ? { destination: change.destination } : {}),
    };
  }
  if (!basket) return null;
  const isIt = (line: CartLine) => 'key' in change && lineKey(line) === change.key;
  const kept = { ...basket, storeId };
  if (change.type === 'cart.emptied') return { ...kept, lines: [] };
  if (change.type === 'line.removed') return { ...kept, lines: lines.filter((line) => !isIt(line)) };
  if (change.type === 'line.edited') return { ...kept, lines: mergeEqualLines(lines.map((line) => (isIt(line) ? change.line : line))) };
  return { ...kept, lines: lines.map((line) => (isIt(line) ? { ...line, quantity: orderable(change.quantity, line.quantity) } : line)) };
}

export const wanted = (cart: ServerCart | null, changes: readonly Change[]): Intent | null => changes.reduce(after, intentOf(cart));

const nameOf = (cart: ServerCart | null, itemId: string | undefined): string =>
  cart?.cart.order_details.flatMap(({ items }) => items).find((item) => item.item_id === itemId)?.item_name ?? '';

export function removedBy(cart: ServerCart | null, changes: readonly Change[], change: Change): Removed | null {
  const before = wanted(cart, changes);
  if (!before || (change.type !== 'line.removed' && change.type !== 'cart.emptied')) return null;
  const lines = before.lines
    .map((line, at) => ({ line, at }))
    .filter(({ line }) => change.type === 'cart.emptied' || lineKey(line) === change.key);
  const [only] = lines;
  const name = lines.length === 1 ? nameOf(cart, only?.line.itemId) : '';
  return lines.length === 0 ? null : { storeId: before.storeId, name, lines, destination: cart?.destination_addresses[0] ?? null };
}

/** What a change is about, by name; '' where that is not known, or it is about several lines. */
export function nameOfChange(cart: ServerCart | null, change: Change): string {
  if (change.type === 'line.added') return change.name ?? nameOf(cart, change.line.itemId);
  if (!('key' in change)) return '';
  return nameOf(cart, intentOf(cart)?.lines.find((line) => lineKey(line) === change.key)?.itemId);
}

export const contentOf = (basket: Intent | null): string =>
  JSON.stringify(
    basket && basket.lines.length > 0
      ? [basket.storeId, ...basket.lines.map((line) => `${lineKey(line)} × ${line.quantity} ${line.ifMissing ?? ''}`).toSorted()]
      : null,
  );

export const makeADifference = (cart: ServerCart | null, changes: readonly Change[]): boolean =>
  contentOf(wanted(cart, changes)) !== contentOf(intentOf(cart));
