import { partsGivenBack, type Parts } from '#domain/orders/cancelling.ts';
import type { Database } from '#server/database/database.ts';
import { noteErrand } from '#server/repositories/errands.ts';
import type { OrderPaymentRow } from '#server/repositories/order-payments.ts';
import { moveForPayment } from './transfers.ts';
import type { Cause } from './cause.ts';
import { newId } from '#server/secrets/ids.ts';

/**
 * Gives an order's money back to where it came from, once, less what is kept: the wallet's part to the wallet at once,
 * the card's by an errand to its provider, and what was to be paid at the door is not asked for any more. The payment
 * must be locked.
 * @returns what goes back of each part, whole minor units
 */
export async function giveMoneyBack(transaction: Database, payment: OrderPaymentRow, kept: number, by: Cause): Promise<Parts> {
  const back = partsGivenBack({ wallet: payment.walletPart, card: payment.cardPart, cash: payment.cashPart }, kept);
  await moveForPayment(
    transaction,
    payment,
    { name: 'wallet-back', from: 'sales', to: 'wallet', cause: 'cancel', amount: back.wallet },
    by,
  );
  await moveForPayment(transaction, payment, { name: 'cash-back', from: 'sales', to: 'cash', cause: 'cancel', amount: back.cash }, by);
  await moveForPayment(transaction, payment, { name: 'card-back', from: 'sales', to: 'refunds', cause: 'cancel', amount: back.card }, by);
  if (back.card > 0 && payment.customerId !== null) {
    await noteErrand(transaction, {
      id: newId(by.at),
      key: `${payment.id}:${payment.attempt}:refund`,
      kind: 'refund',
      customerId: payment.customerId,
      orderPaymentId: payment.id,
      subject: payment.id,
      amount: back.card,
      actor: by.actor,
      requestId: by.requestId,
      createdAt: by.at,
    });
  }
  return back;
}
