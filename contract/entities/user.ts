import * as v from 'valibot';
import { id } from '../fields.ts';
import { eats } from './food.ts';

/** The signed-in customer, as the browser keeps it under the local key `user`. */
export const storedUser = v.object({
  _id: id,
  server_token: v.string(),
  first_name: v.string(),
  last_name: v.string(),
  phone: v.string(),
  country_phone_code: v.string(),
  email: v.string(),
  address: v.optional(v.string()),
  login_by: v.optional(v.string()),
  social_ids: v.optional(v.array(v.string())),
  image_url: v.string(),
  is_use_wallet: v.boolean(),
  is_approved: v.optional(v.boolean(), true),
  user_type: v.number(),
  favourite_stores: v.array(id),
  referral_code: v.string(),
  /** The storefront's own: what they eat; null while they never said. */
  eats: v.optional(v.fallback(v.nullable(eats), null)),
});
export type StoredUser = v.InferOutput<typeof storedUser>;

/** The same without the token: what a poll answers. */
export const userDetail = v.omit(storedUser, ['server_token']);
export type UserDetail = v.InferOutput<typeof userDetail>;
