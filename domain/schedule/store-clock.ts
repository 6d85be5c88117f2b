import { remember } from '../remember.ts';

/** The server's time in epoch milliseconds, and the IANA timezone that all clocks of a store show. */
export type Moment = { readonly now: number; readonly timezone: string };

/** Temporal counts Monday 1 to Sunday 7; the wire counts Sunday 0 to Saturday 6. */
export const weekdayOf = (date: Temporal.PlainDate): number => date.dayOfWeek % 7;

/** The last days that were asked for, one a timezone, and between which instants they last: nearly all questions are about one of them. */
const days = new Map<string, { readonly date: Temporal.PlainDate; readonly from: number; readonly until: number }>();
const ZONES_AT_MOST = 500;

export function dateAt(instant: number, timezone: string): Temporal.PlainDate {
  const day = days.get(timezone);
  if (day && day.from <= instant && instant < day.until) return day.date;
  const date = Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(timezone).toPlainDate();
  if (days.size >= ZONES_AT_MOST) days.clear();
  days.set(timezone, { date, from: startOf(date, timezone), until: startOf(date.add({ days: 1 }), timezone) });
  return date;
}

/** The time that a store's clock shows at an instant, HH:MM. */
export const timeAt = (instant: number, timezone: string): string =>
  Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(timezone).toPlainTime().toString({ smallestUnit: 'minute' });

export const startOf = (date: Temporal.PlainDate, timezone: string): number =>
  date.toZonedDateTime({ timeZone: timezone }).epochMilliseconds;

const earliest = (date: Temporal.PlainDate, time: string, timezone: string): Temporal.ZonedDateTime =>
  date.toPlainDateTime(Temporal.PlainTime.from(time)).toZonedDateTime(timezone, { disambiguation: 'earlier' });

const shows = (moment: Temporal.ZonedDateTime, time: string): boolean => moment.toPlainTime().toString({ smallestUnit: 'minute' }) === time;

/** Nine days of every time that some hundred stores name, in a few timezones. */
const TIMES_AT_MOST = 20_000;
const keyOf = (date: Temporal.PlainDate, time: string, timezone: string) => `${date.toString()} ${time} ${timezone}`;

/** Whether a change of the clock leaves this time out of this date. `time` is HH:MM. */
export const isSkipped: (date: Temporal.PlainDate, time: string, timezone: string) => boolean = remember(
  TIMES_AT_MOST,
  keyOf,
  (date, time, timezone) => !shows(earliest(date, time, timezone), time),
);

/**
 * The first instant of a date at which the clock shows a time, or has gone past it: of a time that is repeated the earlier
 * instant, of one that is skipped the change of the clock. `time` is HH:MM.
 */
export const instantOf: (date: Temporal.PlainDate, time: string, timezone: string) => number = remember(
  TIMES_AT_MOST,
  keyOf,
  (date, time, timezone) => {
    const moment = earliest(date, time, timezone);
    if (shows(moment, time)) return moment.epochMilliseconds;
    return (moment.getTimeZoneTransition('next') ?? moment).epochMilliseconds;
  },
);
