import type { Order } from '#contract/entities/order.ts';
import { ORDER_STATUS } from '#contract/enumerations.ts';
import type { CustomerCall } from '#server/call/call.ts';
import { findPayment } from '#server/repositories/order-payments.ts';
import { ratingsOfOrders } from '#server/repositories/order-ratings.ts';
import { isShared as hasShares } from '#server/repositories/order-shares.ts';
import { statusesOf, type OrderRow } from '#server/repositories/orders.ts';
import { findStore } from '#server/repositories/stores.ts';
import { presentOrder } from '../present/order.ts';
import { moneyBackOf } from './money-back-of-order.ts';
import { providerOf } from './provider-of-order.ts';

/** One order with all that its customer is told of it; null where its store or payment is gone. */
export async function tellOrder(call: CustomerCall, order: OrderRow): Promise<Order | null> {
  const { database } = call;
  const place = order.storeId ? await findStore(database, order.storeId) : null;
  const payment = await findPayment(database, order.orderPaymentId);
  if (!place || !payment) return null;
  const statuses = await statusesOf(database, order.id);
  return presentOrder(order, {
    parts: payment,
    statuses,
    store: place.store,
    city: place.city,
    provider: await providerOf(call, order, statuses),
    isShared: await hasShares(database, order.id),
    ratings: order.status < ORDER_STATUS.delivered ? [] : await ratingsOfOrders(database, [order.id]),
    moneyBack: await moneyBackOf(database, order),
  });
}
