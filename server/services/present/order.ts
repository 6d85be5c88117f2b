import type { CurrentOrder, Order, Provider } from '#contract/entities/order.ts';
import { ORDER_STATUS } from '#contract/enumerations.ts';
import { toMajor } from '#domain/money.ts';
import { cancelTerms } from '#domain/orders/cancelling.ts';
import type { City } from '#server/repositories/cities.ts';
import type { OrderPaymentRow } from '#server/repositories/order-payments.ts';
import type { OrderRow, OrderStatusRow } from '#server/repositories/orders.ts';
import type { Store } from '#server/repositories/stores.ts';

/** Whether an order may be cancelled now, and what is kept if so, as it travels. */
function cancelFields(
  order: OrderRow,
  { cancelChargeType: type, cancelChargeValue: value }: City,
): Pick<Order, 'can_cancel' | 'cancel_charge'> {
  const { canCancel, charge } = cancelTerms(order, { type, value });
  return { can_cancel: canCancel, cancel_charge: toMajor(canCancel ? charge : order.cancelCharge) };
}

const iso = (instant: number | null) => (instant === null ? null : new Date(instant).toISOString());
/** Statuses from here on belong to the delivery request. */
const hasRequest = (order: OrderRow) => !order.order.isPickup && order.status >= ORDER_STATUS.waitingForCourier && order.status < 100;

/** The statuses of an order with their times, as they travel. */
export const statusDates = (statuses: readonly OrderStatusRow[]): Order['date_time'] =>
  statuses.map(({ status, at }) => ({ status, date: new Date(at).toISOString() }));

/** The delivery request of an order with its own statuses, or null while there is none. */
export const requestOf = (order: OrderRow, dates: Order['date_time']): Order['request_detail'] =>
  hasRequest(order)
    ? { delivery_status: order.status, date_time: dates.filter(({ status }) => status >= ORDER_STATUS.waitingForCourier && status < 100) }
    : null;

/** An order as its customer follows it. */
export function presentOrder(
  order: OrderRow,
  parts: Pick<OrderPaymentRow, 'walletPart' | 'cardPart' | 'cashPart'>,
  statuses: readonly OrderStatusRow[],
  store: Store | null,
  city: City,
  { provider, isShared }: { readonly provider: Provider | null; readonly isShared: boolean },
): Order {
  const { order: frozen } = order;
  const dates = statusDates(statuses);
  return {
    _id: order.id,
    unique_id: order.uniqueId,
    delivery_type: order.deliveryType,
    order_status: order.status,
    order_status_id: order.statusId,
    store_id: order.storeId,
    store_detail: store && { name: store.name, image_url: store.image },
    request_id: hasRequest(order) ? order.id : null,
    request_detail: requestOf(order, dates),
    date_time: dates,
    cart_detail: {
      order_details: [...frozen.orderDetails],
      destination_addresses: frozen.destination ? [frozen.destination] : [],
      pickup_addresses: frozen.pickup ? [frozen.pickup] : [],
      total_item_tax: frozen.payment.item_tax,
      total_cart_price: frozen.payment.total_cart_price,
    },
    country_detail: { currency_sign: city.currencySign },
    order_payment_detail: { _id: order.orderPaymentId, ...frozen.payment },
    payment_parts: {
      wallet_payment: toMajor(parts.walletPart),
      card_payment: toMajor(parts.cardPart),
      cash_payment: toMajor(parts.cashPart),
    },
    provider_detail: provider,
    image_url: [],
    delivery_note: frozen.deliveryNote,
    confirmation_code_for_complete_delivery: order.deliveryCode,
    confirmation_code_for_pick_up_delivery: order.pickupCode,
    ...cancelFields(order, city),
    estimated_at: iso(order.estimatedAt),
    latest_at: iso(order.latestAt),
    order_start_at: frozen.startAt,
    slot_end_time: frozen.slotEnd,
    timezone: city.timezone,
    sequence: order.newsSequence,
    is_shared: isShared,
  };
}

/** An order that is under way, as the list of current orders has it. */
export const presentCurrentOrder = (order: OrderRow, store: { name: string | null; image: string | null }, city: City): CurrentOrder => ({
  _id: order.id,
  unique_id: order.uniqueId,
  store_name: store.name ?? '',
  store_image: store.image ?? '',
  currency: city.currencySign,
  user_pay_payment: toMajor(order.total),
  order_status: order.status,
  delivery_status: hasRequest(order) ? order.status : 0,
  request_id: hasRequest(order) ? order.id : null,
  delivery_type: order.deliveryType,
  ...cancelFields(order, city),
  estimated_at: iso(order.estimatedAt),
  latest_at: iso(order.latestAt),
  is_user_pick_up_order: order.order.isPickup,
  order_start_at: order.order.startAt,
  timezone: city.timezone,
  sequence: order.newsSequence,
});
