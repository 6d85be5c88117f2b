import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { StoreDay } from '#contract/entities/schedule.ts';
import { ANY_STORE } from '#domain/schedule/any-store.ts';
import { closedEarly } from '#domain/schedule/closed-early.ts';
import { isOpenAt, nextOpening } from '#domain/schedule/opening.ts';
import type { StoreRules } from '#domain/schedule/store-rules.ts';

const ZONE = 'Europe/Zurich';
const at = (local: string) => Temporal.PlainDateTime.from(local).toZonedDateTime(ZONE).epochMilliseconds;
const week = (...spans: readonly (readonly [string, string])[]): StoreDay[] =>
  [0, 1, 2, 3, 4, 5, 6].map((day) => ({
    day,
    is_store_open: true,
    is_store_open_full_time: false,
    day_time: spans.map(([store_open_time, store_close_time]) => ({ store_open_time, store_close_time })),
  }));
const rules = (...spans: readonly (readonly [string, string])[]): StoreRules => ({ ...ANY_STORE, store_time: week(...spans) });

describe('a store that closes early', () => {
  const usual = rules(['11:30', '14:00'], ['18:00', '22:00']);
  const NOON = at('2026-11-20T12:30');

  test('is closed from then on until it would have closed, and opens as usual', () => {
    const early = closedEarly(usual, NOON, ZONE);
    expect(early?.until).toBe(at('2026-11-20T14:00'));
    const hours = early?.rules.store_time ?? [];
    expect(isOpenAt(hours, at('2026-11-20T12:00'), ZONE)).toBe(true);
    expect(isOpenAt(hours, NOON, ZONE)).toBe(false);
    expect(isOpenAt(hours, at('2026-11-20T13:59'), ZONE)).toBe(false);
    expect(nextOpening(hours, NOON, ZONE)).toMatchObject({ daysAhead: 0, time: '18:00' });
  });

  test('in the first minute opens on that day no more before its next hours, also where it never closes', () => {
    expect(nextOpening(closedEarly(usual, at('2026-11-20T11:30'), ZONE)?.rules.store_time ?? [], NOON, ZONE)?.time).toBe('18:00');
    const always = closedEarly(ANY_STORE, NOON, ZONE);
    expect(always?.until).toBe(at('2026-11-21T00:00'));
    expect(isOpenAt(always?.rules.store_time ?? [], at('2026-11-20T23:00'), ZONE)).toBe(false);
    expect(isOpenAt(always?.rules.store_time ?? [], at('2026-11-21T00:01'), ZONE)).toBe(true);
  });

  test('after midnight ends the night that began the day before', () => {
    const early = closedEarly(rules(['20:00', '02:00']), at('2026-11-21T00:30'), ZONE);
    expect(early?.until).toBe(at('2026-11-21T02:00'));
    const hours = early?.rules.store_time ?? [];
    expect(isOpenAt(hours, at('2026-11-21T00:15'), ZONE)).toBe(true);
    expect(isOpenAt(hours, at('2026-11-21T01:00'), ZONE)).toBe(false);
    expect(isOpenAt(hours, at('2026-11-21T21:00'), ZONE)).toBe(true);
  });

  test('has no slots before it would have closed, and all that come after', () => {
    const slots = [0, 1, 2, 3, 4, 5, 6].map((day) => ({
      day,
      is_slots_available: true,
      slot_time: [
        { slot_start_time: '11:30', slot_end_time: '12:00' },
        { slot_start_time: '12:00', slot_end_time: '13:00' },
        { slot_start_time: '13:30', slot_end_time: '14:00' },
        { slot_start_time: '18:00', slot_end_time: '19:00' },
      ],
    }));
    const early = closedEarly({ ...usual, slot_time: slots, pickup_slot_time: slots }, NOON, ZONE);
    for (const left of [early?.rules.slot_time, early?.rules.pickup_slot_time]) {
      expect(left?.find(({ day }) => day === 5)?.slot_time.map((slot) => slot.slot_start_time)).toEqual(['11:30', '18:00']);
      expect(left?.find(({ day }) => day === 6)?.slot_time).toHaveLength(4);
    }
  });

  test('is none where it was closed', () => {
    expect(closedEarly(usual, at('2026-11-20T15:00'), ZONE)).toBeNull();
  });

  test('is open never when it would not have been, and never between closing and its usual end', () => {
    const minute = fc
      .integer({ min: 0, max: 47 })
      .map((half) => `${String(Math.floor(half / 2)).padStart(2, '0')}:${half % 2 ? '30' : '00'}`);
    const from = at('2026-10-23T00:00');
    const instant = fc.integer({ min: 0, max: 4 * 24 * 60 }).map((minutes) => from + minutes * 60_000);
    fc.assert(
      fc.property(fc.array(fc.tuple(minute, minute), { minLength: 1, maxLength: 2 }), instant, instant, (spans, closing, then) => {
        const plain = rules(...spans);
        const early = closedEarly(plain, closing, ZONE);
        if (!early) {
          expect(isOpenAt(plain.store_time, closing, ZONE)).toBe(false);
          return;
        }
        const isOpen = isOpenAt(early.rules.store_time, then, ZONE);
        if (isOpen) expect(isOpenAt(plain.store_time, then, ZONE)).toBe(true);
        if (closing <= then && then < early.until && spans.length === 1) expect(isOpen).toBe(false);
      }),
    );
  });
});
