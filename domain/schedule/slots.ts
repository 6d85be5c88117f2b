import type { SlotDay } from '#contract/entities/schedule.ts';
import { remember } from '../remember.ts';
import type { ScheduledTime } from './half-hours.ts';
import { instantOf, isSkipped, weekdayOf } from './store-clock.ts';

/** A slot of one date; `until` is its last instant, in epoch milliseconds. */
export type Slot = ScheduledTime & { readonly end: string; readonly until: number };

const texts = new WeakMap<readonly SlotDay[], string>();

function textOf(days: readonly SlotDay[]): string {
  const text = texts.get(days) ?? JSON.stringify(days);
  texts.set(days, text);
  return text;
}

const DATES_AT_MOST = 2_000;

/** The slots of a date, by its weekday, in order. One whose start a change of the clock skips is left out; one whose end is not after its start ends on the next day. */
export const slotsOn: (days: readonly SlotDay[], date: string, timezone: string) => readonly Slot[] = remember(
  DATES_AT_MOST,
  (days, date, timezone) => `${date} ${timezone} ${textOf(days)}`,
  (days: readonly SlotDay[], date: string, timezone: string) => {
    const day = Temporal.PlainDate.from(date);
    const own = days.find((candidate) => candidate.day === weekdayOf(day));
    if (!own?.is_slots_available) return [];
    return own.slot_time
      .filter(({ slot_start_time }) => !isSkipped(day, slot_start_time, timezone))
      .map(({ slot_start_time: start, slot_end_time: end }) => ({
        date,
        start,
        end,
        at: instantOf(day, start, timezone),
        until: instantOf(end > start ? day : day.add({ days: 1 }), end, timezone),
      }))
      .toSorted((a, b) => a.at - b.at);
  },
);
