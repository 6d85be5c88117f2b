import { describe, expect, test } from 'vitest';
import { ORDER_STATUS } from '#contract/order-status.ts';
import { courseOf } from '#domain/orders/course.ts';
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
