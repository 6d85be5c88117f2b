import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { givenRating, ratingFields } from '../entities/rating.ts';
import { looseId, sessionFields } from '../fields.ts';

const ratedOrder = v.object({ order_id: looseId, ...ratingFields, ...sessionFields });
/** The rating that stands, where it may be changed no more. */
const standing = v.object({ standing: v.optional(v.nullable(givenRating)) });

/**
 * One rating of its store and one of its courier, once an order was received; for seven days after it was first given, rating
 * again replaces what was said. 652: no such order. 1004: not received, nobody to rate, or too late to change it (`whyNotRated`).
 */
export const ratingCalls = {
  /** Rates the courier of an order. */
  rating_to_provider: endpoint('/api/user/rating_to_provider', {
    access: 'customer',
    request: ratedOrder,
    answer: givenRating,
    details: standing,
    failures: [652, 999, 1004],
  }),
  /** Rates the store of an order. */
  rating_to_store: endpoint('/api/user/rating_to_store', {
    access: 'customer',
    request: ratedOrder,
    answer: givenRating,
    details: standing,
    failures: [652, 999, 1004],
  }),
};
