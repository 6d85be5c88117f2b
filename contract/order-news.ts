import * as v from 'valibot';
import { REJECT_REASONS } from './enumerations.ts';
import { id } from './fields.ts';
import { statusAt } from './entities/order.ts';

/**
 * News of a customer's orders as server-sent events: GET, one stream a browser, with the headers below (an `EventSource`
 * sends none, so the stream is read by `fetch`; no token ever stands in an address). It answers 200 `text/event-stream`;
 * 401 without a live session, 429 and 503 with `Retry-After` where there are too many streams. Whatever it answers else, and
 * whenever it ends, the specified polls do the same work; a server that lacks it answers 404.
 *
 * Events, each with `event`, `data` (JSON) and, of an order, `id`:
 * - `order`: an order of the customer's has changed, or the stream begins with it. `id` is its sequence.
 * - `ready`: everything that was known at the beginning is sent. `data` is `{}`.
 * - `end`: no more comes on this stream; `data.reason` says why. After `signed_out` nobody asks again.
 * A line that begins with `:` comes at least every `heartbeatEvery`: where nothing came for twice as long, the line is dead.
 *
 * Without `last-event-id` the stream begins with every running order; with it, with every order that changed since, also those
 * that ended. Ids grow with each change of any of one customer's orders and are the same on every server.
 */
export const ORDER_NEWS = {
  path: '/api/storefront/order_news',
  headers: {
    /** The customer's id. */
    customer: 'x-user-id',
    /** `Bearer ` and the server token. */
    token: 'authorization',
    lastEventId: 'last-event-id',
  },
  /** Milliseconds. */
  heartbeatEvery: 15_000,
} as const;

/** What an `order` event tells: enough to move every sign of the order on; the rest is read with `get_order_detail`. */
export const orderNews = v.object({
  order_id: id,
  unique_id: v.number(),
  /** Of two readings of an order the one with the greater number is newer: `order.sequence` is the same. */
  sequence: v.number(),
  delivery_type: v.picklist([1, 2]),
  is_user_pick_up_order: v.boolean(),
  order_status: v.number(),
  order_status_id: v.number(),
  request_id: v.nullable(id),
  /** 0 without a delivery request. */
  delivery_status: v.number(),
  date_time: v.array(statusAt),
  estimated_at: v.nullable(v.string()),
  latest_at: v.nullable(v.string()),
  /** As in `order`. */
  reject_reason: v.optional(v.picklist(REJECT_REASONS)),
  /** ISO 8601 UTC, when this was written. */
  server_time: v.string(),
});
export type OrderNews = v.InferOutput<typeof orderNews>;

/** Why a stream ended: the session is over, the server is about to stop, or this browser reads too slowly or has too many. */
export const newsEnd = v.object({ reason: v.picklist(['signed_out', 'stopping', 'too_many', 'too_slow']) });
export type NewsEnd = v.InferOutput<typeof newsEnd>['reason'];
