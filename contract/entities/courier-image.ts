import * as v from 'valibot';
import { id } from '../fields.ts';

/** A picture of a parcel. Its address can't be guessed, and means the same picture as long as it is kept. */
export const courierImage = v.object({ image_id: id, image_url: v.string() });
export type CourierImage = v.InferOutput<typeof courierImage>;
