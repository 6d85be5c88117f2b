import { intentOf, isForeignTo, storeOf, wanted, type Change, type ServerCart } from './cart-intent.ts';

/** The first change that asks for lines of another store than the basket's at that point; -1 without one. */
export const firstForeign = (cart: ServerCart | null, changes: readonly Change[]): number =>
  changes.findIndex((change, index) => isForeignTo(wanted(cart, changes.slice(0, index)), change));

export function isClearingAgreed(cart: ServerCart | null, changes: readonly Change[]): boolean {
  const first = changes[firstForeign(cart, changes)];
  return first?.type === 'lines.added' && first.isClearingAgreed === true;
}

/**
 * How many of the changes, from the first on, one request can tell: a request speaks of one store only, so that a
 * basket which is emptied and filled at another store takes two.
 */
export function sendable(cart: ServerCart | null, changes: readonly Change[]): number {
  const stored = intentOf(cart);
  const isElsewhere = (change: Change) =>
    storeOf(change) !== null && stored !== null && stored.lines.length > 0 && stored.storeId !== storeOf(change);
  const next = changes.findIndex(isElsewhere);
  return next < 0 ? changes.length : next;
}
