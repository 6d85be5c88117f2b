import * as v from 'valibot';
import { ADDRESS_TYPES } from '../enumerations.ts';
import { location } from '../fields.ts';

/** The way of a parcel from its pickup to its destination, by the server's own streets. */
export const trip = v.object({
  /** Metres. */
  distance: v.number(),
  /** Minutes on the road at a bicycle's pace. */
  minutes: v.number(),
  /** From the first point to the last. */
  road: v.array(location),
  /** Whether a door lies away from every known street, so that the distance is about. */
  is_estimated: v.optional(v.boolean(), false),
});
export type Trip = v.InferOutput<typeof trip>;

/** Which ends of a trip lie where no parcel is taken: beside 558 (no city of ours) and 966 (not the city that was asked for). */
export const outOfArea = v.array(v.picklist(ADDRESS_TYPES));
