import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { review, reviewMark } from '../entities/review.ts';
import { looseId, sessionFields } from '../fields.ts';

/** The storefront's own call for what customers wrote of a store. 634: no such store. 635: it takes part no more. */
export const reviewCalls = {
  /** What customers wrote of a store, a page at a time. */
  get_store_reviews: endpoint('/api/storefront/get_store_reviews', {
    access: 'public',
    request: v.object({ store_id: looseId, before: v.optional(v.nullable(reviewMark)), ...sessionFields }),
    answer: v.object({
      /** Stars out of five, on average. */
      user_rate: v.number(),
      user_rate_count: v.number(),
      /** How many gave one star, two, … five; null where that is not known of all. */
      spread: v.nullable(v.tuple([v.number(), v.number(), v.number(), v.number(), v.number()])),
      /** The newest first, those with words alone. */
      reviews: v.array(review),
      /** Where the next page begins; null after the last one. */
      before: v.nullable(reviewMark),
      /** The store's. */
      timezone: v.string(),
    }),
    failures: [634, 635],
  }),
};
