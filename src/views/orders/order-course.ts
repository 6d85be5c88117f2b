import type { Order } from '../../../contract/entities/order.ts';
import { stagesOf, stagesReached, type Stage } from '../../../domain/orders/progress.ts';

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

/** Where an order that is followed is on its way. */
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

/** Whole minutes from the server's time to the estimate, at least 1; null without an estimate or when it has passed. */
export function minutesLeft(estimatedAt: string | null, serverTime: string | undefined): number | null {
  if (!estimatedAt || !serverTime) return null;
  const minutes = Math.ceil((Date.parse(estimatedAt) - Date.parse(serverTime)) / 60_000);
  return minutes > 0 ? minutes : null;
}
