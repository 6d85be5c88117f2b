import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { scheduleDates } from '#domain/schedule/dates.ts';
import { halfHourTimes } from '#domain/schedule/half-hours.ts';
import { closesAt, isOpenAt, nextOpening } from '#domain/schedule/opening.ts';
import { slotsOn } from '#domain/schedule/slots.ts';
import { isCollectable, type StoreRules } from '#domain/schedule/store-rules.ts';
import { choicesOn, nextTimes, presetTime } from '#domain/schedule/time-choices.ts';
import { timetableOf } from '#domain/schedule/timetable.ts';
import { whyNotReceived } from '#domain/schedule/unavailable-reason.ts';
import { halfHoursOf, openMinutes, scanMinutes, slotsOf } from './minute-scan.ts';
import { rules } from './sample-week.ts';

const MINUTE = 60_000;
const QUARTER = 15 * MINUTE;
const DAY = 24 * 60 * MINUTE;

/** Days around a change of the clock, and a dull one. */
const PLACES: readonly (readonly [timezone: string, day: string])[] = [
  ['Europe/Zurich', '2026-10-24'],
  ['Europe/Zurich', '2027-03-27'],
  ['Europe/Zurich', '2026-11-20'],
  ['Australia/Lord_Howe', '2026-10-03'],
  ['Australia/Lord_Howe', '2027-04-03'],
  ['America/New_York', '2026-10-31'],
  ['America/Havana', '2027-03-13'],
  ['Africa/Cairo', '2027-04-29'],
  ['Asia/Tokyo', '2026-12-31'],
  ['Asia/Kathmandu', '2026-11-20'],
  ['Pacific/Chatham', '2026-09-26'],
];

const time = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.constantFrom(0, 15, 30, 45))
  .map(([hour, minute]) => `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`);
const day = fc.oneof(fc.constant('closed' as const), fc.constant('always' as const), fc.array(fc.tuple(time, time), { maxLength: 3 }));
const weeks = fc.array(day, { minLength: 7, maxLength: 7 }).map((days) =>
  days.map((hours, number) => ({
    day: number,
    is_store_open: hours !== 'closed',
    is_store_open_full_time: hours === 'always',
    day_time: typeof hours === 'string' ? [] : hours.map(([store_open_time, store_close_time]) => ({ store_open_time, store_close_time })),
  })),
);

const slotWeeks = fc.array(fc.option(fc.array(fc.tuple(time, time), { maxLength: 4 })), { minLength: 7, maxLength: 7 }).map((days) =>
  days.map((spans, number) => ({
    day: number,
    is_slots_available: spans !== null,
    slot_time: (spans ?? []).map(([slot_start_time, slot_end_time]) => ({ slot_start_time, slot_end_time })),
  })),
);

/** Where the process itself lives, which nothing may depend on: another zone for each place, and none its own. */
const LIVES_IN = [
  'Asia/Tokyo',
  'America/New_York',
  'Australia/Lord_Howe',
  'UTC',
  'Europe/Zurich',
  'Pacific/Kiritimati',
  'America/Los_Angeles',
];
const CASES = PLACES.map(([timezone, around], index) => ({ timezone, around, livesIn: LIVES_IN[index % LIVES_IN.length] ?? 'UTC' }));

describe.each(CASES)(
  '$timezone around $around, against a scan of every minute, in a process that lives in $livesIn',
  ({ timezone, around, livesIn }) => {
    const before = process.env.TZ;
    beforeAll(() => {
      process.env.TZ = livesIn;
    });
    afterAll(() => {
      process.env.TZ = before;
    });
    const start = Date.parse(`${around}T00:00:00Z`);
    const scan = scanMinutes(start - 2 * DAY, 12, timezone);
    const instants = fc.integer({ min: start, max: start + 2 * DAY });

    test('open now, and until when', () => {
      fc.assert(
        fc.property(weeks, instants, (week, instant) => {
          const open = openMinutes(scan, week);
          const minute = Math.floor(instant / MINUTE) * MINUTE;
          const isOpen = instant === minute ? open.has(minute) && open.has(minute - MINUTE) : open.has(minute);
          expect(isOpenAt(week, instant, timezone)).toBe(isOpen);
          if (!isOpen) return;
          const closes = closesAt(week, instant, timezone);
          const closing = scan.find(({ at }) => at > instant && !open.has(at))?.at ?? Infinity;
          // It is told as far as a day ahead.
          if (closing < instant + DAY) expect(closes).toBe(closing);
        }),
        { numRuns: 12 },
      );
    });

    test('labels of every date', () => {
      for (const date of scheduleDates({ now: start, timezone })) {
        expect(halfHourTimes(date, timezone).map(({ start: label, at }) => [label, at])).toEqual(halfHoursOf(scan, date));
      }
    });

    test('the seven dates', () => {
      fc.assert(
        fc.property(instants, (now) => {
          const shown = [...new Set(scan.filter(({ at }) => at > now - MINUTE).map(({ date }) => date))];
          expect(scheduleDates({ now, timezone })).toEqual(shown.slice(0, 7));
        }),
        { numRuns: 12 },
      );
    });

    const leads = fc.integer({ min: 0, max: 90 });

    test('half hours that can be had, delivered or collected, the next of them, and the next opening', () => {
      fc.assert(
        fc.property(weeks, instants, leads, fc.boolean(), (week, now, lead, isPickup) => {
          const store = rules({ store_time: week, schedule_order_create_after_minute: lead });
          const open = openMinutes(scan, week);
          const moment = { now, timezone };
          const timetable = timetableOf(store, moment, isPickup);
          const dates = scheduleDates(moment);
          const possible = dates
            .flatMap((date) => halfHoursOf(scan, date))
            .filter(([, at]) => open.has(at) && at >= now + Math.max(30, lead) * MINUTE)
            .map(([, at]) => at);
          expect(
            dates
              .flatMap((date) => choicesOn(timetable, date, isPickup, []))
              .filter(({ whyNot }) => whyNot === null)
              .map(({ at }) => at),
          ).toEqual(possible);
          expect(nextTimes(timetable, isPickup, [], 3).map(({ at }) => at)).toEqual(possible.slice(0, 3));
          if (isOpenAt(week, now, timezone)) return;
          expect(presetTime(store, moment, isPickup, [])?.at ?? null).toBe(possible[0] ?? null);
          const opening =
            scan.find(({ at, date }) => at >= now && dates.includes(date) && open.has(at) && !open.has(at - MINUTE))?.at ?? null;
          expect(nextOpening(week, now, timezone)?.at ?? null).toBe(opening);
        }),
        { numRuns: 6 },
      );
    });

    /** Slots of one way of receiving; whoever asked for the other's would find none. */
    const slotted = (slots: StoreRules['slot_time'], isPickup: boolean, but: Partial<StoreRules> = {}) =>
      rules({
        is_use_pre_delivery_slots: true,
        is_use_pickup_slots: true,
        ...(isPickup ? { pickup_slot_time: slots } : { slot_time: slots }),
        ...but,
      });

    test('slots of every date', () => {
      fc.assert(
        fc.property(slotWeeks, (slots) => {
          for (const date of scheduleDates({ now: start, timezone }))
            expect(slotsOn(slots, date, timezone)).toEqual(slotsOf(scan, slots, date));
        }),
        { numRuns: 6 },
      );
    });

    test('slots that can be had, delivered or collected, and no other quarter of an hour', () => {
      fc.assert(
        fc.property(slotWeeks, instants, leads, fc.boolean(), (slots, now, lead, isPickup) => {
          const store = slotted(slots, isPickup, { schedule_order_create_after_minute: lead });
          const moment = { now, timezone };
          const timetable = timetableOf(store, moment, isPickup);
          const dates = scheduleDates(moment);
          const all = dates.flatMap((date) => slotsOf(scan, slots, date));
          const possible = all.filter(({ at }) => at >= now + Math.max(30, lead) * MINUTE);
          const shown = dates.flatMap((date) => choicesOn(timetable, date, isPickup, []));
          expect(shown.map(({ at, end }) => [at, end])).toEqual(all.map(({ at, end }) => [at, end]));
          expect(shown.filter(({ whyNot }) => whyNot === null).map(({ at }) => at)).toEqual(possible.map(({ at }) => at));
          expect(nextTimes(timetable, isPickup, [], 3).map(({ at }) => at)).toEqual(possible.slice(0, 3).map(({ at }) => at));
          const begin = new Set(possible.map(({ at }) => at));
          for (let at = Math.ceil(now / QUARTER) * QUARTER; at < now + DAY; at += QUARTER) {
            expect(whyNotReceived(store, moment, { isPickup, time: { at, end: null } }) === null).toBe(begin.has(at));
          }
        }),
        { numRuns: 6 },
      );
    });

    test('collected now: while it is open, or while a slot of the pickup runs', () => {
      fc.assert(
        fc.property(weeks, slotWeeks, instants, fc.boolean(), (week, slots, now, usesSlots) => {
          const store = slotted(slots, true, { store_time: week, is_use_pickup_slots: usesSlots });
          const dates = [...new Set(scan.filter(({ at }) => Math.abs(at - now) < 2 * DAY).map(({ date }) => date))];
          const inSlot = dates.some((date) => slotsOf(scan, slots, date).some(({ at, until }) => at <= now && now < until));
          expect(isCollectable(store, { now, timezone })).toBe(isOpenAt(week, now, timezone) || (usesSlots && inSlot));
        }),
        { numRuns: 12 },
      );
    });
  },
);
