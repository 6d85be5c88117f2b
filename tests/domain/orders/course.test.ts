import { describe, expect, test } from 'vitest';
import { ORDER_STATUS } from '#contract/order-status.ts';
import { courseOf, minutesLeft } from '#domain/orders/course.ts';
import { sampleOrder } from '#machines/tracking/sample-order.ts';

const at = (status: number, date: string) => ({ status, date });
const shown = (order: Parameters<typeof courseOf>[0]) =>
  courseOf(order).stops.map(({ stage, state, reachedAt }) => [stage, state, reachedAt]);

describe('the course of an order', () => {
  test('waits with every stage to come', () => {
    const order = sampleOrder({ date_time: [at(ORDER_STATUS.waitingForStore, '2026-11-20T11:30:00Z')] });
    expect(courseOf(order).now).toBeNull();
    expect(shown(order)).toEqual([
      ['accepted', 'next', null],
      ['prepared', 'next', null],
      ['on_the_way', 'next', null],
      ['on_doorstep', 'next', null],
      ['received', 'next', null],
    ]);
  });
  test('has the time of each stage that was reached, also of one that no status of its own was noted for', () => {
    const order = sampleOrder({
      order_status: ORDER_STATUS.startedDelivery,
      date_time: [
        at(ORDER_STATUS.startedDelivery, '2026-11-20T12:00:00Z'),
        at(ORDER_STATUS.waitingForStore, '2026-11-20T11:30:00Z'),
        at(ORDER_STATUS.preparing, '2026-11-20T11:35:00Z'),
      ],
    });
    expect(courseOf(order).now).toBe('on_the_way');
    expect(shown(order)).toEqual([
      ['accepted', 'done', '2026-11-20T11:35:00Z'],
      ['prepared', 'done', '2026-11-20T12:00:00Z'],
      ['on_the_way', 'now', '2026-11-20T12:00:00Z'],
      ['on_doorstep', 'next', null],
      ['received', 'next', null],
    ]);
  });
  test('of a pickup has no way to go', () => {
    const order = sampleOrder({ isPickup: true, order_status: ORDER_STATUS.ready });
    expect(shown(order)).toEqual([
      ['accepted', 'done', null],
      ['prepared', 'now', null],
      ['received', 'next', null],
    ]);
  });
});

describe('the minutes that are left', () => {
  const now = '2026-11-20T11:30:00Z';
  const left = (estimated_at: string | null, order_start_at = 0, serverTime: string | undefined = now) =>
    minutesLeft({ estimated_at, order_start_at }, serverTime);
  test('are whole ones, at least 1, by the server’s time', () => {
    expect(left('2026-11-20T12:00:00Z')).toBe(30);
    expect(left('2026-11-20T11:30:01Z')).toBe(1);
    expect(left('2026-11-20T14:00:00Z')).toBe(150);
  });
  test('are not known without an estimate or the server’s time, nor once it has passed', () => {
    expect(left(null)).toBeNull();
    expect(minutesLeft({ estimated_at: '2026-11-20T12:00:00Z', order_start_at: 0 }, undefined)).toBeNull();
    expect(left(now)).toBeNull();
    expect(left('2026-11-20T11:29:00Z')).toBeNull();
  });
  test('to a scheduled order are counted from 90 on', () => {
    const start = Date.parse('2026-11-20T13:00:00Z');
    expect(left('2026-11-20T13:00:00Z', start)).toBe(90);
    expect(left('2026-11-20T13:00:01Z', start)).toBeNull();
  });
});
