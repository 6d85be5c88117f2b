import { describe, expect, test } from 'vitest';
import { ANY_STORE } from '#domain/schedule/any-store.ts';
import { choicesOn, listOpensAt, nextTimes, presetTime, timesInstead } from '#domain/schedule/time-choices.ts';
import { timetableOf } from '#domain/schedule/timetable.ts';
import { placesLeft, whyNotReceived } from '#domain/schedule/unavailable-reason.ts';
import { at, every, moment, rules, slots } from './sample-week.ts';

const NOON = moment('2026-11-20T12:00');
const delivered = (store: ReturnType<typeof rules>, time: { at: number; end: string | null }, now = NOON) =>
  whyNotReceived(store, now, { isPickup: false, time });

describe('a chosen time of a store without slots', () => {
  test('is a whole minute of the seven dates, and has no end', () => {
    expect(delivered(rules(), { at: at('2026-11-20T13:07'), end: null })).toBeNull();
    expect(delivered(rules(), { at: at('2026-11-20T13:07:30'), end: null })).toBe('invalid_time');
    expect(delivered(rules(), { at: at('2026-11-20T13:00:00.001'), end: null })).toBe('invalid_time');
    expect(delivered(rules(), { at: at('2026-11-20T13:00'), end: '13:30' })).toBe('invalid_time');
  });
  test('has passed at its own instant, whatever else is wrong with it', () => {
    expect(delivered(rules(), { at: NOON.now, end: null })).toBe('slot_past');
    expect(delivered(rules(), { at: NOON.now, end: '13:30' })).toBe('slot_past');
    expect(delivered(rules(), { at: NOON.now - 1, end: '13:30' })).toBe('slot_past');
    expect(delivered(rules(), { at: NOON.now + 60_000, end: null })).toBe('too_soon');
  });
  test('lies within the opening hours of as far as the last of the seven dates', () => {
    const night = rules({ store_time: every([['22:00', '02:00']]) });
    expect(delivered(night, { at: at('2026-11-26T23:30'), end: null })).toBeNull();
    expect(delivered(night, { at: at('2026-11-26T21:30'), end: null })).toBe('store_closed');
  });
});

describe('the places of a slot', () => {
  const six = at('2026-11-20T18:00');
  const few = [
    { is_pickup: true, starts_at: six, slot_end_time: '18:30', left: 0 },
    { is_pickup: false, starts_at: six, slot_end_time: '19:00', left: 2 },
  ];
  test('are those of its way of receiving, its start and its end', () => {
    expect(placesLeft(few, true, { at: six, end: '18:30' })).toBe(0);
    expect(placesLeft(few, true, { at: six, end: null })).toBe(0);
    expect(placesLeft(few, true, { at: six, end: '19:00' })).toBeNull();
    expect(placesLeft(few, false, { at: six, end: '19:00' })).toBe(2);
    expect(placesLeft(few, false, { at: six + 60_000, end: null })).toBeNull();
  });
  test('refuse the one way of receiving that has none left, and not the other', () => {
    const span = slots({
      5: [
        ['18:00', '18:30'],
        ['18:00', '19:00'],
      ],
    });
    const store = rules({ is_use_pre_delivery_slots: true, is_use_pickup_slots: true, slot_time: span, pickup_slot_time: span });
    const why = (isPickup: boolean, end: string | null) => whyNotReceived(store, NOON, { isPickup, time: { at: six, end } }, few);
    expect([why(true, '18:30'), why(true, '19:00'), why(false, '18:30'), why(false, '19:00'), why(false, null)]).toEqual([
      'slot_full',
      null,
      null,
      null,
      null,
    ]);
    expect(why(false, '18:45')).toBe('invalid_time');
  });
});

test('one store’s timetable is another one at another moment, in another timezone and for the other way of receiving', () => {
  const store = rules({ is_use_pickup_slots: true, pickup_slot_time: slots({ 5: [['18:00', '18:30']] }) });
  const of = (now: number, timezone: string, isPickup: boolean) => timetableOf(store, { now, timezone }, isPickup);
  const late = at('2026-11-20T20:00');
  expect(of(late, 'Europe/Zurich', false).dates[0]).toBe('2026-11-20');
  expect(of(late, 'Asia/Tokyo', false).dates[0]).toBe('2026-11-21');
  expect(of(late + 86_400_000, 'Europe/Zurich', false).dates[0]).toBe('2026-11-21');
  expect([of(late, 'Europe/Zurich', false).usesSlots, of(late, 'Europe/Zurich', true).usesSlots]).toEqual([false, true]);
});

test('while no store is chosen, an order can be had now, and at every half hour of the seven dates that is far enough ahead', () => {
  for (const isPickup of [false, true]) {
    expect(whyNotReceived(ANY_STORE, NOON, { isPickup, time: null })).toBeNull();
    expect(whyNotReceived(ANY_STORE, NOON, { isPickup, time: { at: at('2026-11-20T12:30'), end: null } })).toBeNull();
    const all = nextTimes(timetableOf(ANY_STORE, NOON, isPickup), isPickup, [], 1_000);
    expect([all.length, all[0]?.start, all.at(-1)]).toEqual([
      23 + 6 * 48,
      '12:30',
      { date: '2026-11-26', start: '23:30', end: null, at: at('2026-11-26T23:30') },
    ]);
    expect(nextTimes(timetableOf(ANY_STORE, NOON, isPickup), isPickup, [], 3).map(({ start }) => start)).toEqual([
      '12:30',
      '13:00',
      '13:30',
    ]);
  }
});

describe('nothing is preset', () => {
  test('for a store that delivers now, or hands over now, in the way that is asked for', () => {
    expect(presetTime(rules({ is_provide_pickup_delivery: false }), NOON, false, [])).toBeNull();
    expect(presetTime(rules({ is_provide_delivery: false }), NOON, true, [])).toBeNull();
  });
  test('for a delivery that could at least be collected now; for a pickup at that hour there is nothing to wait for', () => {
    const afternoon = moment('2026-11-20T15:00');
    const store = rules({
      store_time: every([['11:00', '14:00']]),
      is_use_pickup_slots: true,
      pickup_slot_time: slots({ 5: [['14:30', '15:30']], 6: [['14:30', '15:30']] }),
    });
    expect([presetTime(store, afternoon, false, []), presetTime(store, afternoon, true, [])]).toEqual([null, null]);
    const evening = moment('2026-11-20T16:00');
    expect([presetTime(store, evening, false, [])?.start, presetTime(store, evening, true, [])?.start]).toEqual(['11:00', '14:30']);
  });
});

describe('the list of a date’s times opens', () => {
  const opens = (store: ReturnType<typeof rules>, date: string, now = NOON) =>
    listOpensAt(choicesOn(timetableOf(store, now, false), date, false, []))?.start ?? null;
  const openFrom = (from: string, until: string) => rules({ store_time: every([[from, until]]) });

  test('at noon where that can be had, and today never before what can', () => {
    expect(opens(ANY_STORE, '2026-11-21')).toBe('12:00');
    expect(opens(ANY_STORE, '2026-11-20')).toBe('12:30');
    expect(opens(ANY_STORE, '2026-11-20', moment('2026-11-20T01:00'))).toBe('12:00');
    expect(opens(ANY_STORE, '2026-11-20', moment('2026-11-20T20:10'))).toBe('21:00');
  });
  test('at the first time after noon, else at the first there is', () => {
    expect(opens(openFrom('18:00', '22:00'), '2026-11-21')).toBe('18:00');
    expect(opens(openFrom('06:30', '11:00'), '2026-11-21')).toBe('06:30');
    expect(opens(openFrom('22:00', '02:00'), '2026-11-21')).toBe('22:00');
  });
  test('nowhere where none can be had', () => {
    expect(opens(rules({ store_time: [] }), '2026-11-21')).toBeNull();
    expect(opens(ANY_STORE, '2026-11-20', moment('2026-11-20T23:45'))).toBeNull();
  });
});

describe('in place of a time that can’t be had are offered', () => {
  const lunch = rules({ store_time: every([['11:00', '14:00']]) });
  const instead = (store: ReturnType<typeof rules>, refused: string | null, few: Parameters<typeof timesInstead>[3] = []) =>
    timesInstead(store, NOON, false, few, refused === null ? null : at(refused)).map(({ date, start }) => `${date} ${start}`);

  test('the next three from it on', () => {
    expect(instead(lunch, '2026-11-21T13:30')).toEqual(['2026-11-21 13:30', '2026-11-22 11:00', '2026-11-22 11:30']);
    expect(instead(lunch, '2026-11-21T20:00')).toEqual(['2026-11-22 11:00', '2026-11-22 11:30', '2026-11-22 12:00']);
  });
  test('the next three from now on, where it was for now, or nothing comes after it', () => {
    const first = ['2026-11-20 12:30', '2026-11-20 13:00', '2026-11-20 13:30'];
    expect(instead(lunch, null)).toEqual(first);
    expect(instead(lunch, '2026-11-20T08:00')).toEqual(first);
    expect(instead(lunch, '2026-11-26T14:00')).toEqual(first);
    expect(instead(lunch, '2026-12-24T12:00')).toEqual(first);
  });
  test('fewer where the seven dates hold fewer, and none where nothing is taken for later', () => {
    expect(instead(lunch, '2026-11-26T13:30')).toEqual(['2026-11-26 13:30']);
    expect(instead({ ...lunch, is_taking_schedule_order: false }, null)).toEqual([]);
    expect(instead({ ...lunch, is_provide_delivery: false }, null)).toEqual([]);
  });
  test('no slot that is full', () => {
    const full = { is_pickup: false, starts_at: at('2026-11-20T12:30'), slot_end_time: '13:00', left: 0 };
    const store = {
      ...lunch,
      is_use_pre_delivery_slots: true,
      slot_time: slots({
        5: [
          ['12:30', '13:00'],
          ['13:00', '13:30'],
        ],
      }),
    };
    expect(instead(store, null)).toHaveLength(2);
    expect(instead(store, null, [full])).toEqual(['2026-11-20 13:00']);
  });
});
