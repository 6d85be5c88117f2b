import type { Order } from '#contract/entities/order.ts';
import { DELIVERY_TYPE } from '#contract/enumerations.ts';
import { ORDER_STATUS } from '#contract/order-status.ts';
import { isTerminal } from '#domain/orders/progress.ts';
import type { CustomerCall } from '#server/call/call.ts';
import { imagesOfCart } from '#server/repositories/courier-images.ts';
import { findProblem } from '#server/repositories/order-problems.ts';
import { findPayment } from '#server/repositories/order-payments.ts';
import { ratingsOfOrders } from '#server/repositories/order-ratings.ts';
import { isShared as hasShares } from '#server/repositories/order-shares.ts';
import { statusesOf, type OrderRow } from '#server/repositories/orders.ts';
import { findStore, itemsInSections } from '#server/repositories/stores.ts';
import { presentOrder } from '../present/order.ts';
import { cityOfOrder } from './city-of-order.ts';
import { cashbackOfOrder } from './credit-rewards.ts';
import { moneyBackOf } from './money-back-of-order.ts';
import { providerOf } from './provider-of-order.ts';
import { problemTermsOf } from './report-problem.ts';

/** One order with all that its customer sees of it; null where its store or payment is gone. */
export async function readOrder(call: CustomerCall, order: OrderRow): Promise<Order | null> {
  const { database } = call;
  const place = order.storeId ? await findStore(database, order.storeId) : null;
  const city = place?.city ?? (await cityOfOrder(database, order));
  const payment = await findPayment(database, order.orderPaymentId);
  const isParcel = order.deliveryType === DELIVERY_TYPE.courier;
  if (!city || !payment || (!place && !isParcel)) return null;
  const statuses = await statusesOf(database, order.id);
  const problem = isTerminal(order.status) ? await findProblem(database, order.id) : null;
  return presentOrder(order, {
    parts: payment,
    statuses,
    store: place?.store ?? null,
    city,
    provider: await providerOf(call, order, statuses),
    isShared: await hasShares(database, order.id),
    ratings: order.status < ORDER_STATUS.delivered ? [] : await ratingsOfOrders(database, [order.id]),
    cashback: await cashbackOfOrder(database, order),
    moneyBack: await moneyBackOf(database, order),
    problem,
    problemTerms: problem === null ? await problemTermsOf(call, order, { payment, city }) : null,
    images: isParcel || problem !== null ? await imagesOfCart(database, order.cartId) : [],
    language: call.language,
    menu: await itemsInSections(
      database,
      order.order.orderDetails.flatMap(({ items }) => items.map(({ item_id }) => item_id)),
    ),
  });
}
