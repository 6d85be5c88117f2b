import * as v from 'valibot';
import { text } from '../fields.ts';

export const RATING = { minimum: 1, maximum: 5, reviewLength: 1_000 } as const;

/** A customer's rating: whole stars, and words if they like. */
export const ratingFields = {
  rating: v.pipe(v.number(), v.integer(), v.minValue(RATING.minimum), v.maxValue(RATING.maximum)),
  review: v.optional(text(RATING.reviewLength), ''),
};
export const rating = v.object(ratingFields);
export type Rating = v.InferOutput<typeof rating>;
