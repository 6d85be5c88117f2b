import type { Order } from '#contract/entities/order.ts';

/** So many minutes before a scheduled order they begin to be counted: nobody counts the minutes to tomorrow. */
const SOON = 90;
const MINUTE = 60_000;

/** What an order's estimates are read from: ISO 8601, `order_start_at` epoch milliseconds, 0 for as soon as possible. */
export type Estimates = Pick<Order, 'estimated_at' | 'latest_at' | 'order_start_at'>;

export type Arrival = {
  /** The server's time by which this stands, epoch milliseconds. */
  readonly now: number;
  /** Epoch milliseconds: about, never in the past, and at the latest, which is the promise and stays; null where unknown. */
  readonly aboutAt: number | null;
  readonly latestAt: number | null;
  /** Whole minutes until 'about', at least 1; null without an estimate, once it has passed, and while a scheduled order is far away. */
  readonly minutesLeft: number | null;
  readonly isLate: boolean;
  /** Whole minutes past 'at the latest' that it comes about, at least 1 where it is late; else 0. */
  readonly minutesLate: number;
};

const instant = (iso: string | null): number | null => (iso === null || Number.isNaN(Date.parse(iso)) ? null : Date.parse(iso));

/**
 * When a running order comes, by its estimates and the server's time (epoch milliseconds). 'About' moves with the order; 'at
 * the latest' is what the customer was promised, so an order is late as soon as 'about' is after it: before it has passed.
 * Where only one of them is known, it stands for the other.
 */
export function arrivalOf(order: Estimates, now: number): Arrival {
  const estimated = instant(order.estimated_at);
  const latestAt = instant(order.latest_at);
  const aboutAt = estimated === null ? null : Math.max(estimated, now);
  const late = Math.max(aboutAt ?? now, now) - (latestAt ?? Infinity);
  const minutes = estimated === null ? null : Math.ceil((estimated - now) / MINUTE);
  const isFar = order.order_start_at !== 0 && minutes !== null && minutes > SOON;
  return {
    now,
    aboutAt,
    latestAt,
    minutesLeft: minutes === null || minutes <= 0 || isFar ? null : minutes,
    isLate: late > 0,
    minutesLate: late > 0 ? Math.ceil(late / MINUTE) : 0,
  };
}

/** An order that is on the road comes within so many milliseconds of 'about'. */
const ON_THE_ROAD = 5 * MINUTE;

/**
 * Between when an order comes, epoch milliseconds: from 'about' until what was promised, or until five minutes later where it is on
 * the road, whichever is sooner. Null where it is late or only one time is known: then it comes 'about'.
 */
export function arrivalSpan(
  { aboutAt, latestAt, isLate }: Arrival,
  isOnTheRoad: boolean,
): { readonly from: number; readonly to: number } | null {
  if (aboutAt === null || latestAt === null || isLate) return null;
  const to = isOnTheRoad ? Math.min(latestAt, aboutAt + ON_THE_ROAD) : latestAt;
  return to > aboutAt ? { from: aboutAt, to } : null;
}

/** A length of time in whole hours and minutes, from minutes; below 0 is none. */
export function hoursAndMinutes(minutes: number): { readonly hours: number; readonly minutes: number } {
  const whole = Math.max(0, Math.round(minutes));
  return { hours: Math.floor(whole / 60), minutes: whole % 60 };
}
