import * as v from 'valibot';
import { location } from '../fields.ts';
import { statusAt } from './order.ts';
import { courierOnTheWay, orderRoute } from './ride.ts';

/** An order as somebody sees it who has a link to it: its statuses, its estimates and its map. */
export const sharedOrder = v.object({
  delivery_type: v.picklist([1, 2]),
  is_user_pick_up_order: v.boolean(),
  /** A number of `ORDER_STATUS`. */
  order_status: v.number(),
  /** A number of `ORDER_STATUS_ID`. */
  order_status_id: v.number(),
  request_detail: v.nullable(v.object({ delivery_status: v.number(), date_time: v.array(statusAt) })),
  date_time: v.array(statusAt),
  /** ISO 8601 UTC: about, and at the latest. */
  estimated_at: v.nullable(v.string()),
  latest_at: v.nullable(v.string()),
  /** Epoch milliseconds, 0 for as soon as possible. */
  order_start_at: v.number(),
  timezone: v.string(),
  /** Of two readings the one with the greater number is newer. */
  sequence: v.number(),
  /** Where it comes from and goes to; null where nobody brings it. */
  from: v.nullable(location),
  to: v.nullable(location),
  /** The road, from 'started delivery' on; null before, and where nobody brings it. */
  route: v.nullable(orderRoute),
  /** Where the courier is, as `get_provider_location` tells it; null while it would not. */
  courier: v.nullable(v.object({ provider_location: location, ...courierOnTheWay })),
});
export type SharedOrder = v.InferOutput<typeof sharedOrder>;
