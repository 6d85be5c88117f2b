import * as v from 'valibot';
import { id, money } from '../fields.ts';

/** A kind of vehicle that carries parcels. `image_url` is '' where there is no picture. */
export const vehicle = v.object({
  _id: id,
  vehicle_name: v.string(),
  price_per_unit_distance: money,
  description: v.string(),
  image_url: v.string(),
  /** The storefront's own: the unit of the price above, kilometres where it is absent. */
  is_distance_unit_mile: v.optional(v.boolean(), false),
});
