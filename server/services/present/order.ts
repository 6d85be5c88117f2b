import type { MoneyBack } from '#contract/entities/money-back.ts';
import type { CurrentOrder, Order, Provider } from '#contract/entities/order.ts';
import type { ProblemTerms } from '#contract/entities/order-problem.ts';
import { CANCELLATION_CHARGE, DELIVERY_TYPE, type Language } from '#contract/enumerations.ts';
import { ORDER_STATUS } from '#contract/order-status.ts';
import { toMajor } from '#domain/money.ts';
import { cancelTerms } from '#domain/orders/cancelling.ts';
import { tipOfOrder, type FrozenOrder } from '#server/database/frozen-order.ts';
import { inLanguage } from '#server/database/in-language.ts';
import { presentPaid, type PartsOfRow } from '#server/database/payment-parts.ts';
import type { CourierImageKey } from '#server/repositories/courier-images.ts';
import type { City } from '#server/repositories/cities.ts';
import type { OrderRatingRow } from '#server/repositories/order-ratings.ts';
import type { OrderRow, OrderStatusRow } from '#server/repositories/orders.ts';
import type { OrderProblemRow } from '#server/repositories/order-problems.ts';
import type { OnMenu, Store } from '#server/repositories/stores.ts';
import { courierImageAddress } from './courier-image.ts';
import { namedToday } from './named-today.ts';
import { presentProblem } from './order-problem.ts';
import { presentRatings } from './rating.ts';

export function cancelFields(
  order: OrderRow,
  { cancelChargeType: type, cancelChargeValue: value }: City,
): Pick<Order, 'can_cancel' | 'cancel_charge'> {
  const { canCancel, charge } = cancelTerms({ ...order, tip: tipOfOrder(order.order) }, { type, value });
  return { can_cancel: canCancel, cancel_charge: toMajor(canCancel ? charge : order.cancelCharge) };
}

const cancelRule = ({ cancelChargeType: type, cancelChargeValue: value }: City): NonNullable<Order['cancel_rule']> => ({
  charge_type: type,
  charge_value: type === CANCELLATION_CHARGE.absolute ? toMajor(value) : value,
});

const iso = (instant: number | null) => (instant === null ? null : new Date(instant).toISOString());
const hasRequest = (order: OrderRow) => !order.order.isPickup && order.status >= ORDER_STATUS.waitingForCourier && order.status < 100;
/** The status of an order's delivery request; 0 without one. */
export const deliveryStatusOf = (order: OrderRow): number => (hasRequest(order) ? order.status : 0);

export const statusDates = (statuses: readonly OrderStatusRow[]): Order['date_time'] =>
  statuses.map(({ status, at }) => ({ status, date: new Date(at).toISOString() }));

export const requestOf = (order: OrderRow, dates: Order['date_time']): Order['request_detail'] =>
  hasRequest(order)
    ? { delivery_status: order.status, date_time: dates.filter(({ status }) => status >= ORDER_STATUS.waitingForCourier && status < 100) }
    : null;

export type OrderFacts = {
  readonly parts: PartsOfRow;
  readonly statuses: readonly OrderStatusRow[];
  readonly store: Store | null;
  readonly city: City;
  readonly provider: Provider | null;
  readonly isShared: boolean;
  readonly ratings: readonly OrderRatingRow[];
  /** What it credits to the wallet or credited there, whole minor units. */
  readonly cashback: number;
  readonly moneyBack: MoneyBack[];
  readonly problem: OrderProblemRow | null;
  readonly problemTerms: ProblemTerms | null;
  readonly images: readonly CourierImageKey[];
  readonly language: Language;
  readonly menu: readonly OnMenu[];
};

const presentVehicleOf = ({ vehicle }: FrozenOrder, language: Language): Order['vehicle_detail'] =>
  vehicle ? { _id: vehicle.id, vehicle_name: inLanguage(vehicle.name, language), image_url: vehicle.image } : null;

export function presentOrder(
  order: OrderRow,
  {
    parts,
    statuses,
    store,
    city,
    provider,
    isShared,
    ratings,
    cashback,
    moneyBack,
    problem,
    problemTerms,
    images,
    language,
    menu,
  }: OrderFacts,
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
      order_details: namedToday(frozen.orderDetails, menu, language),
      destination_addresses: frozen.destination ? [frozen.destination] : [],
      pickup_addresses: frozen.pickup ? [frozen.pickup] : [],
      total_item_tax: frozen.payment.item_tax,
      total_cart_price: frozen.payment.total_cart_price,
    },
    country_detail: { currency_sign: city.currencySign },
    order_payment_detail: { _id: order.orderPaymentId, ...frozen.payment, ...(cashback > 0 && { cashback: toMajor(cashback) }) },
    payment_parts: presentPaid(parts, frozen),
    provider_detail: provider,
    image_url: order.deliveryType === DELIVERY_TYPE.courier ? images.map(courierImageAddress) : [],
    vehicle_detail: presentVehicleOf(frozen, language),
    delivery_note: frozen.deliveryNote,
    confirmation_code_for_complete_delivery: order.deliveryCode,
    confirmation_code_for_pick_up_delivery: order.pickupCode,
    ...cancelFields(order, city),
    cancel_rule: cancelRule(city),
    money_back: moneyBack,
    ...presentRatings(ratings, order.id),
    order_problem: problem && presentProblem(problem, images),
    problem_terms: problemTerms,
    estimated_at: iso(order.estimatedAt),
    latest_at: iso(order.latestAt),
    order_start_at: frozen.startAt,
    slot_end_time: frozen.slotEnd,
    timezone: city.timezone,
    sequence: order.newsSequence,
    is_shared: isShared,
    ...(frozen.minimumAge !== undefined && { minimum_age: frozen.minimumAge }),
    ...(order.rejectReason !== null && { reject_reason: order.rejectReason }),
  };
}

export const presentCurrentOrder = (
  order: OrderRow,
  {
    store,
    city,
    parts,
  }: { readonly store: { name: string | null; image: string | null }; readonly city: City; readonly parts: PartsOfRow | null },
): CurrentOrder => ({
  _id: order.id,
  unique_id: order.uniqueId,
  store_name: store.name ?? '',
  store_image: store.image ?? '',
  currency: city.currencySign,
  user_pay_payment: toMajor(order.total),
  ...(order.order.payment.courier_tip !== undefined && { courier_tip: order.order.payment.courier_tip }),
  order_status: order.status,
  delivery_status: deliveryStatusOf(order),
  request_id: hasRequest(order) ? order.id : null,
  delivery_type: order.deliveryType,
  ...cancelFields(order, city),
  cancel_rule: cancelRule(city),
  ...(parts && { payment_parts: presentPaid(parts, order.order) }),
  estimated_at: iso(order.estimatedAt),
  latest_at: iso(order.latestAt),
  is_user_pick_up_order: order.order.isPickup,
  order_start_at: order.order.startAt,
  timezone: city.timezone,
  sequence: order.newsSequence,
});
