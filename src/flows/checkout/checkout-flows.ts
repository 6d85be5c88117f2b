import type { SnapshotFrom } from 'xstate';
import type { checkoutMachine } from '#machines/checkout/checkout.machine.ts';

/** All flows of an open checkout; null once it is broken. */
export function flowsIn({ children: { invoice, promo, address, contact, wallet, placement } }: SnapshotFrom<typeof checkoutMachine>) {
  return invoice && promo && address && contact && wallet && placement ? { invoice, promo, address, contact, wallet, placement } : null;
}

export type CheckoutActors = NonNullable<ReturnType<typeof flowsIn>>;
