import { NO_PARTS } from '#domain/payment/parts.ts';
import type { Database } from '#server/database/database.ts';
import { rowOfParts } from '#server/database/payment-parts.ts';
import { updatePayment, type OrderPaymentRow } from '#server/repositories/order-payments.ts';
import { releasePromo } from '#server/repositories/promos.ts';
import { givePlaceBack } from '#server/repositories/slots.ts';
import { returnToWallet } from './wallet-part.ts';
import type { Cause } from './cause.ts';

/**
 * Opens a payment again that no order is made of, and gives back what was kept for it: the wallet's money, the use of
 * its promo, its place in a slot. The payment must be locked, and no card may be charged for it any more.
 */
export async function reopenPayment(transaction: Database, payment: OrderPaymentRow, by: Cause): Promise<void> {
  await returnToWallet(transaction, payment, by);
  // Slot before promo, as a payment takes them: the other way round, two payments would wait for each other.
  await givePlaceBack(transaction, payment.id);
  await releasePromo(transaction, payment.id);
  await updatePayment(transaction, payment.id, {
    state: 'open',
    ...rowOfParts(NO_PARTS),
    heldAt: null,
    paidAt: null,
    decidedAt: null,
    orderWanted: false,
    lookAt: null,
    updatedAt: by.at,
  });
}
