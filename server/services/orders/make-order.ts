import { DELIVERY_TYPE, ORDER_STATUS, ORDER_STATUS_ID } from '#contract/enumerations.ts';
import type { Database } from '#server/database/database.ts';
import type { Services } from '#server/call/services.ts';
import { tellNews } from '#server/repositories/order-news.ts';
import type { PaymentOfCart } from '#server/repositories/order-payments.ts';
import { insertOrder, type OrderRow } from '#server/repositories/orders.ts';
import { countPromo } from '#server/repositories/promos.ts';
import { askOrderMail } from './ask-order-mail.ts';
import { firstMoveAt } from './clockwork.ts';
import { recordSale } from '../money/transfers.ts';
import type { Cause } from '../money/cause.ts';
import { newCode } from '#server/secrets/secrets.ts';
import { newId } from '#server/secrets/ids.ts';

/**
 * Inserts the order that a locked payment froze, with its promo counted and its sale in the ledger; the caller moves
 * basket and payment on in the same transaction. `decidedAt` is the moment by which its rules were read.
 */
export async function makeOrder(
  transaction: Database,
  { demoPace, now }: Pick<Services, 'demoPace' | 'now'>,
  { payment, cart }: PaymentOfCart,
  decidedAt: number,
  by: Cause,
): Promise<OrderRow> {
  if (payment.customerId === null) throw new Error(`The payment ${payment.id} has no customer`);
  const { startAt, latestAt, aboutMinutes, latestMinutes } = payment.order;
  // No store is asked about a parcel: it waits for a courier at once.
  const status = cart.deliveryType === DELIVERY_TYPE.courier ? ORDER_STATUS.waitingForCourier : ORDER_STATUS.waitingForStore;
  const order = await insertOrder(transaction, {
    id: newId(decidedAt),
    customerId: payment.customerId,
    storeId: cart.storeId,
    deliveryType: cart.deliveryType,
    orderPaymentId: payment.id,
    cartId: payment.cartId,
    cartVersion: payment.cartVersion,
    status,
    statusId: ORDER_STATUS_ID.running,
    order: payment.order,
    total: payment.total,
    pickupCode: newCode(),
    deliveryCode: newCode(),
    createdAt: decidedAt,
    estimatedAt: startAt || decidedAt + aboutMinutes * 60_000,
    latestAt: latestAt || decidedAt + latestMinutes * 60_000,
    endedAt: null,
    nextMoveAt: firstMoveAt(status, now(), demoPace),
  });
  // A use is held for a promo that counts in the total, and for no other.
  if (payment.promoId !== null) await countPromo(transaction, payment.id);
  await recordSale(transaction, payment, by);
  await askOrderMail(transaction, 'order_placed', order, payment, decidedAt);
  await tellNews(transaction, order);
  return order;
}
