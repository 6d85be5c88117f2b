import type { SlotDay, StoreDay } from '#contract/entities/schedule.ts';
import type { StoreRules } from '#domain/schedule/store-rules.ts';

export const ZURICH = 'Europe/Zurich';
type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;
type Spans = readonly (readonly [from: string, until: string])[];
const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6] as const;

/** Opening hours, Sunday first; days left out are closed. */
export const week = (days: Partial<Record<Weekday, Spans | 'always'>>): StoreDay[] =>
  WEEKDAYS.map((day) => {
    const hours = days[day];
    return {
      day,
      is_store_open: hours !== undefined,
      is_store_open_full_time: hours === 'always',
      day_time:
        hours === undefined || hours === 'always'
          ? []
          : hours.map(([store_open_time, store_close_time]) => ({ store_open_time, store_close_time })),
    };
  });

export const every = (hours: Spans | 'always') => week({ 0: hours, 1: hours, 2: hours, 3: hours, 4: hours, 5: hours, 6: hours });

/** Slots; days left out have none. */
export const slots = (days: Partial<Record<Weekday, Spans>>): SlotDay[] =>
  WEEKDAYS.map((day) => ({
    day,
    is_slots_available: days[day] !== undefined,
    slot_time: (days[day] ?? []).map(([slot_start_time, slot_end_time]) => ({ slot_start_time, slot_end_time })),
  }));

/** A store that offers everything round the clock, but for what is said otherwise. */
export const rules = (but: Partial<StoreRules> = {}): StoreRules => ({
  is_provide_delivery: true,
  is_provide_pickup_delivery: true,
  is_provide_asap: true,
  is_taking_schedule_order: true,
  schedule_order_create_after_minute: 30,
  store_time: every('always'),
  is_use_pre_delivery_slots: false,
  is_use_pickup_slots: false,
  slot_time: slots({}),
  pickup_slot_time: slots({}),
  ...but,
});

/** The instant that a wall clock shows; of a repeated time the earlier. */
export const at = (local: string, timezone = ZURICH) =>
  Temporal.PlainDateTime.from(local).toZonedDateTime(timezone, { disambiguation: 'earlier' }).epochMilliseconds;
/** The moment at which Zurich's clocks show this. */
export const moment = (local: string, timezone = ZURICH) => ({ now: at(local, timezone), timezone });
