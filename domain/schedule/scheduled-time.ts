import type { ScheduledTime } from './half-hours.ts';
import { dateAt, timeAt } from './store-clock.ts';

/** The time that an order was scheduled for, by the store's clock; null for as soon as possible (`at` is 0). */
export const scheduledTimeOf = (at: number, end: string | null, timezone: string): ScheduledTime | null =>
  at === 0 ? null : { date: dateAt(at, timezone).toString(), start: timeAt(at, timezone), end, at };
