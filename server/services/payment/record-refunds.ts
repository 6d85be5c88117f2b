import type { Database } from '#server/database/database.ts';
import { partByProvider } from '#server/database/payment-parts.ts';
import { inTransaction } from '#server/database/in-transaction.ts';
import type { Services } from '#server/call/services.ts';
import { ERRAND, type Refund } from '#server/payments/provider.ts';
import { intentOfOrder } from '#server/repositories/card-intents.ts';
import { balanceOfPayment, movedByPayment } from '#server/repositories/ledger.ts';
import { lockPayment, type OrderPaymentRow } from '#server/repositories/order-payments.ts';
import { lockWallet } from '#server/repositories/wallet.ts';
import { moveForPayment } from '../money/transfers.ts';
import type { Cause } from '../money/cause.ts';

/** Takes back the same share of an order's cashback as of its money, as far as the wallet has it. */
async function takeCashbackBack(transaction: Database, payment: OrderPaymentRow, refund: Refund, by: Cause): Promise<void> {
  if (payment.customerId === null) return;
  const left = await lockWallet(transaction, payment.customerId);
  const credited = await movedByPayment(transaction, payment.id, 'rewards', 'wallet');
  const stands = -(await balanceOfPayment(transaction, payment.id, 'rewards'));
  const share = Math.min(Math.round((credited * refund.amount) / payment.total), stands, left);
  await moveForPayment(
    transaction,
    payment,
    { name: `cashback-back:${refund.id}`, from: 'wallet', to: 'rewards', cause: 'refund', amount: share },
    by,
  );
}

/** Takes from the courier's tip what a refund gave back beyond all else that was paid for the order. */
async function takeTipBack(transaction: Database, payment: OrderPaymentRow, refund: Refund, by: Cause): Promise<void> {
  const beyond = -(await balanceOfPayment(transaction, payment.id, 'sales'));
  const amount = Math.max(0, Math.min(beyond, await balanceOfPayment(transaction, payment.id, 'tips')));
  await moveForPayment(transaction, payment, { name: `tip-back:${refund.id}`, from: 'tips', to: 'sales', cause: 'refund', amount }, by);
}

/** Writes down what was given back by hand at the provider's, each refund once. The payment must be locked. */
export async function recordRefund(transaction: Database, payment: OrderPaymentRow, refund: Refund, by: Cause): Promise<void> {
  const to = partByProvider(payment, payment.order);
  if (to === null) return;
  const before = await movedByPayment(transaction, payment.id, 'sales', to);
  await moveForPayment(
    transaction,
    payment,
    { name: `refund:${refund.id}`, from: 'sales', to, cause: 'refund', amount: refund.amount },
    by,
  );
  const isNew = (await movedByPayment(transaction, payment.id, 'sales', to)) > before;
  if (!isNew) return;
  await takeTipBack(transaction, payment, refund, by);
  await takeCashbackBack(transaction, payment, refund, by);
}

/**
 * Looks at what the provider gave back of its part of an order without being asked by us: a refund made by hand there.
 * Our own are errands, which write themselves down. Never call it inside a transaction.
 * @returns false when the provider could not be asked
 */
export async function recordRefunds(
  services: Pick<Services, 'database' | 'payments'>,
  orderPaymentId: string,
  by: Cause,
): Promise<boolean> {
  const intent = await intentOfOrder(services.database, orderPaymentId);
  if (intent === null || !services.payments) return true;
  const listed = await services.payments.provider.listRefunds(intent);
  if (!listed.ok) return false;
  const byHand = listed.value.filter(
    ({ metadata, status }) => metadata[ERRAND] === undefined && status !== 'failed' && status !== 'canceled',
  );
  if (byHand.length === 0) return true;
  await inTransaction(services.database, async (transaction) => {
    const payment = await lockPayment(transaction, orderPaymentId);
    if (payment?.state !== 'ordered') return;
    for (const refund of byHand) await recordRefund(transaction, payment, refund, by);
  });
  return true;
}
