import { expect, test } from 'vitest';
import { endedWell, endingOf, placeOfEnding } from '#domain/orders/ending.ts';

test.each([
  [23, 'received', '/order_detail'],
  [25, 'received', '/order_detail'],
  [101, 'cancelledByCustomer', '/orders'],
  [103, 'rejectedByStore', '/orders'],
  [104, 'cancelledByStore', '/orders'],
  [105, 'cancelledByStore', '/orders'],
  [109, 'noCourier', '/order_detail'],
  [111, 'rejectedByCourier', '/orders'],
  [112, 'cancelledByCourier', '/orders'],
  [199, 'cancelled', '/orders'],
] as const)('status %i ended as %s and is looked at on %s', (order_status, ending, place) => {
  expect(endingOf({ order_status })).toBe(ending);
  expect(placeOfEnding(ending)).toBe(place);
  expect(endedWell(ending)).toBe(order_status < 100);
});

test.each([1, 3, 5, 7, 9, 11, 13, 15, 17, 19, 21])('status %i is followed', (order_status) => {
  expect(endingOf({ order_status, order_status_id: 1 })).toBeNull();
});

test('a status id ends an order whose status says nothing', () => {
  expect([2, 3, 10].map((order_status_id) => endingOf({ order_status: 19, order_status_id }))).toEqual([
    'cancelled',
    'rejected',
    'received',
  ]);
  expect(endingOf({ order_status: 103, order_status_id: 2 })).toBe('rejectedByStore');
});
