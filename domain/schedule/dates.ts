import { SCHEDULE_DAYS } from '#contract/limits.ts';
import { dateAt, type Moment } from './store-clock.ts';
import { halfHourTimes, type ScheduledTime } from './half-hours.ts';

/** The dates an order can be scheduled for: seven by the calendar, from the server's own (specification 1, section 4). YYYY-MM-DD. */
export function scheduleDates({ now, timezone }: Moment): string[] {
  const today = dateAt(now, timezone);
  return Array.from({ length: SCHEDULE_DAYS }, (_, days) => today.add({ days }).toString());
}

/** What a schedule stands on before anything is chosen: the next day at 00:00, or the first time that day has. */
export function defaultTime({ now, timezone }: Moment): ScheduledTime {
  const tomorrow = dateAt(now, timezone).add({ days: 1 });
  const [first] = halfHourTimes(tomorrow.toString(), timezone);
  if (!first) throw new Error(`${tomorrow.toString()} has no half hours in ${timezone}`);
  return first;
}
