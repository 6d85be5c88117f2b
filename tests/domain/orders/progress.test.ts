import { describe, expect, test } from 'vitest';
import { ORDER_STATUS } from '#contract/order-status.ts';
import { isEndedWithoutSuccess, isTerminal, stagesOf, stagesReached } from '#domain/orders/progress.ts';
import { mayFollow } from '#domain/orders/may-follow.ts';

describe('the stages of an order', () => {
  test.each([
    ['waiting for the store', ORDER_STATUS.waitingForStore, 0, 0],
    ['accepted', ORDER_STATUS.storeAccepted, 1, 1],
    ['in preparation', ORDER_STATUS.preparing, 1, 1],
    ['ready', ORDER_STATUS.ready, 2, 2],
    ['waiting for a courier', ORDER_STATUS.waitingForCourier, 2, 2],
    ['picked up by the courier', ORDER_STATUS.picked, 2, 2],
    ['on the road', ORDER_STATUS.startedDelivery, 3, 2],
    ['on the doorstep', ORDER_STATUS.arrivedAtDestination, 4, 2],
    ['handed over', ORDER_STATUS.delivered, 5, 3],
    ['completed', ORDER_STATUS.completed, 5, 3],
  ])('that is %s (%i): so many are behind it, brought or collected', (_words, status, brought, collected) => {
    expect([stagesReached(status, 'delivery'), stagesReached(status, 'pickup')]).toEqual([brought, collected]);
    expect(isEndedWithoutSuccess(status)).toBe(false);
  });

  test('are those of the way it is received', () => {
    expect(stagesOf('delivery')).toEqual(['accepted', 'prepared', 'on_the_way', 'on_doorstep', 'received']);
    expect(stagesOf('pickup')).toEqual(['accepted', 'prepared', 'received']);
  });

  test.each([100, ORDER_STATUS.cancelledByCustomer, ORDER_STATUS.storeRejected, ORDER_STATUS.courierCancelled])(
    'are none for one that ended without success (%i)',
    (status) => {
      expect([stagesReached(status, 'delivery'), stagesReached(status, 'pickup')]).toEqual([0, 0]);
      expect([isEndedWithoutSuccess(status), isTerminal(status)]).toEqual([true, true]);
    },
  );
});

describe('an order’s status', () => {
  test('goes onwards, to an ending from anywhere, and nowhere from an ending', () => {
    expect(mayFollow(ORDER_STATUS.waitingForStore, ORDER_STATUS.storeAccepted)).toBe(true);
    expect(mayFollow(ORDER_STATUS.storeAccepted, ORDER_STATUS.waitingForStore)).toBe(false);
    expect(mayFollow(ORDER_STATUS.preparing, ORDER_STATUS.preparing)).toBe(false);
    expect(mayFollow(ORDER_STATUS.preparing, ORDER_STATUS.storeCancelled)).toBe(true);
    expect(mayFollow(ORDER_STATUS.completed, ORDER_STATUS.storeCancelled)).toBe(false);
    expect(mayFollow(ORDER_STATUS.cancelledByCustomer, ORDER_STATUS.storeAccepted)).toBe(false);
    expect(mayFollow(100, 101)).toBe(false);
  });
});
