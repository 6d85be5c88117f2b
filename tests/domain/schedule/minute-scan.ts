import type { StoreDay } from '../../../contract/entities/schedule.ts';

const MINUTE = 60_000;
type Shown = { readonly at: number; readonly date: string; readonly time: string; readonly weekday: number };

const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

/** What a wall clock shows at every minute of some days: the slow truth that the rules are held against. No Temporal in it. */
export function scanMinutes(from: number, days: number, timezone: string): Shown[] {
  const format = new Intl.DateTimeFormat('en-US', { timeZone: timezone, hourCycle: 'h23', weekday: 'short', year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' });
  return Array.from({ length: days * 24 * 60 }, (_, index) => {
    const at = from + index * MINUTE;
    const part = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, value]));
    return { at, date: `${part.year}-${part.month}-${part.day}`, time: `${part.hour}:${part.minute}`, weekday: WEEKDAYS.indexOf(part.weekday ?? '') };
  });
}

/** The first minute of a date at which the clock shows a time or a later one; the next date's first where there is none. */
const firstShowing = (scan: readonly Shown[], date: string, time: string): number =>
  scan.find((shown) => (shown.date === date && shown.time >= time) || shown.date > date)?.at ?? Number.POSITIVE_INFINITY;

/** Of every scanned minute whether a store is open from its first instant to its last, by its start. */
export function openMinutes(scan: readonly Shown[], week: readonly StoreDay[]): Set<number> {
  const dates = [...new Map(scan.map(({ date, weekday }) => [date, weekday]))];
  const open = new Set<number>();
  dates.forEach(([date, weekday], index) => {
    const day = week.find((candidate) => candidate.day === weekday);
    if (!day?.is_store_open) return;
    const next = dates[index + 1]?.[0] ?? '9999-12-31';
    const spans = day.is_store_open_full_time
      ? [[firstShowing(scan, date, '00:00'), firstShowing(scan, next, '00:00')] as const]
      : day.day_time.map(({ store_open_time: from, store_close_time: until }) => [firstShowing(scan, date, from), firstShowing(scan, until > from ? date : next, until)] as const);
    for (const { at } of scan) if (spans.some(([from, until]) => from <= at && at < until)) open.add(at);
  });
  return open;
}

/** The half hours of a date with the first instant at which the clock shows each. */
export function halfHoursOf(scan: readonly Shown[], date: string): [label: string, at: number][] {
  const first = new Map<string, number>();
  for (const shown of scan) if (shown.date === date && /:[03]0$/.test(shown.time) && !first.has(shown.time)) first.set(shown.time, shown.at);
  return [...first].toSorted(([a], [b]) => a.localeCompare(b));
}
