import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { courierOnTheWay, orderRoute } from '../entities/ride.ts';
import { currentOrder, order } from '../entities/order.ts';
import { location, looseId, money, requiredText, sessionFields } from '../fields.ts';

export const runningOrderCalls = {
  get_order_detail: endpoint({
    name: 'get_order_detail',
    path: '/api/user/get_order_detail',
    access: 'customer',
    request: v.object({ order_id: looseId, ...sessionFields }),
    answer: v.object({ order, is_confirmation_code_required_at_complete_delivery: v.boolean(), server_time: v.optional(v.string()) }),
    failures: [540, 652, 999],
  }),
  get_orders: endpoint({
    name: 'get_orders',
    path: '/api/user/get_orders',
    access: 'customer',
    request: v.object(sessionFields),
    answer: v.object({ order_list: v.array(currentOrder), server_time: v.optional(v.string()) }),
    failures: [652, 999],
  }),
  /** `order_status` is what the customer saw: when the order has moved on, 656. */
  user_cancel_order: endpoint({
    name: 'user_cancel_order',
    path: '/api/user/user_cancel_order',
    access: 'customer',
    request: v.object({
      order_id: looseId,
      order_status: v.pipe(v.number(), v.integer()),
      cancel_reason: requiredText(500),
      ...sessionFields,
    }),
    /** The storefront's own: what was kept and what went back to where it came from. */
    answer: v.object({ cancel_charge: v.optional(money), refunded: v.optional(money) }),
    failures: [652, 656, 999],
  }),
  /** Where the courier is, from 'started delivery' until the order is completed; 652 before and afterwards. `provider_id` may be left out; one of somebody else's answers 652. */
  get_provider_location: endpoint({
    name: 'get_provider_location',
    path: '/api/user/get_provider_location',
    access: 'customer',
    request: v.object({ order_id: looseId, provider_id: looseId, ...sessionFields }),
    answer: v.object({ provider_location: location, ...courierOnTheWay }),
    failures: [652, 999],
  }),
  /** The storefront's own: the road that the courier takes, for the map. It does not change while the order is on its way. 652 before a courier was found, and where nobody brings anything. */
  get_order_route: endpoint({
    name: 'get_order_route',
    path: '/api/storefront/get_order_route',
    access: 'customer',
    request: v.object({ order_id: looseId, ...sessionFields }),
    answer: v.object({ route: orderRoute }),
    failures: [652, 999],
  }),
};
