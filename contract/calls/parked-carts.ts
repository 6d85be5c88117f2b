import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { cartTokenField, id, money, sessionFields } from '../fields.ts';
import { cartAnswer, cartVersion, onlyIfCurrent } from './cart.ts';

const parkedCart = v.object({
  cart_id: id,
  store_name: v.string(),
  currency: v.string(),
  total_item: v.number(),
  total_cart_amount: money,
});
export type ParkedCart = v.InferOutput<typeof parkedCart>;

/**
 * The storefront's own calls for baskets that are parked: put aside at sign-in or for a basket of another store.
 * Whoever holds the open basket holds them too.
 */
export const parkedCartCalls = {
  /** The baskets that are parked. */
  get_parked_carts: endpoint('/api/storefront/get_parked_carts', {
    access: 'basket',
    request: v.object({ ...cartTokenField, ...sessionFields }),
    answer: v.object({ carts: v.array(parkedCart) }),
    failures: [999],
  }),
  /** Makes a parked basket the open one. One of the same store is merged into it where both fit into one, one of another is parked in turn. */
  take_cart_back: endpoint('/api/storefront/take_cart_back', {
    access: 'basket',
    request: v.object({
      parked_cart_id: id,
      cart_id: v.optional(v.nullable(id)),
      cart_version: cartVersion,
      only_if_current: onlyIfCurrent,
      ...cartTokenField,
      ...sessionFields,
    }),
    answer: cartAnswer,
    failures: [962, 963, 999],
  }),
  /** Gives a parked basket up; one that is gone already is no failure. */
  drop_parked_cart: endpoint('/api/storefront/drop_parked_cart', {
    access: 'basket',
    request: v.object({ parked_cart_id: id, ...cartTokenField, ...sessionFields }),
    answer: v.object({ carts: v.array(parkedCart) }),
    failures: [999],
  }),
};
