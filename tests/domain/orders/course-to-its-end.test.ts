import { describe, expect, test } from 'vitest';
import { DELIVERY_TYPE } from '#contract/enumerations.ts';
import { ORDER_STATUS } from '#contract/order-status.ts';
import { courseToItsEnd, minutesTaken } from '#domain/orders/course-to-its-end.ts';
import { sentAt } from '#domain/orders/order-reading.ts';
import { sampleOrder } from '#machines/tracking/sample-order.ts';

const { waitingForStore, storeAccepted, preparing, ready, startedDelivery, completed } = ORDER_STATUS;
const { cancelledByCustomer, storeRejected, noCourierFound } = ORDER_STATUS;
const at = (status: number, date: string) => ({ status, date });
const NOON = '2026-11-20T11:30:00Z';
const LATER = '2026-11-20T11:42:00Z';

describe('the course of an order to an end without success', () => {
  const broken = (changes: Parameters<typeof sampleOrder>[0]) => {
    const { reached, endedAt, never } = courseToItsEnd(sampleOrder(changes));
    return { reached: reached.map(({ stage }) => stage), endedAt, never };
  };

  test('that nobody accepted breaks off at its first stage', () => {
    const date_time = [at(waitingForStore, NOON), at(storeRejected, LATER)];
    expect(broken({ order_status: storeRejected, date_time })).toEqual({
      reached: [],
      endedAt: LATER,
      never: ['prepared', 'on_the_way', 'on_doorstep', 'received'],
    });
  });
  test('that was accepted keeps what it came to, and breaks off at the next', () => {
    const date_time = [at(waitingForStore, NOON), at(storeAccepted, NOON), at(preparing, NOON), at(cancelledByCustomer, LATER)];
    expect(broken({ order_status: cancelledByCustomer, date_time })).toEqual({
      reached: ['accepted'],
      endedAt: LATER,
      never: ['on_the_way', 'on_doorstep', 'received'],
    });
  });
  test('of a pickup and of a parcel has the stages of its own way', () => {
    const collected = broken({
      isPickup: true,
      order_status: cancelledByCustomer,
      date_time: [at(storeAccepted, NOON), at(ready, NOON), at(cancelledByCustomer, LATER)],
    });
    expect(collected).toEqual({ reached: ['accepted', 'prepared'], endedAt: LATER, never: [] });
    const parcel = broken({ delivery_type: DELIVERY_TYPE.courier, order_status: noCourierFound, date_time: [at(noCourierFound, LATER)] });
    expect(parcel).toEqual({ reached: [], endedAt: LATER, never: ['picked', 'on_the_way', 'received'] });
  });
  test('has no time of its end where nobody tells one', () => {
    expect(broken({ order_status: cancelledByCustomer, date_time: [at(storeAccepted, NOON)] }).endedAt).toBeNull();
    expect(broken({ order_status: cancelledByCustomer, date_time: [] })).toMatchObject({ reached: [], endedAt: null });
  });
  test('takes the last end where there are two', () => {
    const date_time = [at(storeRejected, NOON), at(cancelledByCustomer, LATER)];
    expect(broken({ order_status: cancelledByCustomer, date_time }).endedAt).toBe(LATER);
  });
});

describe('how long an order took', () => {
  const took = (received: string | null, changes: Parameters<typeof sampleOrder>[0] = {}) =>
    minutesTaken(
      sampleOrder({
        order_status: received === null ? startedDelivery : completed,
        date_time: [at(waitingForStore, NOON), ...(received === null ? [] : [at(completed, received)])],
        ...changes,
      }),
    );

  test('is whole minutes from being sent until it was received, at least 1', () => {
    expect(took(LATER)).toBe(12);
    expect(took('2026-11-20T11:42:29Z')).toBe(12);
    expect(took('2026-11-20T11:42:31Z')).toBe(13);
    expect(took('2026-11-20T11:30:05Z')).toBe(1);
  });
  test('is not known of one that was not received, whose times are not told, or who was received before it was sent', () => {
    expect(took(null)).toBeNull();
    expect(took(LATER, { date_time: [] })).toBeNull();
    expect(took(NOON)).toBeNull();
    expect(took(NOON, { date_time: [at(completed, NOON)] })).toBeNull();
  });
  test('is not told of one that was wanted for later', () => {
    expect(took('2026-11-21T12:31:00Z', { order_start_at: Date.parse('2026-11-21T12:30:00Z') })).toBeNull();
  });
});

test('an order was sent when the first is told of it, a parcel’s too, which never waits for a store', () => {
  const dates = [at(ORDER_STATUS.courierAccepted, LATER), at(ORDER_STATUS.waitingForCourier, NOON)];
  expect(sentAt({ date_time: dates })).toBe(NOON);
  expect(sentAt({})).toBeUndefined();
});
