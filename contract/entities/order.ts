import * as v from 'valibot';
import { DELIVERY_TYPE, REJECT_REASONS } from '../enumerations.ts';
import { clockTime, id, location, money } from '../fields.ts';
import { orderAddress } from './order-address.ts';
import { cartEntry } from './cart.ts';
import { cancelRule, moneyBack, paymentParts } from './money-back.ts';
import { orderPayment } from './order-payment.ts';
import { orderProblems } from './order-problem.ts';
import { orderRatings } from './rating.ts';

/** The storefront's own: when a scheduled order was asked for; epoch milliseconds, 0 for as soon as possible. The end is its slot's, in the store's timezone. */
const scheduled = {
  order_start_at: v.optional(v.number(), 0),
  slot_end_time: v.optional(v.nullable(clockTime), null),
};

export const statusAt = v.object({ status: v.number(), date: v.string() });

export const provider = v.object({
  _id: id,
  first_name: v.string(),
  last_name: v.string(),
  image_url: v.string(),
  location,
  /** Stars out of five, on average. */
  user_rate: v.number(),
  user_rate_count: v.number(),
  /** The storefront's own: how to call them; '' for not. */
  country_phone_code: v.optional(v.string(), ''),
  phone: v.optional(v.string(), ''),
});
export type Provider = v.InferOutput<typeof provider>;

/** What an order does not have, or not yet, a server may leave out. */
const storeDetail = v.optional(v.nullable(v.object({ name: v.string(), image_url: v.string() })), null);
const requestId = v.optional(v.nullable(id), null);

export const order = v.object({
  _id: id,
  unique_id: v.number(),
  delivery_type: v.picklist([1, 2]),
  /** A number of `ORDER_STATUS`. */
  order_status: v.number(),
  /** A number of `ORDER_STATUS_ID`. */
  order_status_id: v.number(),
  store_id: v.optional(v.nullable(id), null),
  store_detail: storeDetail,
  request_id: requestId,
  request_detail: v.optional(v.nullable(v.object({ delivery_status: v.number(), date_time: v.array(statusAt) })), null),
  date_time: v.array(statusAt),
  cart_detail: v.object({
    order_details: v.array(cartEntry),
    destination_addresses: v.array(orderAddress),
    pickup_addresses: v.array(orderAddress),
    total_item_tax: money,
    total_cart_price: money,
  }),
  country_detail: v.object({ currency_sign: v.string() }),
  order_payment_detail: orderPayment,
  payment_parts: v.optional(paymentParts),
  provider_detail: v.optional(v.nullable(provider), null),
  image_url: v.array(v.string()),
  /** The storefront's own: what carries a parcel. */
  vehicle_detail: v.optional(v.nullable(v.object({ _id: id, vehicle_name: v.string(), image_url: v.string() }))),
  delivery_note: v.optional(v.string(), ''),
  confirmation_code_for_complete_delivery: v.string(),
  confirmation_code_for_pick_up_delivery: v.string(),
  can_cancel: v.boolean(),
  /** What is kept when it is cancelled now, or was kept when it was. */
  cancel_charge: money,
  /** The storefront's own: by which `cancelOffer` computes what cancelling costs, whatever the status becomes. */
  cancel_rule: v.optional(v.nullable(cancelRule)),
  /** The storefront's own: what went back, or is on its way back, part by part; empty while nothing does. */
  money_back: v.optional(v.array(moneyBack)),
  ...orderRatings,
  ...orderProblems,
  /** ISO 8601 UTC: about, and at the latest. */
  estimated_at: v.nullable(v.string()),
  latest_at: v.nullable(v.string()),
  ...scheduled,
  timezone: v.optional(v.string(), 'UTC'),
  /** The storefront's own: grows with each change of any of the customer's orders; 0 where it is unknown. */
  sequence: v.optional(v.number(), 0),
  /** The storefront's own: whether a link shows it to others (`share_order`). */
  is_shared: v.optional(v.boolean(), false),
  /** The storefront's own: how old whoever receives it must be, years; absent: of any age. */
  minimum_age: v.optional(v.number()),
  /** The storefront's own: why its store did not take it; absent where nobody said. */
  reject_reason: v.optional(v.picklist(REJECT_REASONS)),
});
export type Order = v.InferOutput<typeof order>;

/** An order in the list of current ones. */
export const currentOrder = v.object({
  _id: id,
  unique_id: v.number(),
  /** Both absent, or '', of a parcel. */
  store_name: v.optional(v.string(), ''),
  store_image: v.optional(v.string(), ''),
  currency: v.string(),
  user_pay_payment: money,
  /** The storefront's own: what of it is given to the courier; absent: nothing. */
  courier_tip: v.optional(money),
  /** A number of `ORDER_STATUS`. */
  order_status: v.number(),
  /** How far its courier is, a number of `ORDER_STATUS`. */
  delivery_status: v.number(),
  request_id: requestId,
  delivery_type: v.picklist([1, 2]),
  can_cancel: v.boolean(),
  cancel_charge: money,
  estimated_at: v.nullable(v.string()),
  latest_at: v.nullable(v.string()),
  /** The storefront's own: as in `order`. */
  payment_parts: v.optional(paymentParts),
  cancel_rule: v.optional(v.nullable(cancelRule)),
  is_user_pick_up_order: v.optional(v.boolean(), false),
  order_start_at: v.optional(v.number(), 0),
  timezone: v.optional(v.string(), 'UTC'),
  sequence: v.optional(v.number(), 0),
});
export type CurrentOrder = v.InferOutput<typeof currentOrder>;

/** An order in the history. `completed_at` is when it ended, however it did; ISO 8601 UTC. */
const historyFields = v.object({
  _id: id,
  unique_id: v.number(),
  store_detail: storeDetail,
  currency: v.string(),
  user_pay_payment: money,
  completed_at: v.nullable(v.string()),
  /** A number of `ORDER_STATUS`. */
  order_status: v.number(),
  /** A number of `ORDER_STATUS_ID`. */
  order_status_id: v.number(),
  request_id: requestId,
  /** Not in the specification's list: without it, what no store made is a parcel. */
  delivery_type: v.optional(v.picklist([1, 2])),
  /** The storefront's own, from here on: the timezone of its times. */
  timezone: v.optional(v.string()),
  store_id: v.optional(v.nullable(id)),
  is_user_pick_up_order: v.optional(v.boolean()),
  /** Of an order that ended without success, as in `order`: what cancelling cost, what paid it, and what went back. */
  cancel_charge: v.optional(money),
  payment_parts: v.optional(paymentParts),
  money_back: v.optional(v.array(moneyBack)),
  /** As in `order`. */
  reject_reason: v.optional(v.picklist(REJECT_REASONS)),
  /** What was ordered, in its order. */
  items: v.optional(v.array(v.object({ item_name: v.string(), quantity: v.number() }))),
  ...orderRatings,
  /** Whether `show_invoice` was called: until then the storefront asks for a rating. */
  is_invoice_shown: v.optional(v.boolean()),
});
export const historyOrder = v.pipe(
  historyFields,
  v.transform((fields) => ({
    ...fields,
    delivery_type: fields.delivery_type ?? (fields.store_detail ? DELIVERY_TYPE.store : DELIVERY_TYPE.courier),
  })),
);
export type HistoryOrder = v.InferOutput<typeof historyOrder>;
