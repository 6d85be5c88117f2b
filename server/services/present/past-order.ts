import type { HistoryOrder } from '#contract/entities/order.ts';
import { toMajor } from '#domain/money.ts';
import type { OrderRatingRow } from '#server/repositories/order-ratings.ts';
import type { PastOrderRow } from '#server/repositories/past-orders.ts';
import { presentRatings } from './rating.ts';

/** An order that ended, as the history lists it. */
export const presentPastOrder = (order: PastOrderRow, ratings: readonly OrderRatingRow[]): HistoryOrder => ({
  _id: order.id,
  unique_id: order.uniqueId,
  store_detail: order.storeName === null ? null : { name: order.storeName, image_url: order.storeImage ?? '' },
  currency: order.currencySign,
  user_pay_payment: toMajor(order.total),
  completed_at: order.endedAt === null ? null : new Date(order.endedAt).toISOString(),
  order_status: order.status,
  order_status_id: order.statusId,
  request_id: null,
  delivery_type: order.deliveryType,
  timezone: order.timezone,
  store_id: order.storeId,
  is_user_pick_up_order: order.isPickup,
  items: order.items,
  ...presentRatings(ratings, order.id),
  is_invoice_shown: order.invoiceShownAt !== null,
});
