import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { courierOnTheWay, orderRoute } from '../entities/ride.ts';
import { paymentParts } from '../entities/money-back.ts';
import { currentOrder, order } from '../entities/order.ts';
import { location, looseId, money, requiredText, sessionFields, untrustedNumber } from '../fields.ts';

export const activeOrderCalls = {
  /** A running order, whole: its status, its price, what may be done with it. */
  get_order_detail: endpoint('/api/user/get_order_detail', {
    access: 'customer',
    request: v.object({ order_id: looseId, ...sessionFields }),
    answer: v.object({ order, is_confirmation_code_required_at_complete_delivery: v.boolean(), server_time: v.optional(v.string()) }),
    failures: [540, 652, 999],
  }),
  /** The customer’s running orders. */
  get_orders: endpoint('/api/user/get_orders', {
    access: 'customer',
    request: v.object(sessionFields),
    answer: v.object({ order_list: v.array(currentOrder), server_time: v.optional(v.string()) }),
    failures: [652, 999],
  }),
  /**
   * Cancels an order. `order_status` is what the customer saw: when the order has moved on, 656, which says what it is now.
   * `cancel_charge`, the storefront's own, is the charge that they saw: where it is more by now, 656 too. Asked again
   * it answers the same.
   */
  user_cancel_order: endpoint('/api/user/user_cancel_order', {
    access: 'customer',
    request: v.object({
      order_id: looseId,
      /** A number of `ORDER_STATUS`. */
      order_status: v.pipe(v.number(), v.integer()),
      cancel_reason: requiredText(500),
      cancel_charge: untrustedNumber,
      ...sessionFields,
    }),
    /** The storefront's own: what was kept, what goes back to wallet and card together, and what of each part (of cash: what is not asked for any more). `cancelled_at` ISO 8601 UTC. */
    answer: v.object({
      cancel_charge: v.optional(money),
      refunded: v.optional(money),
      parts_given_back: v.optional(paymentParts),
      cancelled_at: v.optional(v.string()),
    }),
    /** The storefront's own: what the order is now; absent where it is unknown. */
    details: v.object({
      /** A number of `ORDER_STATUS`. */
      order_status: v.optional(v.number()),
      /** A number of `ORDER_STATUS_ID`. */
      order_status_id: v.optional(v.number()),
      /** How far its courier is, a number of `ORDER_STATUS`. */
      delivery_status: v.optional(v.number()),
      can_cancel: v.optional(v.boolean()),
      cancel_charge: v.optional(money),
    }),
    failures: [652, 656, 999],
  }),
  /** Where the courier is, from 'started delivery' until the order is completed; 652 before and afterwards. `provider_id` may be left out; one of somebody else's answers 652. */
  get_provider_location: endpoint('/api/user/get_provider_location', {
    access: 'customer',
    request: v.object({ order_id: looseId, provider_id: looseId, ...sessionFields }),
    answer: v.object({ provider_location: location, ...courierOnTheWay }),
    failures: [652, 999],
  }),
  /** The storefront's own: the road that the courier takes, for the map. It does not change while the order is on its way. 652 before a courier was found, and where nobody brings anything. */
  get_order_route: endpoint('/api/storefront/get_order_route', {
    access: 'customer',
    request: v.object({ order_id: looseId, ...sessionFields }),
    answer: v.object({ route: orderRoute }),
    failures: [652, 999],
  }),
};
