import * as v from 'valibot';
import { latitude, longitude, text } from '../fields.ts';

/** The place a customer looks around from, as the browser keeps it under `current_location`. */
export const currentLocation = v.object({
  latitude: v.number(),
  longitude: v.number(),
  address: v.string(),
  city1: v.string(),
  city2: v.string(),
  city3: v.string(),
  country: v.string(),
  country_code: v.string(),
  country_code_2: v.string(),
  city_code: v.string(),
});
export type CurrentLocation = v.InferOutput<typeof currentLocation>;

/** The same place as calls send it; every field may be left out. */
export const sentLocation = {
  latitude: v.optional(v.nullable(latitude)),
  longitude: v.optional(v.nullable(longitude)),
  address: v.optional(v.nullable(text(300))),
  city1: v.optional(v.nullable(text(100))),
  city2: v.optional(v.nullable(text(100))),
  city3: v.optional(v.nullable(text(100))),
  country: v.optional(v.nullable(text(100))),
  country_code: v.optional(v.nullable(text(10))),
  country_code_2: v.optional(v.nullable(text(10))),
  city_code: v.optional(v.nullable(text(10))),
};
