import * as v from 'valibot';
import { location, text } from '../fields.ts';

export const userDetails = v.object({
  name: v.optional(text(100), ''),
  country_phone_code: v.optional(text(8), ''),
  phone: v.optional(text(20), ''),
  email: v.optional(text(254), ''),
});

/** A place that a cart or order is picked up at or delivered to. */
export const orderAddress = v.object({
  delivery_status: v.optional(v.number(), 0),
  address_type: v.picklist(['destination', 'pickup']),
  address: text(300),
  post_code: v.optional(v.nullable(text(12)), ''),
  city: v.optional(v.nullable(text(100)), ''),
  location,
  note: v.optional(v.nullable(text(500)), ''),
  user_type: v.optional(v.number(), 7),
  floor: v.optional(v.nullable(text(50)), ''),
  entry_code: v.optional(v.nullable(text(50)), ''),
  user_details: v.optional(userDetails, {}),
});
export type OrderAddress = v.InferOutput<typeof orderAddress>;
