import { describe, expect, test } from 'vitest';
import type { ListedStore, StoreDetail } from '#contract/entities/store.ts';
import { ANY_STORE } from '#domain/schedule/any-store.ts';
import { isHalfHourAhead, storeAtTime, storeAvailabilityAt } from '#domain/schedule/availability-at.ts';

/** Friday 27 November 2026, 16:17 in Geneva. */
const moment = { now: Date.parse('2026-11-27T15:17:00Z'), timezone: 'Europe/Zurich' };
const at = (iso: string) => Date.parse(`${iso}:00+01:00`);
const SATURDAY = at('2026-11-28T12:30');
const on = (days: readonly number[], from: string, until: string) =>
  days.map((day) => ({
    day,
    is_store_open: true,
    is_store_open_full_time: false,
    day_time: [{ store_open_time: from, store_close_time: until }],
  }));
const lunches = { ...ANY_STORE, store_time: on([0, 1, 2, 3, 4, 5, 6], '11:00', '14:00') };
const weekdays = { ...ANY_STORE, store_time: on([1, 2, 3, 4, 5], '11:00', '22:00') };
const slots = (starts: readonly string[]) =>
  [0, 1, 2, 3, 4, 5, 6].map((day) => ({
    day,
    is_slots_available: true,
    slot_time: starts.map((start) => ({ slot_start_time: start, slot_end_time: `${start.slice(0, 2)}:59` })),
  })) as never;

describe('how a store stands at a chosen time', () => {
  test('open then, though it is closed now', () =>
    expect(storeAvailabilityAt(lunches, moment, SATURDAY, [])).toEqual({
      is_in_delivery_time: true,
      is_in_pickup_time: true,
      first_possible_at: SATURDAY,
    }));
  test('closed then, though it is open now: from its next opening on', () =>
    expect(storeAvailabilityAt(weekdays, moment, SATURDAY, [])).toEqual({
      is_in_delivery_time: false,
      is_in_pickup_time: false,
      first_possible_at: at('2026-11-30T11:00'),
    }));
  test('with slots only where one begins, and is not full', () => {
    const slotted = { ...lunches, is_use_pre_delivery_slots: true, slot_time: slots(['12:30', '13:30']) };
    const full = [{ is_pickup: false, starts_at: SATURDAY, slot_end_time: '12:59', left: 0 }];
    expect(storeAvailabilityAt(slotted, moment, SATURDAY, []).first_possible_at).toBe(SATURDAY);
    expect(storeAvailabilityAt(slotted, moment, SATURDAY, full).first_possible_at).toBe(at('2026-11-28T13:30'));
    expect(storeAvailabilityAt(slotted, moment, at('2026-11-28T13:00'), []).is_in_delivery_time).toBe(false);
  });
  test('never where it takes nothing for later', () =>
    expect(
      storeAvailabilityAt({ ...lunches, is_taking_schedule_order: false, is_provide_pickup_delivery: false }, moment, SATURDAY, []),
    ).toEqual({
      is_in_delivery_time: false,
      is_in_pickup_time: false,
      first_possible_at: null,
    }));
});

describe('a store of an answer, said of the time that is wanted', () => {
  const answer = { server_time: new Date(moment.now).toISOString(), timezone: moment.timezone };
  const NOW = { is_in_delivery_time: true, is_in_pickup_time: true, first_possible_at: moment.now, is_store_busy: true, delivery_time: 30 };
  const listed = (rules: object) => ({ ...ANY_STORE, slot_time: undefined, pickup_slot_time: undefined, ...rules, ...NOW });
  const card = (rules: object) => {
    const { slot_time: _slots, pickup_slot_time: _pickups, ...store } = listed(rules);
    return store as unknown as ListedStore;
  };
  test('stays as it is where the answer speaks of now and now is wanted', () => {
    const store = card(weekdays);
    expect(storeAtTime(store, answer, null)).toBe(store);
  });
  test('is computed where the server ignored the time, and busy is of now', () => {
    expect(storeAtTime(card(weekdays), answer, SATURDAY)).toMatchObject({
      is_in_delivery_time: false,
      first_possible_at: at('2026-11-30T11:00'),
      is_store_busy: false,
    });
    expect(storeAtTime(card(lunches), answer, SATURDAY)).toMatchObject({ is_in_delivery_time: true, first_possible_at: SATURDAY });
  });
  test('is the server’s where it spoke of that time', () => {
    const told = { ...answer, order_start_at: SATURDAY };
    expect(storeAtTime(card(weekdays), told, SATURDAY)).toMatchObject({ is_in_delivery_time: true, first_possible_at: moment.now });
  });
  test('is computed for now from an answer about another time, until the right one comes', () => {
    const told = { ...answer, order_start_at: SATURDAY };
    expect(storeAtTime(card(weekdays), told, null)).toMatchObject({
      is_in_delivery_time: true,
      first_possible_at: moment.now + 30 * 60_000,
    });
    expect(storeAtTime(card(lunches), told, null)).toMatchObject({ is_in_delivery_time: false, first_possible_at: at('2026-11-28T11:00') });
  });
  test('is an order for that time where it takes none for now', () =>
    expect(storeAtTime({ ...card(lunches), is_provide_asap: false }, answer, SATURDAY).is_provide_asap).toBe(true));
  test('knows the slots of its own page', () => {
    const page = { ...lunches, is_use_pre_delivery_slots: true, slot_time: slots(['13:30']), ...NOW } as unknown as StoreDetail;
    expect(storeAtTime(page, answer, SATURDAY)).toMatchObject({ is_in_delivery_time: false, first_possible_at: at('2026-11-28T13:30') });
  });
  test('is nowhere to be had where the address is out of reach', () => {
    const far = { ...card(lunches), delivery_fee: null, first_possible_at: null };
    expect(storeAtTime(far, answer, SATURDAY).first_possible_at).toBeNull();
  });
});

test('a half hour of the seven dates ahead is one that anybody may choose, and nothing else', () => {
  const said = (iso: string) => isHalfHourAhead(at(iso), moment);
  expect([said('2026-11-28T12:30'), said('2026-11-27T16:30'), said('2026-12-03T23:30')]).toEqual([true, true, true]);
  expect([said('2026-11-28T12:31'), said('2026-11-27T16:00'), said('2026-12-04T00:00'), said('2030-01-01T12:00')]).toEqual([
    false,
    false,
    false,
    false,
  ]);
});
