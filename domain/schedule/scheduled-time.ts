import type { ScheduledTime } from './half-hours.ts';
import { dateAt, instantOf, timeAt } from './store-clock.ts';

/** The time that an order was scheduled for, by the store's clock; null for as soon as possible (`at` is 0). */
export const scheduledTimeOf = (at: number, end: string | null, timezone: string): ScheduledTime | null =>
  at === 0 ? null : { date: dateAt(at, timezone).toString(), start: timeAt(at, timezone), end, at };

/** A chosen time by the clock of the store that receives it: what was read and chosen stays (date and time), the instant is that clock's. */
export const byClockOf = (timezone: string, time: ScheduledTime): ScheduledTime =>
  dateAt(time.at, timezone).toString() === time.date && timeAt(time.at, timezone) === time.start
    ? time
    : { ...time, at: instantOf(Temporal.PlainDate.from(time.date), time.start, timezone) };
