import { ORDER_STATUS } from '#contract/order-status.ts';
import { isEndedWithoutSuccess, isTerminal } from '#domain/orders/progress.ts';
import { wayOf } from '#domain/orders/order-reading.ts';
import { phoneNewsOf } from '#domain/orders/phone-news.ts';
import { mayFollow } from '#domain/orders/may-follow.ts';
import { NO_PARTS, type Parts } from '#domain/payment/parts.ts';
import type { Database } from '#server/database/database.ts';
import { inTransaction } from '#server/database/in-transaction.ts';
import { publishNews } from '#server/repositories/order-news.ts';
import { lockPayment } from '#server/repositories/order-payments.ts';
import { changeOrderStatus, type OrderChange, type OrderRow } from '#server/repositories/orders.ts';
import { withdrawShares } from '#server/repositories/order-shares.ts';
import { newId } from '#server/secrets/ids.ts';
import { notePushNews } from '#server/repositories/push.ts';
import { releasePromo } from '#server/repositories/promos.ts';
import { givePlaceBack } from '#server/repositories/slots.ts';
import { lockWallet } from '#server/repositories/wallet.ts';
import { recordTip } from '../money/transfers.ts';
import { giveMoneyBack } from '../money/give-money-back.ts';
import { askOrderMail } from './ask-order-mail.ts';
import { assignCourier } from './assign-courier.ts';
import { creditRewards } from './credit-rewards.ts';

type Move = OrderChange & {
  readonly requestId: string;
};

/**
 * Moves an order from the status that the caller saw to another, with everything that follows from it, in one
 * transaction: of several at once one wins, and the others see `null`. An ending without success gives back the place in
 * the slot and the money less the charge, and the promo where there is none; a completed order brings its rewards, and
 * its courier the tip.
 * The courier who accepts is noted with their road, links to it end with it, and its customer's browsers get the news.
 * @returns what goes back of each part of the payment; null when the order was not moved
 */
export async function moveAndSettle(database: Database, order: OrderRow, move: Move): Promise<Parts | null> {
  if (!mayFollow(order.status, move.to)) return null;
  return inTransaction(database, async (transaction) => {
    if (!(await changeOrderStatus(transaction, order, move))) return null;
    await assignCourier(transaction, order, move);
    const back = await settleEnding(transaction, order, move);
    if (isTerminal(move.to)) await withdrawShares(transaction, order.id);
    const news = phoneNewsOf(wayOf(order.deliveryType, order.order.isPickup), order.status, move.to);
    if (news) await notePushNews(transaction, order, { news, at: move.at, newId });
    // Last, because whoever holds the number of the news waits for nobody any more.
    await publishNews(transaction, order);
    return back;
  });
}

/** What an ending does with the money. @returns what goes back of each part of the payment */
async function settleEnding(transaction: Database, order: OrderRow, move: Move): Promise<Parts> {
  const hasEnded = isEndedWithoutSuccess(move.to);
  if (!hasEnded && move.to !== ORDER_STATUS.completed) return NO_PARTS;
  const payment = await lockPayment(transaction, order.orderPaymentId);
  if (!payment) throw new Error(`The order ${order.id} has no payment`);
  // Before slot and promo, as a payment takes them: the other way round, the two would wait for each other.
  await lockWallet(transaction, order.customerId);
  if (!hasEnded) {
    await recordTip(transaction, payment, move);
    await creditRewards(transaction, order, payment, move);
    return NO_PARTS;
  }
  const charge = move.cancelCharge ?? 0;
  await givePlaceBack(transaction, payment.id);
  if (charge === 0) await releasePromo(transaction, payment.id);
  await askOrderMail(transaction, 'order_ended', order, payment, move.at);
  return giveMoneyBack(transaction, payment, charge, move);
}

/** Like `moveAndSettle`. @returns whether this call was the one that moved the order */
export const moveOrder = async (database: Database, order: OrderRow, move: Move): Promise<boolean> =>
  (await moveAndSettle(database, order, move)) !== null;
