import type { Order } from '#contract/entities/order.ts';
import { datesOf, statusReached, wayOf, type OrderReading } from './order-reading.ts';
import { stagesOf, stagesReached, type Stage, type Way } from './progress.ts';

export type CourseStop = {
  readonly stage: Stage;
  readonly state: 'done' | 'now' | 'next';
  /** When it was reached, ISO 8601; null before. */
  readonly reachedAt: string | null;
};

export type OrderCourse = {
  readonly way: Way;
  readonly isPickup: boolean;
  readonly stops: readonly CourseStop[];
  /** The stage the order is at; null while it waits for its store or courier, and once it ended without success. */
  readonly now: Stage | null;
};

/** Where an order is on a way: each of its stages, with the time it was first reached (0-decisions, Screens). */
export function courseOn(way: Way, reading: OrderReading): OrderCourse {
  const stages = stagesOf(way);
  const dates = datesOf(reading);
  const last = stagesReached(statusReached(reading), way) - 1;
  return {
    way,
    isPickup: way === 'pickup',
    now: stages[last] ?? null,
    stops: stages.map((stage, index) => ({
      stage,
      state: index > last ? 'next' : index < last ? 'done' : 'now',
      reachedAt: index > last ? null : (dates.find(({ status }) => stagesReached(status, way) > index)?.date ?? null),
    })),
  };
}

export const courseOf = (order: Order): OrderCourse =>
  courseOn(wayOf(order.delivery_type, order.order_payment_detail.is_user_pick_up_order), order);
