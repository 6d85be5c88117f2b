import { describe, expect, test } from 'vitest';
import { ORDER_STATUS } from '#contract/order-status.ts';
import { handoverCode, orderView } from '#src/views/orders/order.view.ts';
import { sampleOrder } from '#machines/tracking/sample-order.ts';

describe('an order as its screens show it', () => {
  test('is gotten at its door, or at its store', () => {
    expect(orderView(sampleOrder())).toMatchObject({
      number: '1042',
      storeName: 'Café de la Rade',
      currency: 'CHF',
      isPickup: false,
      scheduled: null,
      goal: { address: 'Rue de Carouge 12' },
      from: { address: 'Quai du Mont-Blanc 3' },
    });
    expect(orderView(sampleOrder({ isPickup: true }))).toMatchObject({
      isPickup: true,
      to: null,
      goal: { address: 'Quai du Mont-Blanc 3' },
    });
    expect(orderView(sampleOrder({ store_detail: null })).storeName).toBeNull();
  });
  test('says the time that it was scheduled for by the clock of its city', () => {
    expect(orderView(sampleOrder({ order_start_at: Date.parse('2026-11-21T17:00:00Z'), slot_end_time: '18:30' })).scheduled).toMatchObject({
      date: '2026-11-21',
      start: '18:00',
      end: '18:30',
    });
  });
  test.each([
    [ORDER_STATUS.waitingForStore, 'waiting', 'info', null],
    [ORDER_STATUS.arrivedAtDestination, 'arrived', 'info', null],
    [ORDER_STATUS.delivered, 'delivered', 'info', '/order_detail'],
    [ORDER_STATUS.completed, 'completed', 'ok', '/order_detail'],
    [ORDER_STATUS.noCourierFound, 'noCourier', 'missing', '/order_detail'],
    [ORDER_STATUS.storeRejected, 'rejectedByStore', 'missing', '/orders'],
    [ORDER_STATUS.cancelledByCustomer, 'cancelledByCustomer', 'missing', '/orders'],
  ] as const)('with status %i is %s (%s), and looked at, once it is over, at %s', (order_status, status, tone, placeOfEnding) => {
    expect(orderView(sampleOrder({ order_status }))).toMatchObject({ status, tone, placeOfEnding });
  });
  test('goes by its courier’s status where there is one', () => {
    expect(
      orderView(
        sampleOrder({
          order_status: ORDER_STATUS.ready,
          request_id: 'e'.repeat(24),
          request_detail: { delivery_status: ORDER_STATUS.picked, date_time: [] },
        }),
      ).status,
    ).toBe('picked');
  });
});

describe('the code that hands an order over', () => {
  const code = (order: ReturnType<typeof sampleOrder>, isAskedAtTheDoor: boolean) =>
    handoverCode({ order, is_confirmation_code_required_at_complete_delivery: isAskedAtTheDoor });
  test('is told at the store always, at the door where it is asked for', () => {
    expect(code(sampleOrder({ isPickup: true }), false)).toBe('2222');
    expect(code(sampleOrder(), true)).toBe('1111');
    expect(code(sampleOrder(), false)).toBeNull();
  });
  test('is none before there is one', () => expect(code(sampleOrder({ confirmation_code_for_complete_delivery: '' }), true)).toBeNull());
});
