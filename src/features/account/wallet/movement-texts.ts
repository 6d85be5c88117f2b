import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { WalletMovementKind } from '#contract/entities/wallet-movement.ts';

export const MOVEMENT_TEXTS: Readonly<Record<WalletMovementKind, MessageDescriptor>> = {
  opening: msg`Opening balance`,
  top_up: msg`Top-up`,
  order: msg`Order payment`,
  held: msg`Reserved for a payment in progress`,
  let_go: msg`Reserved: payment not completed`,
  given_back: msg`Returned: order not placed`,
  refund: msg`Refund`,
  cashback: msg`Cashback`,
  cashback_back: msg`Cashback reversed after a refund`,
  referral: msg`Referral reward`,
  given_up: msg`Given up when the account was deleted`,
};
