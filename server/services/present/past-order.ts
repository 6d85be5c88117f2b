import type { MoneyBack, PaymentParts } from '#contract/entities/money-back.ts';
import type { HistoryOrder } from '#contract/entities/order.ts';
import type { Language } from '#contract/enumerations.ts';
import { toMajor } from '#domain/money.ts';
import type { OrderRatingRow } from '#server/repositories/order-ratings.ts';
import type { PastOrderRow } from '#server/repositories/past-orders.ts';
import type { Item } from '#server/repositories/stores.ts';
import { nameToday } from './named-today.ts';
import { presentRatings } from './rating.ts';

export type MoneyOfPastOrder = { readonly parts: PaymentParts; readonly back: readonly MoneyBack[] };

export const presentPastOrder = (
  order: PastOrderRow,
  ratings: readonly OrderRatingRow[],
  money: MoneyOfPastOrder | undefined,
  { today, language }: { readonly today: ReadonlyMap<string, Item>; readonly language: Language },
): HistoryOrder => ({
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
  ...(money && {
    cancel_charge: toMajor(order.cancelCharge),
    payment_parts: money.parts,
    money_back: [...money.back],
  }),
  ...(order.rejectReason !== null && { reject_reason: order.rejectReason }),
  items: order.items.map(({ item_id, item_name, quantity }) => ({
    item_name: nameToday(today.get(item_id), language, item_name),
    quantity,
  })),
  ...presentRatings(ratings, order.id),
  is_invoice_shown: order.invoiceShownAt !== null,
});
