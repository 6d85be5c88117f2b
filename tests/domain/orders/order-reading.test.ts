import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ORDER_STATUS } from '#contract/order-status.ts';
import { courseOn } from '#domain/orders/course.ts';
import { isAsNewAs, isNewerThan, statusReached, wayOf } from '#domain/orders/order-reading.ts';

const at = (status: number, date: string) => ({ status, date });

describe('how far an order is', () => {
  test('says its request where that is further, and the order where it ended', () => {
    expect(
      statusReached({ order_status: ORDER_STATUS.ready, request_detail: { delivery_status: ORDER_STATUS.picked, date_time: [] } }),
    ).toBe(17);
    expect(statusReached({ order_status: ORDER_STATUS.ready, delivery_status: ORDER_STATUS.courierAccepted })).toBe(11);
    expect(statusReached({ order_status: ORDER_STATUS.storeCancelled, delivery_status: ORDER_STATUS.startedDelivery })).toBe(104);
  });
  test('a request that a courier rejected is given to the next one: the order goes on', () => {
    expect(statusReached({ order_status: ORDER_STATUS.ready, delivery_status: ORDER_STATUS.courierRejected })).toBe(7);
  });
});

describe('the course of a courier’s order', () => {
  test('has its own stages, with the times that its request noted', () => {
    const course = courseOn(wayOf(2, false), {
      order_status: ORDER_STATUS.waitingForStore,
      date_time: [at(ORDER_STATUS.waitingForStore, '2026-11-20T11:30:00Z')],
      request_detail: {
        delivery_status: ORDER_STATUS.startedDelivery,
        date_time: [
          at(ORDER_STATUS.startedDelivery, '2026-11-20T12:10:00Z'),
          at(ORDER_STATUS.courierAccepted, '2026-11-20T11:40:00Z'),
          at(ORDER_STATUS.picked, '2026-11-20T12:00:00Z'),
        ],
      },
    });
    expect(course).toMatchObject({ way: 'courier', isPickup: false, now: 'on_the_way' });
    expect(course.stops.map(({ stage, state, reachedAt }) => [stage, state, reachedAt])).toEqual([
      ['accepted', 'done', '2026-11-20T11:40:00Z'],
      ['picked', 'done', '2026-11-20T12:00:00Z'],
      ['on_the_way', 'now', '2026-11-20T12:10:00Z'],
      ['received', 'next', null],
    ]);
  });
  test('is accepted by a courier, not by a store', () => {
    const now = (order_status: number) => courseOn('courier', { order_status }).now;
    expect([now(ORDER_STATUS.storeAccepted), now(ORDER_STATUS.courierAccepted)]).toEqual([null, 'accepted']);
    expect([now(ORDER_STATUS.arrivedAtDestination), now(ORDER_STATUS.delivered)]).toEqual(['on_the_way', 'received']);
  });
});

describe('news that come in any order', () => {
  test('older never takes the place of newer', () => {
    const picked = { order_status: ORDER_STATUS.picked };
    const started = { order_status: ORDER_STATUS.startedDelivery };
    const cancelled = { order_status: ORDER_STATUS.storeCancelled };
    expect([isNewerThan(started, picked), isNewerThan(picked, started), isNewerThan(picked, picked)]).toEqual([true, false, false]);
    expect([isNewerThan(cancelled, started), isNewerThan(started, cancelled)]).toEqual([true, false]);
    expect([isAsNewAs(picked, picked), isAsNewAs(picked, started)]).toEqual([true, false]);
  });
  test('their number decides where both have one', () => {
    const known = { order_status: ORDER_STATUS.picked, sequence: 7 };
    expect(isNewerThan({ order_status: ORDER_STATUS.picked, sequence: 8 }, known)).toBe(true);
    expect(isNewerThan({ order_status: ORDER_STATUS.startedDelivery, sequence: 6 }, known)).toBe(false);
    expect(isNewerThan({ order_status: ORDER_STATUS.startedDelivery, sequence: 0 }, known)).toBe(true);
  });
  test('whatever their order, what is kept in the end is the same', () => {
    const course = [1, 3, 5, 7, 9, 11, 13, 15, 17, 19, 21, 23, 25].map((order_status, index) => ({ order_status, sequence: index + 1 }));
    fc.assert(
      fc.property(fc.shuffledSubarray(course, { minLength: 1 }), fc.boolean(), (news, isNumbered) => {
        const told = isNumbered ? news : news.map(({ order_status }) => ({ order_status }));
        const kept = told.reduce((known, reading) => (isNewerThan(reading, known) ? reading : known));
        expect(kept.order_status).toBe(Math.max(...told.map(({ order_status }) => order_status)));
      }),
    );
  });
});
