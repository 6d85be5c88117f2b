import type { Change } from '#machines/cart/cart-intent.ts';
import type { UntoldBasket } from '#machines/cart/cart.setup.ts';
import { untakenOf } from '#machines/cart/cart-untaken.ts';

const versionOf = ({ cart }: UntoldBasket): number => cart?.cart_version ?? 0;

/** As if all of it had been asked already: another tab may have, or may still. */
const asAsked = (untold: UntoldBasket): UntoldBasket => ({ ...untold, attempts: [...untold.attempts, untold.changes.length] });

function beside(others: readonly Change[], changes: readonly Change[]): readonly Change[] {
  const same = changes.findIndex((change, index) => JSON.stringify(change) !== JSON.stringify(others[index]));
  return same < 0 ? [] : changes.slice(same);
}

/** What several tabs have to tell as what one has, on the newest basket that any of them knew: what that shows already is left out. Null where there are none. */
export function mergeUntold(untold: readonly UntoldBasket[]): UntoldBasket | null {
  const [first, ...others] = untold.toSorted((one, other) => versionOf(one) - versionOf(other));
  const merged = others.reduce<UntoldBasket | undefined>((before, { cart, changes }) => {
    if (!before) return before;
    const earlier = asAsked(before);
    const left = cart ? untakenOf(earlier, before.cart, cart).changes : earlier.changes;
    return { cart, changes: [...left, ...beside(earlier.changes, changes)], attempts: [left.length] };
  }, first);
  return merged ? asAsked(merged) : null;
}
