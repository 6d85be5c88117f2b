import { describe, expect, test } from 'vitest';
import { firstPossibleAt } from '#domain/schedule/first-possible.ts';
import { comingTime, firstLater, isTakenNow, ordersFrom } from '#domain/schedule/order-start.ts';
import { scheduledTimeOf } from '#domain/schedule/scheduled-time.ts';
import { at, every, moment, rules, slots, week, ZURICH } from './sample-week.ts';

const lunch = every([['11:00', '14:00']]);
const OPEN = moment('2026-11-20T12:00');
const CLOSED = moment('2026-11-20T15:00');
const delivered = { isPickup: false, aboutMinutes: 35, few: [] };

describe('the first possible time', () => {
  test('is the usual time from now where the order is taken as soon as possible', () => {
    expect(firstPossibleAt(rules({ store_time: lunch }), OPEN, delivered)).toBe(at('2026-11-20T12:35'));
  });
  test('is the first half hour of the next opening of a closed store', () => {
    expect(firstPossibleAt(rules({ store_time: lunch }), CLOSED, delivered)).toBe(at('2026-11-21T11:00'));
  });
  test('is the first slot that is not full, of its own way of receiving', () => {
    const evening = rules({
      store_time: week({}),
      is_use_pre_delivery_slots: true,
      slot_time: slots({
        5: [
          ['18:00', '18:30'],
          ['18:30', '19:00'],
        ],
      }),
    });
    const few = [{ is_pickup: false, starts_at: at('2026-11-20T18:00'), slot_end_time: '18:30', left: 0 }];
    expect(firstPossibleAt(evening, CLOSED, { ...delivered, few })).toBe(at('2026-11-20T18:30'));
    expect(firstPossibleAt(evening, CLOSED, { ...delivered, few: [] })).toBe(at('2026-11-20T18:00'));
    expect(firstPossibleAt(evening, CLOSED, { ...delivered, isPickup: true, few })).toBeNull();
  });
  test('is none for a store that opens never, takes nothing for later, or not this way', () => {
    expect(firstPossibleAt(rules({ store_time: week({}) }), CLOSED, delivered)).toBeNull();
    expect(firstPossibleAt(rules({ store_time: lunch, is_taking_schedule_order: false }), CLOSED, delivered)).toBeNull();
    expect(firstPossibleAt(rules({ store_time: lunch, is_provide_delivery: false }), OPEN, delivered)).toBeNull();
  });
});

describe('from when orders are taken', () => {
  const later = at('2026-11-21T11:30');
  const store = {
    is_provide_asap: true,
    is_provide_delivery: true,
    is_in_delivery_time: false,
    is_in_pickup_time: false,
    store_time: lunch,
    first_possible_at: later as number | null,
  };
  const saturday = { at: later, daysAhead: 1, weekday: 6, time: '11:30' };

  test('is now where the store delivers now, or hands over where it does not deliver', () => {
    expect(isTakenNow({ ...store, is_in_delivery_time: true })).toBe(true);
    expect(isTakenNow({ ...store, is_in_pickup_time: true })).toBe(false);
    expect(isTakenNow({ ...store, is_provide_delivery: false, is_in_pickup_time: true })).toBe(true);
    expect(isTakenNow({ ...store, is_provide_delivery: false, is_in_delivery_time: true })).toBe(false);
    expect(isTakenNow({ ...store, is_in_delivery_time: true, is_provide_asap: false })).toBe(false);
  });
  test('is the first time that can be chosen, with its weekday and the store’s clock', () => {
    expect(firstLater(store, CLOSED)).toEqual(saturday);
    expect(ordersFrom(store, CLOSED)).toEqual(saturday);
    expect(comingTime(at('2026-11-22T00:00'), moment('2026-11-20T23:59'))).toEqual({
      at: at('2026-11-22T00:00'),
      daysAhead: 2,
      weekday: 0,
      time: '00:00',
    });
  });
  test('is told of nothing later while the order is taken for now', () => {
    expect([firstLater({ ...store, is_in_delivery_time: true }, OPEN), ordersFrom({ ...store, is_in_delivery_time: true }, OPEN)]).toEqual([
      null,
      null,
    ]);
  });
  test('is the next opening where no time can be chosen, and the store then takes orders for now', () => {
    const unplanned = { ...store, first_possible_at: null };
    expect(firstLater(unplanned, CLOSED)).toBeNull();
    expect(ordersFrom(unplanned, CLOSED)).toEqual({ at: at('2026-11-21T11:00'), daysAhead: 1, weekday: 6, time: '11:00' });
    expect(ordersFrom({ ...unplanned, is_provide_asap: false }, CLOSED)).toBeNull();
  });
});

test('the time an order was scheduled for is told by the store’s clock, and none for as soon as possible', () => {
  expect(scheduledTimeOf(at('2026-11-21T00:30'), '01:00', ZURICH)).toEqual({
    date: '2026-11-21',
    start: '00:30',
    end: '01:00',
    at: at('2026-11-21T00:30'),
  });
  expect(scheduledTimeOf(0, null, ZURICH)).toBeNull();
});
