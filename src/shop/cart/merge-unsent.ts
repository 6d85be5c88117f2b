import type { Change } from '#machines/cart/cart-intent.ts';
import type { UnsentBasket } from '#machines/cart/cart.setup.ts';
import { unacknowledgedChanges } from '#machines/cart/unacknowledged.ts';

const versionOf = ({ cart }: UnsentBasket): number => cart?.cart_version ?? 0;

/** As if all of it had been asked already: another tab may have, or may still. */
const asAsked = (basket: UnsentBasket): UnsentBasket => ({ ...basket, attempts: [...basket.attempts, basket.changes.length] });

function beside(others: readonly Change[], changes: readonly Change[]): readonly Change[] {
  const same = changes.findIndex((change, index) => JSON.stringify(change) !== JSON.stringify(others[index]));
  return same < 0 ? [] : changes.slice(same);
}

/** What several tabs have not sent, as one, on the newest basket that any of them knew: what that shows already is left out. Null where there are none. */
export function mergeUnsent(baskets: readonly UnsentBasket[]): UnsentBasket | null {
  const [first, ...others] = baskets.toSorted((one, other) => versionOf(one) - versionOf(other));
  const merged = others.reduce<UnsentBasket | undefined>((before, { cart, changes }) => {
    if (!before) return before;
    const earlier = asAsked(before);
    const left = cart ? unacknowledgedChanges(earlier, before.cart, cart).changes : earlier.changes;
    return { cart, changes: [...left, ...beside(earlier.changes, changes)], attempts: [left.length] };
  }, first);
  return merged ? asAsked(merged) : null;
}
