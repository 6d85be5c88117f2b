import type { StoreDay } from '#contract/entities/schedule.ts';
import { remember } from '../remember.ts';
import { dateAt, instantOf, startOf, timeAt, weekdayOf } from './store-clock.ts';

/** Instants in epoch milliseconds: open strictly between the two. */
export type OpenInterval = { readonly from: number; readonly until: number };

/** `time` is HH:MM in the store's timezone, null when the store is open all that day; `weekday` 0 is Sunday. */
export type NextOpening = { readonly at: number; readonly daysAhead: number; readonly weekday: number; readonly time: string | null };

/** The opening intervals that belong to one date; one whose end is not after its start runs past midnight. */
export function intervalsOn(week: readonly StoreDay[], date: Temporal.PlainDate, timezone: string): OpenInterval[] {
  const day = week.find((candidate) => candidate.day === weekdayOf(date));
  if (!day?.is_store_open) return [];
  if (day.is_store_open_full_time) return [{ from: startOf(date, timezone), until: startOf(date.add({ days: 1 }), timezone) }];
  return day.day_time.map(({ store_open_time, store_close_time }) => {
    const closeDate = store_close_time > store_open_time ? date : date.add({ days: 1 });
    return { from: instantOf(date, store_open_time, timezone), until: instantOf(closeDate, store_close_time, timezone) };
  });
}

export function mergeIntervals(intervals: readonly OpenInterval[]): OpenInterval[] {
  const merged: OpenInterval[] = [];
  for (const next of intervals.filter(({ from, until }) => until > from).toSorted((a, b) => a.from - b.from)) {
    const last = merged.at(-1);
    if (last && next.from <= last.until) merged[merged.length - 1] = { from: last.from, until: Math.max(last.until, next.until) };
    else merged.push(next);
  }
  return merged;
}

const WEEKS_AT_MOST = 2_000;
const texts = new WeakMap<readonly StoreDay[], string>();

/** A week's hours as one text, made once an object. */
function textOf(week: readonly StoreDay[]): string {
  const text = texts.get(week) ?? JSON.stringify(week);
  texts.set(week, text);
  return text;
}

const intervalsFrom = remember(
  WEEKS_AT_MOST,
  (week: readonly StoreDay[], today: Temporal.PlainDate, timezone: string, days: number) =>
    `${today.toString()} ${days} ${timezone} ${textOf(week)}`,
  (week, today, timezone, days): readonly OpenInterval[] => {
    const dates = Array.from({ length: days + 2 }, (_, index) => today.add({ days: index - 1 }));
    return mergeIntervals(dates.flatMap((date) => intervalsOn(week, date, timezone)));
  },
);

/** All opening intervals from the day before an instant to `days` days after it, merged. */
export const intervalsAround = (week: readonly StoreDay[], instant: number, timezone: string, days: number): readonly OpenInterval[] =>
  intervalsFrom(week, dateAt(instant, timezone), timezone, days);

/** Whether the store is open at this instant: strictly between an opening and its closing. */
export const isOpenAt = (week: readonly StoreDay[], instant: number, timezone: string): boolean =>
  intervalsAround(week, instant, timezone, 1).some(({ from, until }) => from < instant && instant < until);

export const closesAt = (week: readonly StoreDay[], instant: number, timezone: string): number | null =>
  intervalsAround(week, instant, timezone, 1).find(({ from, until }) => from < instant && instant < until)?.until ?? null;

/**
 * The next opening of a closed store within the seven dates from today, or null when there is none
 * (specification 1, section 4).
 */
export function nextOpening(week: readonly StoreDay[], instant: number, timezone: string): NextOpening | null {
  const today = dateAt(instant, timezone);
  for (let daysAhead = 0; daysAhead < 7; daysAhead += 1) {
    const date = today.add({ days: daysAhead });
    const next = mergeIntervals(intervalsOn(week, date, timezone)).find(({ from }) => from >= instant);
    if (!next) continue;
    const fullTime = week.some((day) => day.day === weekdayOf(date) && day.is_store_open && day.is_store_open_full_time);
    return { at: next.from, daysAhead, weekday: weekdayOf(date), time: fullTime ? null : timeAt(next.from, timezone) };
  }
  return null;
}
