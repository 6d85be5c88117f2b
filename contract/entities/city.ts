import * as v from 'valibot';
import { id, location, money } from '../fields.ts';

export const country = v.object({
  _id: id,
  country_name: v.optional(v.string(), ''),
  country_phone_code: v.string(),
  currency_code: v.optional(v.string(), ''),
  /** The storefront's own: ISO 3166-1 (two letters). */
  country_code: v.optional(v.string()),
  /** The storefront's own: what a customer of this country earns for each person they bring. */
  referral_reward: v.optional(money),
});

export const city = v.object({
  _id: id,
  city_name: v.string(),
  country_id: id,
  timezone: v.string(),
  location,
  /** The storefront's own: its name in addresses, the same in every language. */
  city_slug: v.optional(v.string()),
  /** The storefront's own: how far from there it serves, miles. */
  radius: v.optional(v.number()),
});
