import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ORDER_STATUS } from '#contract/order-status.ts';
import { averageOf, changeableUntil, whyNotRated, type Rateable } from '#domain/orders/rating-rules.ts';

const NOW = Date.parse('2026-11-20T11:30:00Z');
const DAY = 86_400_000;
const order = (more: Partial<Rateable> = {}): Rateable => ({
  order_status: ORDER_STATUS.completed,
  delivery_type: 1,
  hasCourier: true,
  ...more,
});
const given = (ratedAt: number) => ({
  rating: 4,
  review: '',
  rated_at: new Date(ratedAt).toISOString(),
  changeable_until: new Date(changeableUntil(ratedAt)).toISOString(),
});

test.each([ORDER_STATUS.delivered, ORDER_STATUS.completed])(
  'an order that was received (%i) is rated, its store and its courier',
  (order_status) => {
    expect(whyNotRated('store', order({ order_status }), null, NOW)).toBeNull();
    expect(whyNotRated('courier', order({ order_status }), undefined, NOW)).toBeNull();
  },
);

test.each([
  ORDER_STATUS.waitingForStore,
  ORDER_STATUS.arrivedAtDestination,
  ORDER_STATUS.cancelledByCustomer,
  ORDER_STATUS.storeRejected,
  ORDER_STATUS.noCourierFound,
])('one that was not (%i) is not', (order_status) => expect(whyNotRated('store', order({ order_status }), null, NOW)).toBe('notReceived'));

test('who was not there is not rated: the courier of a pickup, the store of a parcel', () => {
  expect(whyNotRated('courier', order({ hasCourier: false }), null, NOW)).toBe('nobody');
  expect(whyNotRated('store', order({ delivery_type: 2 }), null, NOW)).toBe('nobody');
  expect(whyNotRated('courier', order({ delivery_type: 2 }), null, NOW)).toBeNull();
});

test('a rating is changed for seven days and stands from then on', () => {
  expect(whyNotRated('store', order(), given(NOW - 7 * DAY + 1), NOW)).toBeNull();
  expect(whyNotRated('store', order(), given(NOW - 7 * DAY), NOW)).toBe('tooLate');
  expect(whyNotRated('store', order(), { rating: 4, review: '', rated_at: null, changeable_until: null }, NOW)).toBe('tooLate');
});

test('an average is of the stars that were given, two decimals at most, and 0 of none', () => {
  expect(averageOf({ count: 0, stars: 0 })).toBe(0);
  expect(averageOf({ count: 3, stars: 14 })).toBe(4.67);
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1 }), (stars) => {
      const average = averageOf({ count: stars.length, stars: stars.reduce((sum, one) => sum + one, 0) });
      expect(average).toBeGreaterThanOrEqual(Math.min(...stars));
      expect(average).toBeLessThanOrEqual(Math.max(...stars));
    }),
  );
});
