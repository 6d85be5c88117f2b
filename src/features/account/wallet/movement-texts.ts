import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { WalletMovementKind } from '#contract/entities/wallet-movement.ts';

/** Why money moved, in a customer's words. */
export const MOVEMENT_TEXTS: Readonly<Record<WalletMovementKind, MessageDescriptor>> = {
  opening: msg`Opening balance`,
  top_up: msg`Top-up`,
  order: msg`Paid with an order`,
  held: msg`Held for a payment that is running`,
  let_go: msg`Held for a payment that came to nothing`,
  given_back: msg`Given back, no order was made`,
  refund: msg`Refund`,
  cashback: msg`Cashback`,
  cashback_back: msg`Cashback taken back after a refund`,
  referral: msg`Referral: somebody ordered with your code`,
  given_up: msg`Given up with the account`,
};
