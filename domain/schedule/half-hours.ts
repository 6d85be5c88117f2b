import { TIME_CHOICES_PER_DAY } from '#contract/limits.ts';
import { instantOf, isSkipped } from './store-clock.ts';

/** A time an order can be scheduled for. `date` is YYYY-MM-DD, `start` and `end` HH:MM of the store's clock; `at` is the true instant in epoch milliseconds; `end` is null where there are no slots. */
export type ScheduledTime = { readonly date: string; readonly start: string; readonly end: string | null; readonly at: number };

const two = (value: number) => String(value).padStart(2, '0');
const LABELS = Array.from({ length: TIME_CHOICES_PER_DAY }, (_, index) => {
  const minutes = (index * 24 * 60) / TIME_CHOICES_PER_DAY;
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
});

const known = new Map<string, readonly ScheduledTime[]>();
const KNOWN_AT_MOST = 64;

/**
 * The half hours of a date: 48 on an ordinary day. One that a change of the clock skips is left out, one that it repeats
 * means the earlier instant.
 */
export function halfHourTimes(date: string, timezone: string): readonly ScheduledTime[] {
  // A date never changes, and asking a timezone 48 times is slow.
  const key = `${timezone} ${date}`;
  const before = known.get(key);
  if (before) return before;
  const day = Temporal.PlainDate.from(date);
  const times = LABELS.filter((label) => !isSkipped(day, label, timezone)).map((start) => ({
    date,
    start,
    end: null,
    at: instantOf(day, start, timezone),
  }));
  if (known.size >= KNOWN_AT_MOST) known.clear();
  known.set(key, times);
  return times;
}
