import type { StoreDay } from '#contract/entities/schedule.ts';
import { intervalsOn } from './opening.ts';
import { slotsOn } from './slots.ts';
import { dateAt, timeAt, weekdayOf } from './store-clock.ts';
import type { StoreRules } from './store-rules.ts';

/** The rules of a store that closed early, until the end of the opening interval it closed in, epoch milliseconds. */
export type ClosedEarly = { readonly rules: StoreRules; readonly until: number };

const openingsOf = (day: StoreDay | undefined): StoreDay['day_time'] =>
  day?.is_store_open_full_time ? [{ store_open_time: '00:00', store_close_time: '00:00' }] : (day?.day_time ?? []);

/**
 * What a store that closed at an instant takes until it would have closed anyhow: its hours end there, and slots that end later
 * are gone; what comes after is as usual. Null where it was closed then. The week repeats, so the hours of that day are as short
 * on the same day of next week, which nobody may order for yet.
 */
export function closedEarly(usual: StoreRules, closedAt: number, timezone: string): ClosedEarly | null {
  const today = dateAt(closedAt, timezone);
  const runningOn = (date: Temporal.PlainDate) =>
    intervalsOn(usual.store_time, date, timezone).map(({ from, until }) => from <= closedAt && closedAt < until && until);
  for (const date of [today, today.subtract({ days: 1 })]) {
    const running = runningOn(date);
    const until = running.find((end) => end !== false);
    if (until === undefined) continue;
    const close = timeAt(closedAt, timezone);
    const shorten = (day: StoreDay): StoreDay => ({
      ...day,
      is_store_open_full_time: false,
      day_time: openingsOf(day)
        .map((opening, place) => (running[place] === false ? opening : { ...opening, store_close_time: close }))
        .filter(({ store_open_time: open, store_close_time: end }) => open !== end),
    });
    const isLost = ({ at, until: end }: { readonly at: number; readonly until: number }) => end > closedAt && at < until;
    const left = (days: StoreRules['slot_time']): StoreRules['slot_time'] =>
      days.map((day) => {
        if (day.day !== weekdayOf(today)) return day;
        const lost = slotsOn(days, today.toString(), timezone)
          .filter(isLost)
          .map(({ start }) => start);
        return { ...day, slot_time: day.slot_time.filter(({ slot_start_time: start }) => !lost.includes(start)) };
      });
    return {
      until,
      rules: {
        ...usual,
        store_time: usual.store_time.map((day) => (day.day === weekdayOf(date) ? shorten(day) : day)),
        slot_time: left(usual.slot_time),
        pickup_slot_time: left(usual.pickup_slot_time),
      },
    };
  }
  return null;
}
