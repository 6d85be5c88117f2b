import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { rating, ratingFields } from '../entities/rating.ts';
import { looseId, sessionFields } from '../fields.ts';

const ratedOrder = v.object({ order_id: looseId, ...ratingFields, ...sessionFields });

/** Asked for once an order is completed; rating again replaces what was said. 1004: not completed, or nobody to rate. */
export const ratingCalls = {
  rating_to_provider: endpoint({
    name: 'rating_to_provider',
    path: '/api/user/rating_to_provider',
    access: 'customer',
    served: false,
    request: ratedOrder,
    answer: rating,
    failures: [652, 999, 1004],
  }),
  rating_to_store: endpoint({
    name: 'rating_to_store',
    path: '/api/user/rating_to_store',
    access: 'customer',
    served: false,
    request: ratedOrder,
    answer: rating,
    failures: [652, 999, 1004],
  }),
};
