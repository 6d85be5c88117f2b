import * as v from 'valibot';
import { id, latitude, longitude } from '../fields.ts';

/** A favourite in the customer's list. */
export const favouriteStore = v.object({
  _id: id,
  name: v.string(),
  image_url: v.string(),
  /** Minutes, about. */
  delivery_time: v.number(),
  /** Minutes, at the latest. */
  delivery_time_max: v.number(),
  /** Stars out of five, on average. */
  user_rate: v.number(),
  user_rate_count: v.number(),
  /** The storefront's own: the four segments of the store's path; null when the store is off. */
  store_path: v.optional(v.nullable(v.string())),
  /** The storefront's own: whether an order for now is taken, to be delivered or to be collected. */
  is_open: v.optional(v.boolean()),
  /** The storefront's own: minutes to the place that was sent; null where the store does not deliver to it. */
  time_here: v.optional(v.nullable(v.object({ about: v.number(), at_the_latest: v.number() }))),
  /** The storefront's own: when an order made now can be there first, ms since 1970; null where it can't. */
  first_possible_at: v.optional(v.nullable(v.number())),
  timezone: v.optional(v.string()),
});
export type FavouriteStore = v.InferOutput<typeof favouriteStore>;

/** A place that the customer keeps under a name of their own ('Home', 'The office'). */
export const favouriteAddress = v.object({
  _id: id,
  address_name: v.string(),
  address: v.string(),
  comment: v.string(),
  country: v.string(),
  country_code: v.string(),
  floor: v.string(),
  entry_code: v.string(),
  latitude,
  longitude,
});
export type FavouriteAddress = v.InferOutput<typeof favouriteAddress>;
