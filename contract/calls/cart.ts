import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { orderAddress } from '../entities/address.ts';
import { cartEntry, sentOrderDetails } from '../entities/cart.ts';
import { cartTokenField, id, latitude, listOf, location, longitude, looseId, money, sessionFields, text, untrustedNumber } from '../fields.ts';
import { WHOLE_NUMBER_MAXIMUM } from '../limits.ts';

/**
 * `cart_id` and `cart_version` are a condition: where the basket is not exactly the one that they name, as a cart call
 * answered them, nothing changes and 963 comes. So a request that is late or comes twice never undoes a newer one.
 */
export const onlyIfCurrent = v.optional(v.boolean(), false);
export const cartVersion = v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(WHOLE_NUMBER_MAXIMUM))));

/** The whole basket as every cart call answers it. */
export const cartAnswer = v.object({
  cart_id: v.nullable(id),
  cart_version: v.optional(v.number(), 0),
  city_id: v.nullable(id),
  currency: v.string(),
  store_id: v.nullable(id),
  store_name: v.optional(v.string(), ''),
  store_path: v.optional(v.string(), ''),
  location: v.nullable(location),
  destination_addresses: v.array(orderAddress),
  pickup_addresses: v.array(orderAddress),
  cart: v.object({ order_details: v.array(cartEntry) }),
  total_item: v.number(),
  total_cart_amount: money,
  total_item_tax: money,
  max_item_quantity_add_by_user: v.number(),
  min_order_price: v.optional(v.nullable(money)),
  server_time: v.string(),
  timezone: v.string(),
});

export const cartCalls = {
  add_item_in_cart: endpoint({
    name: 'add_item_in_cart', path: '/api/user/add_item_in_cart', access: 'basket',
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
      ...cartTokenField, ...sessionFields,
    }),
    answer: cartAnswer,
    details: cartAnswer,
    failures: [634, 635, 643, 892, 961, 963, 965, 966],
  }),
  get_cart: endpoint({
    name: 'get_cart', path: '/api/user/get_cart', access: 'basket',
    request: v.object({ ...cartTokenField, ...sessionFields }), answer: cartAnswer, failures: [962],
  }),
  clear_cart: endpoint({
    name: 'clear_cart', path: '/api/user/clear_cart', access: 'basket',
    request: v.object({
      cart_id: looseId,
      cart_version: cartVersion,
      only_if_current: onlyIfCurrent,
      /** The basket is parked, so that it can be taken back. */
      keep_aside: v.optional(v.boolean(), false),
      ...cartTokenField, ...sessionFields,
    }),
    answer: cartAnswer, failures: [963, 964],
  }),
  change_delivery_address: endpoint({
    name: 'change_delivery_address', path: '/api/user/change_delivery_address', access: 'basket',
    request: v.object({
      latitude, longitude,
      destination_address: text(300),
      destination_addresses: v.pipe(listOf(orderAddress, 1), v.minLength(1)),
      cart_id: looseId,
      ...cartTokenField, ...sessionFields,
    }),
    answer: v.object({ destination_addresses: v.array(orderAddress), cart_version: v.optional(v.number(), 0) }),
    failures: [558, 962, 966],
  }),
};
