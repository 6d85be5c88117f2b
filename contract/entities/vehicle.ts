import * as v from 'valibot';
import { VEHICLE_REFUSALS } from '../enumerations.ts';
import { id, money } from '../fields.ts';

/** A kind of vehicle that carries parcels. `image_url` is '', or absent, where there is no picture. */
export const vehicle = v.object({
  _id: id,
  vehicle_name: v.string(),
  price_per_unit_distance: money,
  description: v.string(),
  image_url: v.optional(v.string(), ''),
  /** The storefront's own, from here on: the unit of the price above, kilometres where it is absent. */
  is_distance_unit_mile: v.optional(v.boolean(), false),
  /** What fits into it, in the caller's language; '' where it is unknown. */
  carries: v.optional(v.string(), ''),
  /** What the trip asked about costs in it, taxes and fees included, before a promo; null where no trip was asked about or it can't be had. */
  trip_price: v.optional(v.nullable(money), null),
  /** Whole minutes until the parcel is there in it, about; null like the price. */
  trip_minutes: v.optional(v.nullable(v.number()), null),
  /** Why it can't carry this trip; null where it can. */
  why_not: v.fallback(v.optional(v.nullable(v.picklist(VEHICLE_REFUSALS)), null), null),
  /** Whether it carried the caller's last parcel. */
  chosen_last: v.optional(v.boolean(), false),
});
export type Vehicle = v.InferOutput<typeof vehicle>;
