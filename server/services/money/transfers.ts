import type { PaymentPart } from '#contract/payment-methods.ts';
import { dueAtDoor, isByProvider, partsWithMoney, takenOf } from '#domain/payment/parts.ts';
import { roundingOf } from '#domain/payment/smallest-coin.ts';
import type { Database } from '#server/database/database.ts';
import { tipOfOrder } from '#server/database/frozen-order.ts';
import { partsInRow } from '#server/database/payment-parts.ts';
import type { Account, TransferCause } from '#server/database/schema/ledger.ts';
import { writeTransfer } from '#server/repositories/ledger.ts';
import type { OrderPaymentRow } from '#server/repositories/order-payments.ts';
import type { Cause } from './cause.ts';
import { newId } from '#server/secrets/ids.ts';

type Operation = {
  readonly name: string;
  readonly from: Account;
  readonly to: Account;
  readonly cause: TransferCause;
  readonly amount: number;
};

/**
 * Moves money of a payment, once for each of its attempts and operations; an amount of 0 is no row. The payment must be
 * locked, and the customer too where it comes out of the wallet.
 * @throws when its account has less than that
 */
export async function moveForPayment(
  transaction: Database,
  payment: Pick<OrderPaymentRow, 'id' | 'attempt' | 'customerId'>,
  { name, from, to, cause, amount }: Operation,
  by: Cause,
): Promise<void> {
  if (amount === 0) return;
  if (payment.customerId === null) throw new Error(`The payment ${payment.id} is nobody's`);
  const written = await writeTransfer(transaction, {
    id: newId(by.at),
    key: `${payment.id}:${payment.attempt}:${name}`,
    fromAccount: from,
    toAccount: to,
    amount,
    customerId: payment.customerId,
    cause,
    actor: by.actor,
    requestId: by.requestId,
    orderPaymentId: payment.id,
    createdAt: by.at,
  });
  if (written === 'uncovered') throw new Error(`${from} has less than ${amount} for ${name} of ${payment.id}`);
}

/** Some parts of a payment become a sale: each out of its account, the wallet's out of where it was kept. */
async function sell(transaction: Database, payment: OrderPaymentRow, counts: (part: PaymentPart) => boolean, by: Cause): Promise<void> {
  for (const { part, amount } of partsWithMoney(partsInRow(payment, payment.order))) {
    const from = takenOf(part) === 'reserved' ? 'wallet_held' : part;
    if (counts(part)) await moveForPayment(transaction, payment, { name: part, from, to: 'sales', cause: 'order', amount }, by);
  }
}

/** So much more is handed over than is owed, or below 0 less: from the purse to the rounding, or the other way. */
async function round(
  transaction: Database,
  payment: OrderPaymentRow,
  { name, cause, more }: { readonly name: string; readonly cause: TransferCause; readonly more: number },
  by: Cause,
): Promise<void> {
  const [from, to] = more > 0 ? (['cash', 'rounding'] as const) : (['rounding', 'cash'] as const);
  await moveForPayment(transaction, payment, { name, from, to, cause, amount: Math.abs(more) }, by);
}

/**
 * The order is made: what the wallet kept for it becomes a sale, and so does what nobody has to be asked for. Call it in
 * the transaction that inserts the order; a second time it does nothing.
 */
export async function recordSale(transaction: Database, payment: OrderPaymentRow, by: Cause): Promise<void> {
  await sell(transaction, payment, (part) => !isByProvider(part), by);
  const owed = dueAtDoor(partsInRow(payment, payment.order));
  await round(transaction, payment, { name: 'rounding', cause: 'order', more: roundingOf(owed, payment.order.smallestCoin) }, by);
}

/** Of an order that is cancelled so much is still owed at the door, whole minor units: the rounding is that of this amount. */
export async function roundAnew(transaction: Database, payment: OrderPaymentRow, owed: number, by: Cause): Promise<void> {
  const { smallestCoin: coin } = payment.order;
  const before = roundingOf(dueAtDoor(partsInRow(payment, payment.order)), coin);
  await round(transaction, payment, { name: 'rounding-back', cause: 'cancel', more: roundingOf(owed, coin) - before }, by);
}

/** The order was completed: what its courier is given is no sale. Call it in the transaction that completes it; a second time it does nothing. */
export async function recordTip(transaction: Database, payment: OrderPaymentRow, by: Cause): Promise<void> {
  const amount = tipOfOrder(payment.order);
  await moveForPayment(transaction, payment, { name: 'tip', from: 'sales', to: 'tips', cause: 'order', amount }, by);
}

/** The provider captured its part. Call it in the transaction that records the capture; a second time it does nothing. */
export async function recordCapture(transaction: Database, payment: OrderPaymentRow, by: Cause): Promise<void> {
  await sell(transaction, payment, isByProvider, by);
}
