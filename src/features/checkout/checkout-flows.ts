import type { SnapshotFrom } from 'xstate';
import type { checkoutMachine } from '#machines/checkout/checkout.machine.ts';
import { allThere } from '#src/shop/all-there.ts';

export const flowsIn = ({ children: { invoice, promo, address, contact, placement, sheet } }: SnapshotFrom<typeof checkoutMachine>) =>
  allThere({ invoice, promo, address, contact, placement, sheet });

export type CheckoutActors = NonNullable<ReturnType<typeof flowsIn>>;
