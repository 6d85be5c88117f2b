import type { Order } from '#contract/entities/order.ts';
import { stagesOf, stagesReached, type Stage } from './progress.ts';

export type CourseStop = {
  readonly stage: Stage;
  readonly state: 'done' | 'now' | 'next';
  /** When it was reached, ISO 8601; null before. */
  readonly reachedAt: string | null;
};

export type OrderCourse = {
  readonly isPickup: boolean;
  readonly stops: readonly CourseStop[];
  /** The stage the order is at; null while it waits for the store. */
  readonly now: Stage | null;
};

/** Where an order is on its way: each of its stages, with the time it was first reached (0-decisions, Screens). */
export function courseOf(order: Order): OrderCourse {
  const isPickup = order.order_payment_detail.is_user_pick_up_order;
  const stages = stagesOf(isPickup);
  const dates = order.date_time.toSorted((a, b) => a.date.localeCompare(b.date));
  const last = stagesReached(order.order_status, isPickup) - 1;
  return {
    isPickup,
    now: stages[last] ?? null,
    stops: stages.map((stage, index) => ({
      stage,
      state: index > last ? 'next' : index < last ? 'done' : 'now',
      reachedAt: index > last ? null : (dates.find(({ status }) => stagesReached(status, isPickup) > index)?.date ?? null),
    })),
  };
}

/** So many minutes before a scheduled order they begin to be counted: nobody counts the minutes to tomorrow. */
const SOON = 90;

/**
 * Whole minutes from the server's time to the estimate, at least 1; null without an estimate, when it has passed, and while
 * a scheduled order is far away. Both times are ISO 8601.
 */
export function minutesLeft(order: Pick<Order, 'estimated_at' | 'order_start_at'>, serverTime: string | undefined): number | null {
  if (!order.estimated_at || !serverTime) return null;
  const minutes = Math.ceil((Date.parse(order.estimated_at) - Date.parse(serverTime)) / 60_000);
  const isFar = order.order_start_at !== 0 && minutes > SOON;
  return minutes > 0 && !isFar ? minutes : null;
}
