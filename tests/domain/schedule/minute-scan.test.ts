import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { scheduleDates } from '../../../domain/schedule/dates.ts';
import { halfHourTimes } from '../../../domain/schedule/half-hours.ts';
import { closesAt, isOpenAt, nextOpening } from '../../../domain/schedule/opening.ts';
import { choicesOn, nextTimes, presetTime } from '../../../domain/schedule/time-choices.ts';
import { timetableOf } from '../../../domain/schedule/timetable.ts';
import { halfHoursOf, openMinutes, scanMinutes } from './minute-scan.ts';
import { rules } from './sample-week.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Days around a change of the clock, and a dull one. */
const PLACES: readonly (readonly [timezone: string, day: string])[] = [
  ['Europe/Zurich', '2026-10-24'], ['Europe/Zurich', '2027-03-27'], ['Europe/Zurich', '2026-11-20'],
  ['Australia/Lord_Howe', '2026-10-03'], ['Australia/Lord_Howe', '2027-04-03'],
  ['America/New_York', '2026-10-31'], ['America/Havana', '2027-03-13'], ['Africa/Cairo', '2027-04-29'],
  ['Asia/Tokyo', '2026-12-31'], ['Asia/Kathmandu', '2026-11-20'], ['Pacific/Chatham', '2026-09-26'],
];

const time = fc.tuple(fc.integer({ min: 0, max: 23 }), fc.constantFrom(0, 15, 30, 45)).map(([hour, minute]) => `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`);
const day = fc.oneof(
  fc.constant('closed' as const),
  fc.constant('always' as const),
  fc.array(fc.tuple(time, time), { maxLength: 3 }),
);
const weeks = fc.array(day, { minLength: 7, maxLength: 7 }).map((days) =>
  days.map((hours, number) => ({
    day: number, is_store_open: hours !== 'closed', is_store_open_full_time: hours === 'always',
    day_time: typeof hours === 'string' ? [] : hours.map(([store_open_time, store_close_time]) => ({ store_open_time, store_close_time })),
  })));

describe.each(PLACES)('%s around %s, against a scan of every minute', (timezone, around) => {
  const start = Date.parse(`${around}T00:00:00Z`);
  const scan = scanMinutes(start - 2 * DAY, 12, timezone);
  const instants = fc.integer({ min: start, max: start + 2 * DAY });

  test('open now, and until when', () => {
    fc.assert(fc.property(weeks, instants, (week, instant) => {
      const open = openMinutes(scan, week);
      const minute = Math.floor(instant / MINUTE) * MINUTE;
      const isOpen = instant === minute ? open.has(minute) && open.has(minute - MINUTE) : open.has(minute);
      expect(isOpenAt(week, instant, timezone)).toBe(isOpen);
      if (!isOpen) return;
      const closes = closesAt(week, instant, timezone);
      const closing = scan.find(({ at }) => at > instant && !open.has(at))?.at ?? Infinity;
      // It is told as far as a day ahead.
      if (closing < instant + DAY) expect(closes).toBe(closing);
    }), { numRuns: 12 });
  });

  test('labels of every date', () => {
    for (const date of scheduleDates({ now: start, timezone })) {
      expect(halfHourTimes(date, timezone).map(({ start: label, at }) => [label, at])).toEqual(halfHoursOf(scan, date));
    }
  });

  test('the seven dates', () => {
    fc.assert(fc.property(instants, (now) => {
      const shown = [...new Set(scan.filter(({ at }) => at > now - MINUTE).map(({ date }) => date))];
      expect(scheduleDates({ now, timezone })).toEqual(shown.slice(0, 7));
    }), { numRuns: 12 });
  });

  test('times that can be had, the next of them, and the next opening', () => {
    fc.assert(fc.property(weeks, instants, fc.integer({ min: 0, max: 90 }), (week, now, lead) => {
      const store = rules({ store_time: week, schedule_order_create_after_minute: lead });
      const open = openMinutes(scan, week);
      const moment = { now, timezone };
      const timetable = timetableOf(store, moment, false);
      const dates = scheduleDates(moment);
      const possible = dates.flatMap((date) => halfHoursOf(scan, date)).filter(([, at]) => open.has(at) && at >= now + Math.max(30, lead) * MINUTE).map(([, at]) => at);
      expect(dates.flatMap((date) => choicesOn(timetable, date, false, [])).filter(({ whyNot }) => whyNot === null).map(({ at }) => at)).toEqual(possible);
      expect(nextTimes(timetable, false, [], 3).map(({ at }) => at)).toEqual(possible.slice(0, 3));
      if (isOpenAt(week, now, timezone)) return;
      expect(presetTime(store, moment, false, [])?.at ?? null).toBe(possible[0] ?? null);
      const opening = scan.find(({ at, date }) => at >= now && dates.includes(date) && open.has(at) && !open.has(at - MINUTE))?.at ?? null;
      expect(nextOpening(week, now, timezone)?.at ?? null).toBe(opening);
    }), { numRuns: 6 });
  });
});
