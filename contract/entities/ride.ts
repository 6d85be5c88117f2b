import * as v from 'valibot';
import { location } from '../fields.ts';

/** The storefront's own, beside a courier's place: what a server may leave out. */
export const courierOnTheWay = {
  /** When the courier was there, ISO 8601 UTC: of two answers the later one holds. */
  located_at: v.optional(v.string()),
  /** Where they are heading, degrees clockwise from north, 0 to 359; null where they stand. */
  bearing: v.optional(v.nullable(v.number())),
  /** The road that is left, metres, and about how long it takes, whole minutes; 0 at the door. */
  metres_left: v.optional(v.nullable(v.number())),
  minutes_left: v.optional(v.nullable(v.number())),
};

/** The road of a ride from its first point (the store, or where a parcel is picked up) to its last (the destination), along the streets. */
export const orderRoute = v.object({
  path: v.array(location),
  /** Metres. */
  metres: v.number(),
});
export type OrderRoute = v.InferOutput<typeof orderRoute>;
