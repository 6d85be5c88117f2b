import type { SlotDay, StoreDay } from '#contract/entities/schedule.ts';

const MINUTE = 60_000;
type Shown = { readonly at: number; readonly date: string; readonly time: string; readonly weekday: number };

const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

/** What a wall clock shows at every minute of some days: the slow truth that the rules are held against. No Temporal in it. */
export function scanMinutes(from: number, days: number, timezone: string): Shown[] {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: timezone,
    hourCycle: 'h23',
    weekday: 'short',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  return Array.from({ length: days * 24 * 60 }, (_, index) => {
    const at = from + index * MINUTE;
    const part = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, value]));
    return {
      at,
      date: `${part.year}-${part.month}-${part.day}`,
      time: `${part.hour}:${part.minute}`,
      weekday: WEEKDAYS.indexOf(part.weekday ?? ''),
    };
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
      : day.day_time.map(
          ({ store_open_time: from, store_close_time: until }) =>
            [firstShowing(scan, date, from), firstShowing(scan, until > from ? date : next, until)] as const,
        );
    for (const { at } of scan) if (spans.some(([from, until]) => from <= at && at < until)) open.add(at);
  });
  return open;
}

/** The half hours of a date with the first instant at which the clock shows each. */
export function halfHoursOf(scan: readonly Shown[], date: string): [label: string, at: number][] {
  const first = new Map<string, number>();
  for (const shown of scan)
    if (shown.date === date && /:[03]0$/.test(shown.time) && !first.has(shown.time)) first.set(shown.time, shown.at);
  return [...first].toSorted(([a], [b]) => a.localeCompare(b));
}

/** A slot as the scan sees it: its first minute, and the first minute after it. */
export type ScannedSlot = {
  readonly date: string;
  readonly start: string;
  readonly end: string;
  readonly at: number;
  readonly until: number;
};

const TWO_LONG_DAYS = 51 * 60;

/** The slots of a date whose start its clock shows, in the order in which they begin. */
export function slotsOf(scan: readonly Shown[], days: readonly SlotDay[], date: string): ScannedSlot[] {
  const midnight = scan.findIndex((minute) => minute.date === date);
  const own = days.find(({ day }) => day === scan[midnight]?.weekday);
  if (!own?.is_slots_available) return [];
  const minutes = scan.slice(midnight, midnight + TWO_LONG_DAYS);
  const next = minutes.find((minute) => minute.date > date)?.date ?? '9999-12-31';
  return own.slot_time
    .filter(({ slot_start_time: start }) => minutes.some((minute) => minute.date === date && minute.time === start))
    .map(({ slot_start_time: start, slot_end_time: end }) => ({
      date,
      start,
      end,
      at: firstShowing(minutes, date, start),
      until: firstShowing(minutes, end > start ? date : next, end),
    }))
    .toSorted((one, other) => one.at - other.at);
}
