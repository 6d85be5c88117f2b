import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { sentLocation } from '../entities/address.ts';
import { optionalParts } from '../entities/money-back.ts';
import { orderAddress } from '../entities/order-address.ts';
import { orderPayment } from '../entities/order-payment.ts';
import { promoRefused } from '../entities/promo-refused.ts';
import { possibleTime } from '../entities/schedule.ts';
import { storeDetail } from '../entities/store.ts';
import { outOfArea } from '../entities/trip.ts';
import { IMAGE_REFUSALS } from '../enumerations.ts';
import { NAME_LENGTH, NOTE_LENGTH, ORDER_START_MAXIMUM } from '../limits.ts';
import {
  cartTokenField,
  clockTime,
  commandKey,
  dialled,
  id,
  listOf,
  looseId,
  money,
  moneySent,
  prose,
  sessionFields,
  text,
  token,
  untrustedNumber,
} from '../fields.ts';

/** When and how an order is received. `order_start_at` is epoch milliseconds, 0 for as soon as possible. */
const fulfilment = {
  is_user_pick_up_order: v.optional(v.boolean()),
  is_schedule_order: v.optional(v.boolean()),
  order_start_at: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(ORDER_START_MAXIMUM))),
  is_use_pre_delivery_slots: v.optional(v.boolean()),
  slot_start_time: v.optional(v.nullable(v.union([clockTime, v.literal('')]))),
  slot_end_time: v.optional(v.nullable(v.union([clockTime, v.literal('')]))),
  is_use_pickup_slots: v.optional(v.boolean()),
  pickup_slot_start_time: v.optional(v.nullable(v.union([clockTime, v.literal('')]))),
  pickup_slot_end_time: v.optional(v.nullable(v.union([clockTime, v.literal('')]))),
  destination_addresses: v.optional(listOf(orderAddress, 1)),
  /** The storefront's own: what the courier is given beside the price; read where the invoice tells `courier_tips`, and of what is delivered. */
  courier_tip: v.optional(v.nullable(moneySent)),
};

const orderFields = {
  cart_id: looseId,
  delivery_note: v.optional(v.nullable(prose(NOTE_LENGTH))),
  delivery_user_name: v.optional(v.nullable(text(NAME_LENGTH.whole))),
  delivery_user_phone: v.optional(v.nullable(dialled)),
};

/** What travels with a refused invoice, payment or order. */
const refusalDetails = v.object({
  order_payment: v.optional(orderPayment),
  store: v.optional(storeDetail),
  min_order_price: v.optional(money),
  is_provide_pickup_delivery: v.optional(v.boolean()),
  /** The storefront's own: the next times that could be had, where the time was what was refused. */
  possible_times: v.optional(v.array(possibleTime)),
  server_time: v.optional(v.string()),
  timezone: v.optional(v.string()),
  promo_refused: v.optional(promoRefused),
  /** The storefront's own: which ends of a parcel's way lie outside. */
  out_of_area: v.optional(outOfArea),
  /** The storefront's own: which pictures of `image0` to `image4` were not taken, by their number, and why. */
  images_refused: v.optional(v.array(v.object({ index: v.number(), why: v.picklist(IMAGE_REFUSALS) }))),
});

export const checkoutCalls = {
  /** Prices the basket as it would be ordered now, and opens the payment for it. */
  get_order_cart_invoice: endpoint('/api/user/get_order_cart_invoice', {
    access: 'basket',
    request: v.object({
      total_distance: untrustedNumber,
      total_time: untrustedNumber,
      store_id: looseId,
      order_type: untrustedNumber,
      total_cart_price: untrustedNumber,
      total_item_count: untrustedNumber,
      is_web: v.optional(v.boolean()),
      ...fulfilment,
      ...cartTokenField,
      ...sessionFields,
    }),
    answer: v.object({
      server_time: v.string(),
      timezone: v.string(),
      order_payment: orderPayment,
      store: storeDetail,
      min_order_price: v.optional(v.nullable(money), null),
      is_provide_pickup_delivery: v.optional(v.boolean(), false),
      /** Minutes until the order is there: about, and at the latest. */
      estimated_minutes: v.optional(v.number()),
      /** Minutes until it is there, at the latest. */
      latest_minutes: v.optional(v.number()),
      promo_refused: v.optional(promoRefused),
      /** The storefront's own: how old whoever receives it must be, years; absent: of any age. */
      minimum_age: v.optional(v.number()),
      /** The storefront's own: amounts that are offered to be given to the courier, beside any other one of whole coins up to 100. Absent: nothing is. */
      courier_tips: v.optional(v.array(money)),
    }),
    details: refusalDetails,
    failures: [535, 557, 558, 634, 635, 651, 962, 966, 967, 999],
  }),
  /** The ways to pay in a city, and what the wallet holds. */
  get_payment_gateway: endpoint('/api/user/get_payment_gateway', {
    access: 'customer',
    request: v.object({ city_id: looseId, ...sentLocation, ...sessionFields }),
    answer: v.object({
      wallet: money,
      wallet_currency_code: v.string(),
      /** The storefront's own: false where the wallet is in another currency than the city's, so that it pays nothing there. */
      is_wallet_usable: v.optional(v.boolean()),
      is_cash_payment_mode: v.boolean(),
      /** The storefront's own: cash that is handed over is rounded to this coin (nearest, halves up); absent: no rounding. */
      smallest_coin: v.optional(money),
      is_use_wallet: v.optional(v.boolean(), true),
      /** The storefront's own: the city's country (ISO 3166-1, two letters) and currency (ISO 4217), which payment sheets need. */
      country_code: v.optional(v.string()),
      currency_code: v.optional(v.string()),
      payment_gateway: v.array(v.object({ _id: id, name: v.optional(v.string(), '') })),
      /** The storefront's own: whether a card may pay without being kept. */
      takes_cards_once: v.optional(v.boolean()),
      /** The storefront's own: the card provider's public key; null where the sandbox stands in its place. */
      publishable_key: v.optional(v.nullable(v.string()), null),
    }),
    failures: [811, 999],
  }),
  /**
   * Holds everything an order needs, and pays what needs no card; of a card it answers what its provider confirms it with.
   */
  pay_order_payment: endpoint('/api/user/pay_order_payment', {
    access: 'customer',
    request: v.object({
      order_payment_id: id,
      payment_id: token(40),
      /** The storefront's own: which card pays; without it the default one. */
      card_id: looseId,
      /** The storefront's own: the payment method that its customer approved on a payment sheet. */
      payment_method: looseId,
      is_payment_mode_cash: v.optional(v.boolean(), false),
      delivery_type: untrustedNumber,
      store_delivery_id: looseId,
      /** The total the customer saw, so that a changed price is never charged unseen. */
      user_pay_payment: untrustedNumber,
      /** What the customer saw the wallet pay; 569 when it can't any more. */
      wallet_payment: untrustedNumber,
      /** One for each time the customer confirms: with the same one again, a payment that came to its end is not begun anew. */
      idempotency_key: v.optional(commandKey),
      /** The storefront's own: how old the customer says that they are, at least, years; an order that asks for a higher age is refused (651). */
      confirmed_age: v.optional(v.number(), 0),
      ...orderFields,
      ...fulfilment,
      ...cartTokenField,
      ...sessionFields,
    }),
    answer: v.object({
      client_secret: v.optional(v.nullable(v.string()), null),
      payment_method: v.optional(v.nullable(v.string()), null),
      ...optionalParts,
    }),
    details: refusalDetails,
    failures: [535, 538, 548, 549, 557, 558, 560, 569, 634, 651, 843, 962, 966, 967, 999, 1016],
  }),
  /**
   * The order of a paid payment. A courier order may leave `order_payment_id` out: then it is found by customer and `cart_id`.
   * Its pictures may come along (`image0` to `image4`); where one is not taken nothing is ordered yet, and 1003 says which.
   */
  create_order: endpoint('/api/user/create_order', {
    access: 'customer',
    multipart: true,
    files: ['image0', 'image1', 'image2', 'image3', 'image4'],
    request: v.object({
      order_payment_id: looseId,
      delivery_type: untrustedNumber,
      ...orderFields,
      ...fulfilment,
      ...cartTokenField,
      ...sessionFields,
    }),
    answer: v.object({ order_id: id, unique_id: v.optional(v.number()) }),
    details: refusalDetails,
    failures: [535, 548, 549, 557, 558, 560, 634, 651, 843, 962, 966, 967, 999, 1003],
  }),
};
