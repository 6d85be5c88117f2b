import { SCHEDULE_DAYS } from '#contract/limits.ts';
import { scheduleDates } from './dates.ts';
import { halfHourTimes, type ScheduledTime } from './half-hours.ts';
import { leadMinutesOf } from './lead.ts';
import { intervalsAround, type OpenInterval } from './opening.ts';
import { slotsOn } from './slots.ts';
import type { Moment } from './store-clock.ts';
import type { StoreRules } from './store-rules.ts';

export type Timetable = {
  readonly moment: Moment;
  readonly dates: readonly string[];
  /** The store's own slots stand in place of its opening hours and of the half hours. */
  readonly usesSlots: boolean;
  readonly intervals: readonly OpenInterval[];
  /** Minutes between now and the earliest time that is accepted. */
  readonly leadMinutes: number;
  readonly timesOn: (date: string) => readonly ScheduledTime[];
};

/** The last timetables of each rules object, which never change: computing with timezones is slow. */
const known = new WeakMap<StoreRules, Map<string, Timetable>>();
const KNOWN_AT_MOST = 8;

export function timetableOf(rules: StoreRules, moment: Moment, isPickup: boolean): Timetable {
  const before = known.get(rules) ?? new Map<string, Timetable>();
  const key = `${moment.now} ${moment.timezone} ${isPickup}`;
  const timetable = before.get(key) ?? makeTimetable(rules, moment, isPickup);
  if (before.size >= KNOWN_AT_MOST) before.clear();
  known.set(rules, before.set(key, timetable));
  return timetable;
}

function makeTimetable(rules: StoreRules, moment: Moment, isPickup: boolean): Timetable {
  const { timezone } = moment;
  const usesSlots = isPickup ? rules.is_use_pickup_slots : rules.is_use_pre_delivery_slots;
  const slots = isPickup ? rules.pickup_slot_time : rules.slot_time;
  return {
    moment,
    dates: scheduleDates(moment),
    usesSlots,
    intervals: usesSlots ? [] : intervalsAround(rules.store_time, moment.now, timezone, SCHEDULE_DAYS),
    leadMinutes: leadMinutesOf(rules),
    timesOn: (date) => (usesSlots ? slotsOn(slots, date, timezone) : halfHourTimes(date, timezone)),
  };
}
