import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { orderProblem, problemImage, sentProblem } from '../entities/order-problem.ts';
import { IMAGE_REFUSALS } from '../enumerations.ts';
import { looseId, sessionFields } from '../fields.ts';

/** The storefront's own calls for an order that came with something missing, wrong, cold or damaged; until the `problem_terms` of its order end, and once. */
export const orderProblemCalls = {
  /**
   * Reports what was wrong, once an order: asked again, whatever is said, it answers what was reported first. Its money goes
   * back at once or waits for the marketplace, as `problem_terms` told. 652: no such order. 1004: not received, nothing of it is
   * named, or too late.
   */
  report_order_problem: endpoint('/api/storefront/report_order_problem', {
    access: 'customer',
    request: v.object({ order_id: looseId, ...sentProblem, ...sessionFields }),
    answer: v.object({ order_problem: orderProblem }),
    failures: [652, 999, 1004],
  }),
  /**
   * Keeps a photo for the problem of an order, five at most. A form with the file in its part `image`; the same file again is
   * kept once. 1003 says in `image_refused` why it was not taken. 652 and 1004 as above.
   */
  order_problem_image: endpoint('/api/storefront/order_problem_image', {
    access: 'customer',
    multipart: true,
    files: ['image'],
    request: v.object({ order_id: looseId, ...sessionFields }),
    answer: problemImage,
    details: v.object({ image_refused: v.optional(v.picklist(IMAGE_REFUSALS)) }),
    failures: [652, 999, 1003, 1004],
  }),
};
