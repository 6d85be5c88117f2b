import * as v from 'valibot';
import type { Keeper } from './storage.ts';

const untoldBasket = v.object({
  cart: v.nullable(v.looseObject({ cart_id: v.nullable(v.string()), cart: v.looseObject({ order_details: v.array(v.unknown()) }) })),
  changes: v.array(v.looseObject({ type: v.string() })),
  attempts: v.array(v.number()),
});

/**
 * What this tab had to tell of the holder's basket before it was loaded anew, as the basket's chart had it: the basket as
 * the server last answered it, the changes since, and how many of these each request without an answer carried. Null where
 * nothing is kept, or somebody else's.
 */
export function untoldOf(tabKeeper: Keeper, holder: string): v.InferOutput<typeof untoldBasket> | null {
  const kept = tabKeeper.read('storefront.untold_basket');
  if (kept?.holder !== holder) return null;
  const read = v.safeParse(untoldBasket, kept.untold);
  return read.success ? read.output : null;
}

type Untold = { readonly cart: unknown; readonly changes: readonly unknown[]; readonly attempts: readonly number[] };

/** Keeps what has to be told yet, and forgets it once it is told: for a tab that is loaded anew before it is. Somebody else's stays: it waits for them. */
export const keepUntold =
  (tabKeeper: Keeper, holder: () => string) =>
  ({ cart, changes, attempts }: Untold): void => {
    if (changes.length > 0 || attempts.length > 0)
      tabKeeper.write('storefront.untold_basket', { holder: holder(), untold: { cart, changes, attempts } });
    else {
      const kept = tabKeeper.read('storefront.untold_basket');
      if (kept !== null && kept.holder === holder()) tabKeeper.forget('storefront.untold_basket');
    }
  };
