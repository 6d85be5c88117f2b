import { partsGivenBack } from '#domain/orders/cancelling.ts';
import { dueAtDoor, isByProvider, partsWithMoney, type Parts } from '#domain/payment/parts.ts';
import type { Database } from '#server/database/database.ts';
import { partsInRow } from '#server/database/payment-parts.ts';
import { noteErrand } from '#server/repositories/errands.ts';
import type { OrderPaymentRow } from '#server/repositories/order-payments.ts';
import { moveForPayment, roundAnew } from './transfers.ts';
import type { Cause } from './cause.ts';
import { newId } from '#server/secrets/ids.ts';

/**
 * Gives an order's money back to where it came from, once, less the charge: the wallet's part to the wallet at once,
 * a provider's by an errand to it, and what was to be paid at the door is not asked for any more. The payment
 * must be locked.
 * @returns what goes back of each part, whole minor units
 */
export async function giveMoneyBack(transaction: Database, payment: OrderPaymentRow, charge: number, by: Cause): Promise<Parts> {
  const paid = partsInRow(payment, payment.order);
  const back = partsGivenBack(paid, charge);
  for (const { part, amount } of partsWithMoney(back)) {
    const to = isByProvider(part) ? 'refunds' : part;
    await moveForPayment(transaction, payment, { name: `${part}-back`, from: 'sales', to, cause: 'cancel', amount }, by);
    if (to !== 'refunds' || payment.customerId === null) continue;
    await noteErrand(transaction, {
      id: newId(by.at),
      key: `${payment.id}:${payment.attempt}:refund`,
      kind: 'refund',
      customerId: payment.customerId,
      orderPaymentId: payment.id,
      subject: payment.id,
      amount,
      actor: by.actor,
      requestId: by.requestId,
      createdAt: by.at,
    });
  }
  await roundAnew(transaction, payment, dueAtDoor(paid) - dueAtDoor(back), by);
  return back;
}
