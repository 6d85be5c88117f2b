import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { orderAddress } from '../entities/order-address.ts';
import { cartEntry, sentOrderDetails } from '../entities/cart.ts';
import { courierImage } from '../entities/courier-image.ts';
import {
  cartTokenField,
  id,
  latitude,
  listOf,
  location,
  longitude,
  looseId,
  money,
  sessionFields,
  text,
  untrustedNumber,
} from '../fields.ts';
import { ADDRESS_TYPES, BOOKING_FIELDS } from '../enumerations.ts';
import { WHOLE_NUMBER_MAXIMUM } from '../limits.ts';

/**
 * `cart_id` and `cart_version` are a condition: where the basket is not exactly the one that they name, as a cart call
 * answered them, nothing changes and 963 comes. So a request that is late or comes twice never undoes a newer one.
 */
export const onlyIfCurrent = v.optional(v.boolean(), false);
/** 2 speaks of the parcel that `cart_unique_token` names, and never of the basket of a store. */
const deliveryType = { delivery_type: untrustedNumber };
export const cartVersion = v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(WHOLE_NUMBER_MAXIMUM))));

/** What cart calls answer: the whole basket, or which one it is alone. */
const cartFields = v.object({
  cart_id: v.optional(v.nullable(id), null),
  cart_version: v.optional(v.number(), 0),
  city_id: v.optional(v.nullable(id), null),
  currency: v.optional(v.string(), ''),
  store_id: v.optional(v.nullable(id), null),
  location: v.optional(v.nullable(location), null),
  destination_addresses: v.optional(v.array(orderAddress), []),
  pickup_addresses: v.optional(v.array(orderAddress), []),
  cart: v.optional(v.object({ order_details: v.array(cartEntry) })),
  /** The storefront's own, from here on. */
  store_name: v.optional(v.string()),
  store_path: v.optional(v.string()),
  total_item: v.optional(v.number()),
  total_cart_amount: v.optional(money),
  total_item_tax: v.optional(money),
  /** What each order pays besides. The storefront's own. */
  service_fee: v.optional(money),
  max_item_quantity_add_by_user: v.optional(v.number()),
  min_order_price: v.optional(v.nullable(money)),
  server_time: v.optional(v.string()),
  timezone: v.optional(v.string()),
  /** 2 for a parcel's, which its own token alone brings. */
  delivery_type: v.optional(v.picklist([1, 2])),
  /** Of a parcel: its pictures, and the vehicle that it was last priced in. */
  images: v.optional(v.array(courierImage)),
  vehicle_id: v.optional(v.nullable(id)),
  /** Of a parcel that was not kept, beside 961: what its addresses lack. */
  missing: v.optional(v.array(v.object({ side: v.picklist(ADDRESS_TYPES), field: v.picklist(BOOKING_FIELDS) }))),
});

/** A basket with what follows from its lines and addresses where a server does not tell it. */
const derived = (answer: v.InferOutput<typeof cartFields>) => {
  const cart = answer.cart ?? { order_details: [] };
  const items = cart.order_details.flatMap((entry) => entry.items);
  const whole: { readonly is_whole?: false } = answer.cart ? {} : { is_whole: false };
  return {
    ...answer,
    cart,
    store_name: answer.store_name ?? answer.pickup_addresses[0]?.user_details.name ?? '',
    store_path: answer.store_path ?? (answer.store_id === null ? '' : `/-/-/-/${answer.store_id}`),
    total_item: answer.total_item ?? items.reduce((sum, { quantity }) => sum + quantity, 0),
    total_cart_amount:
      answer.total_cart_amount ?? Math.round(items.reduce((sum, item) => sum + item.total_item_and_specification_price * 100, 0)) / 100,
    /** Never on the wire: false where the answer had no lines, so that they have to be asked for. */
    ...whole,
  };
};

export const cartAnswer = v.pipe(cartFields, v.transform(derived));

export const cartCalls = {
  /**
   * Makes what is sent the whole basket. With `delivery_type` 2, no store and no lines it is a parcel: where it is picked up
   * and where it goes, one address each with a name and a phone. It needs a session, stands under a token of its own beside
   * the store's basket, and neither of the two ever changes the other.
   */
  add_item_in_cart: endpoint('/api/user/add_item_in_cart', {
    access: 'basket',
    request: v.object({
      user_type: v.optional(v.number()),
      cart_id: looseId,
      store_id: looseId,
      city_id: looseId,
      country_id: looseId,
      cart_version: cartVersion,
      only_if_current: onlyIfCurrent,
      order_details: sentOrderDetails,
      destination_addresses: v.optional(listOf(orderAddress, 1), []),
      pickup_addresses: v.optional(listOf(orderAddress, 1), []),
      total_cart_price: untrustedNumber,
      total_item_tax: untrustedNumber,
      ...deliveryType,
      ...cartTokenField,
      ...sessionFields,
    }),
    answer: cartAnswer,
    details: cartAnswer,
    failures: [634, 635, 643, 892, 961, 963, 965, 966, 999],
  }),
  /** The basket of whoever asks. A token of their parcel brings the parcel; any other never does. */
  get_cart: endpoint('/api/user/get_cart', {
    access: 'basket',
    request: v.object({ ...deliveryType, ...cartTokenField, ...sessionFields }),
    answer: cartAnswer,
    failures: [962, 999],
  }),
  /** Empties the basket. Safe to repeat. */
  clear_cart: endpoint('/api/user/clear_cart', {
    access: 'basket',
    request: v.object({
      cart_id: looseId,
      cart_version: cartVersion,
      only_if_current: onlyIfCurrent,
      /** The basket is parked, so that it can be taken back. */
      keep_aside: v.optional(v.boolean(), false),
      ...deliveryType,
      ...cartTokenField,
      ...sessionFields,
    }),
    answer: cartAnswer,
    failures: [963, 964, 999],
  }),
  /** Sets where the basket is delivered. */
  change_delivery_address: endpoint('/api/user/change_delivery_address', {
    access: 'basket',
    request: v.object({
      latitude,
      longitude,
      destination_address: text(300),
      destination_addresses: v.pipe(listOf(orderAddress, 1), v.minLength(1)),
      cart_id: looseId,
      ...cartTokenField,
      ...sessionFields,
    }),
    answer: v.object({ destination_addresses: v.optional(v.array(orderAddress), []), cart_version: v.optional(v.number(), 0) }),
    failures: [558, 962, 966, 999],
  }),
};
