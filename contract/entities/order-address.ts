import * as v from 'valibot';
import { dialled, location, mark, prose, text } from '../fields.ts';
import { ADDRESS_LENGTH, DOOR_LENGTH, NAME_LENGTH, NOTE_LENGTH } from '../limits.ts';

export const userDetails = v.object({
  name: v.optional(text(NAME_LENGTH.whole), ''),
  country_phone_code: v.optional(text(8), ''),
  phone: v.optional(dialled, ''),
  email: v.optional(text(254), ''),
});

/** A place that a cart or order is picked up at or delivered to. */
export const orderAddress = v.object({
  delivery_status: v.optional(v.number(), 0),
  address_type: v.picklist(['destination', 'pickup']),
  address: text(ADDRESS_LENGTH),
  post_code: v.optional(v.nullable(mark(12)), ''),
  city: v.optional(v.nullable(text(100)), ''),
  location,
  note: v.optional(v.nullable(prose(NOTE_LENGTH)), ''),
  user_type: v.optional(v.number(), 7),
  floor: v.optional(v.nullable(text(DOOR_LENGTH)), ''),
  entry_code: v.optional(v.nullable(text(DOOR_LENGTH)), ''),
  user_details: v.optional(userDetails, {}),
});
export type OrderAddress = v.InferOutput<typeof orderAddress>;
