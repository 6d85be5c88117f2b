import { remember } from '../remember.ts';
import type { ScheduledTime } from './half-hours.ts';
import type { NextOpening } from './opening.ts';
import { dateAt, timeAt, weekdayOf, type Moment } from './store-clock.ts';

/** Weekdays in short, Sunday first; in English the specification's. */
const ENGLISH = ['Sun', 'Mon', 'Tues', 'Wed', 'Thur', 'Fri', 'Sat'] as const;
const FRENCH = ['dim.', 'lun.', 'mar.', 'mer.', 'jeu.', 'ven.', 'sam.'] as const;

/** A weekday in short, 0 is Sunday: 'Sat', 'sam.'. */
export const weekdayText = (language: string, weekday: number): string => (language === 'fr' ? FRENCH : ENGLISH)[weekday] ?? '';

const MONTHS_AT_MOST = 50;
const monthText = remember(
  MONTHS_AT_MOST,
  (language: string, month: number) => `${language} ${month}`,
  (language, month) =>
    new Intl.DateTimeFormat(language === 'fr' ? 'fr' : 'en-US', { month: 'short', timeZone: 'UTC' }).format(Date.UTC(2026, month - 1, 15)),
);

/** A date with its weekday: 'Sat 28 Nov', 'sam. 28 nov.', with its year where it is asked for. */
function dateText(language: string, date: Temporal.PlainDate, withYear: boolean): string {
  const words = [weekdayText(language, weekdayOf(date)), date.day, monthText(language, date.month), withYear ? date.year : ''];
  return words.filter(Boolean).join(' ');
}

/** A time's own words: '18:30', or of a slot '18:30 - 19:00'. */
export const hoursText = ({ start, end }: Pick<ScheduledTime, 'start' | 'end'>): string => (end === null ? start : `${start} - ${end}`);

/** A chosen time with its day, whatever day it is: 'Thur 26 Nov, 18:30 - 19:00'. */
export const scheduledText = (language: string, { date, ...time }: Pick<ScheduledTime, 'date' | 'start' | 'end'>): string =>
  `${dateText(language, Temporal.PlainDate.from(date), false)}, ${hoursText(time)}`;

/** A time of the next seven days in a few letters: '18:00' today, 'Sat 18:00' on another day, 'Sat' where it is the whole day. */
export function comingText(language: string, { daysAhead, weekday, time }: Pick<NextOpening, 'daysAhead' | 'weekday' | 'time'>): string {
  if (time === null) return weekdayText(language, weekday);
  return daysAhead === 0 ? time : `${weekdayText(language, weekday)} ${time}`;
}

/** An instant with its day, whatever day it is read on: 'Sat 28 Nov 2026, 12:30'. Epoch milliseconds. */
export const dayAndTime = (language: string, at: number, timezone: string): string =>
  `${dateText(language, dateAt(at, timezone), true)}, ${timeAt(at, timezone)}`;

/**
 * A time of an order, by the clock of its store: '12:30' today, 'Sat 28 Nov, 12:30' on any other day, with the year in
 * another one. All that is shown of when an order comes is written here. Epoch milliseconds; where the server's time is not
 * known (0), it has its day and year.
 */
export function timeText(language: string, at: number, { now, timezone }: Moment): string {
  const [date, today] = [dateAt(at, timezone), dateAt(now, timezone)];
  const clock = timeAt(at, timezone);
  return date.equals(today) ? clock : `${dateText(language, date, date.year !== today.year)}, ${clock}`;
}

/** From one time to another, the day once where both are on it: '18:50 – 19:05', 'Sat 28 Nov, 18:50 – 19:05'. Epoch milliseconds. */
export function spanText(language: string, from: number, to: number, moment: Moment): string {
  const last = dateAt(from, moment.timezone).equals(dateAt(to, moment.timezone))
    ? timeAt(to, moment.timezone)
    : timeText(language, to, moment);
  return `${timeText(language, from, moment)} – ${last}`;
}
