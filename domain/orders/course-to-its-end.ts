import type { Order } from '#contract/entities/order.ts';
import { courseOn, type CourseStop } from './course.ts';
import { datesOf, sentAt, wayOf } from './order-reading.ts';
import { isEndedWithoutSuccess, type Stage } from './progress.ts';

export type CourseToItsEnd = {
  readonly reached: readonly CourseStop[];
  /** When it ended, ISO 8601; null where nobody tells. */
  readonly endedAt: string | null;
  readonly never: readonly Stage[];
};

/** Where the way of an order broke off that ended without success (specification 2, section 2.3): its stages before, and when. */
export function courseToItsEnd(order: Order): CourseToItsEnd {
  const dates = datesOf(order);
  const last = Math.max(0, ...dates.map(({ status }) => status).filter((status) => !isEndedWithoutSuccess(status)));
  const way = wayOf(order.delivery_type, order.order_payment_detail.is_user_pick_up_order);
  const { stops } = courseOn(way, { order_status: last, date_time: dates });
  const reached = stops.filter(({ state }) => state !== 'next');
  return {
    reached,
    endedAt: dates.findLast(({ status }) => isEndedWithoutSuccess(status))?.date ?? null,
    never: stops.slice(reached.length + 1).map(({ stage }) => stage),
  };
}

/**
 * How long an order took from being sent until it was received, whole minutes, at least 1; null where it was not, where the
 * times are unknown, and of one that was wanted for later: that took as long as its customer chose.
 */
export function minutesTaken(order: Order): number | null {
  if (order.order_start_at) return null;
  const received = courseOn(wayOf(order.delivery_type, order.order_payment_detail.is_user_pick_up_order), order).stops.at(-1)?.reachedAt;
  const sent = sentAt(order);
  return received && sent && received > sent ? Math.max(1, Math.round((Date.parse(received) - Date.parse(sent)) / 60_000)) : null;
}
