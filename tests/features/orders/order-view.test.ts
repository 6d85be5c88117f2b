import { describe, expect, test } from 'vitest';
import { DELIVERY_TYPE } from '#contract/enumerations.ts';
import { ORDER_STATUS } from '#contract/order-status.ts';
import { handoverCodes, orderView } from '#src/features/orders/order.view.ts';
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
  test.each([
    [ORDER_STATUS.waitingForCourier, 'waiting'],
    [ORDER_STATUS.courierAccepted, 'acceptedByCourier'],
    [ORDER_STATUS.courierComing, 'acceptedByCourier'],
    [ORDER_STATUS.courierArrived, 'acceptedByCourier'],
    [ORDER_STATUS.picked, 'picked'],
  ] as const)('of a parcel whose courier is at %i is %s, and never waits again', (delivery_status, status) => {
    const parcel = sampleOrder({
      delivery_type: DELIVERY_TYPE.courier,
      order_status: ORDER_STATUS.waitingForCourier,
      request_id: 'e'.repeat(24),
      request_detail: { delivery_status, date_time: [] },
    });
    expect(orderView(parcel).status).toBe(status);
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

describe('the codes that hand an order over', () => {
  const codes = (order: ReturnType<typeof sampleOrder>, isAskedAtTheDoor: boolean) =>
    handoverCodes({ order, is_confirmation_code_required_at_complete_delivery: isAskedAtTheDoor });
  const accepted = { order_status: ORDER_STATUS.storeAccepted };
  const parcel = (delivery_status: number, facts = {}) =>
    sampleOrder({
      delivery_type: DELIVERY_TYPE.courier,
      store_detail: null,
      order_status: delivery_status,
      request_id: 'e'.repeat(24),
      request_detail: { delivery_status, date_time: [] },
      ...facts,
    });

  test('are told at the store always, at the door where it is asked for', () => {
    expect(codes(sampleOrder({ ...accepted, isPickup: true }), false)).toEqual([{ givenBy: 'atTheStore', code: '2222' }]);
    expect(codes(sampleOrder(accepted), true)).toEqual([{ givenBy: 'atTheDoor', code: '1111' }]);
    expect(codes(sampleOrder(accepted), false)).toEqual([]);
  });
  test('are a sender’s when the parcel is collected and its receiver’s when it is there, the first only until then', () => {
    const [bySender, byReceiver] = [
      { givenBy: 'bySender', code: '2222' },
      { givenBy: 'byReceiver', code: '1111' },
    ];
    expect(codes(parcel(ORDER_STATUS.courierAccepted), true)).toEqual([bySender, byReceiver]);
    expect(codes(parcel(ORDER_STATUS.courierArrived), true)).toEqual([bySender, byReceiver]);
    expect(codes(parcel(ORDER_STATUS.picked), true)).toEqual([byReceiver]);
    expect(codes(parcel(ORDER_STATUS.arrivedAtDestination), true)).toEqual([byReceiver]);
  });
  test('hand nothing over before anybody has accepted', () => {
    expect(codes(sampleOrder(), true)).toEqual([]);
    expect(codes(parcel(ORDER_STATUS.waitingForCourier), true)).toEqual([]);
  });
  test('are none where there are none', () =>
    expect(codes(sampleOrder({ ...accepted, confirmation_code_for_complete_delivery: '' }), true)).toEqual([]));
});
