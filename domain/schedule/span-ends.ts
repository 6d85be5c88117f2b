import { dateAt, timeAt, type Moment } from './store-clock.ts';
import { timeText } from './time-text.ts';

/** Whether two instants are on one day of a timezone. Epoch milliseconds. */
export const isSameDay = (one: number, other: number, timezone: string): boolean => dateAt(one, timezone).equals(dateAt(other, timezone));

/** The two ends of a span, the day once where both are on it: '18:50' and '19:05', 'Sat 28 Nov, 18:50' and '19:05'. Epoch milliseconds. */
export function spanEnds(language: string, from: number, to: number, moment: Moment): readonly [string, string] {
  const last = isSameDay(from, to, moment.timezone) ? timeAt(to, moment.timezone) : timeText(language, to, moment);
  return [timeText(language, from, moment), last];
}
