import * as v from 'valibot';
import { prose } from '../fields.ts';

/** Whole stars, how long the words beside them may be, and for how many days a rating may be changed after it was first given. */
export const RATING = { minimum: 1, maximum: 5, reviewLength: 1_000, changeableDays: 7 } as const;

/** A customer's rating: whole stars, and words if they like. */
export const ratingFields = {
  rating: v.pipe(v.number(), v.integer(), v.minValue(RATING.minimum), v.maxValue(RATING.maximum)),
  review: v.optional(prose(RATING.reviewLength), ''),
};

/** What a customer said of a store or a courier. Times ISO 8601 UTC: when it was first said, and from when on it stands; null where a server does not tell. */
export const givenRating = v.object({
  ...ratingFields,
  rated_at: v.optional(v.nullable(v.string()), null),
  changeable_until: v.optional(v.nullable(v.string()), null),
});
export type GivenRating = v.InferOutput<typeof givenRating>;

/** The storefront's own, beside an order: what its customer said; null for nothing yet. */
export const orderRatings = {
  rating_to_store: v.optional(v.nullable(givenRating)),
  rating_to_provider: v.optional(v.nullable(givenRating)),
};
