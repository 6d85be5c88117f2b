import { lineKey } from '#domain/cart/cart-lines.ts';
import type { Change, Removed } from './cart-intent.ts';

/** What can be put back after one more removal: removals of one store are put back together, the last one first. */
export const removedToo = (earlier: Removed | null, removed: Removed): Removed =>
  earlier?.storeId === removed.storeId ? { ...earlier, name: '', lines: [...removed.lines, ...earlier.lines] } : removed;

/** What can be put back once the server refused changes: a refused removal did not happen, a refused return still can. */
export function removedAfterRefusal(removed: Removed | null, refused: readonly Change[]): Removed | null {
  const left = refused.reduce<Removed | null>((rest, change) => {
    if (change.type === 'cart.emptied') return null;
    if (change.type === 'line.removed' && rest) return { ...rest, lines: rest.lines.filter(({ line }) => lineKey(line) !== change.key) };
    if (change.type !== 'lines.restored') return rest;
    const { type: _, ...returned } = change;
    return removedToo(rest, returned);
  }, removed);
  return left && left.lines.length > 0 ? left : null;
}
