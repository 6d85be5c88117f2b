import { describe, expect, test } from 'vitest';
import { ORDER_STATUS } from '#contract/order-status.ts';
import type { Order } from '#contract/entities/order.ts';
import { cancellableOf, cancelOffer, type Cancellable } from '#domain/orders/cancel-offer.ts';
import { cancelTerms } from '#domain/orders/cancelling.ts';

const parts = { wallet_payment: 3, card_payment: 10, cash_payment: 7 };
const order = (more: Partial<Cancellable> = {}): Cancellable => ({
  order_status: ORDER_STATUS.waitingForStore,
  delivery_type: 1,
  user_pay_payment: 20,
  can_cancel: true,
  cancel_charge: 0,
  cancel_rule: { charge_type: 2, charge_value: 4 },
  payment_parts: parts,
  ...more,
});
const everything = { wallet: 300, card: 1_000, twint: 0, cash: 700 };

describe('what cancelling costs', () => {
  test('is nothing until the store accepts, and what it will be then is known before', () =>
    expect(cancelOffer(order())).toEqual({ can: true, charge: 0, until: 'storeAccepts', afterwards: 400, back: everything }));

  test('is the charge from then until it is ready', () =>
    expect(cancelOffer(order({ order_status: ORDER_STATUS.preparing }))).toEqual({
      can: true,
      charge: 400,
      until: 'ready',
      afterwards: null,
      back: { wallet: 0, card: 900, twint: 0, cash: 700 },
    }));

  test('of a parcel waits for its courier, and for the courier to have it', () => {
    expect(cancelOffer(order({ delivery_type: 2, order_status: ORDER_STATUS.waitingForCourier }))).toMatchObject({
      charge: 0,
      until: 'courierAccepts',
      afterwards: 400,
    });
    expect(cancelOffer(order({ delivery_type: 2, order_status: ORDER_STATUS.courierArrived }))).toMatchObject({
      charge: 400,
      until: 'picked',
      afterwards: null,
    });
  });

  test('of a parcel is charged from the moment a courier has accepted', () =>
    expect(cancelOffer(order({ delivery_type: 2, order_status: ORDER_STATUS.courierAccepted }))).toMatchObject({
      charge: 400,
      until: 'picked',
    }));

  test('of an order that was read by itself is computed of what it cost', () => {
    const { user_pay_payment, ...rest } = order({
      order_status: ORDER_STATUS.preparing,
      cancel_rule: { charge_type: 1, charge_value: 10 },
    });
    const read = { ...rest, order_payment_detail: { user_pay_payment } } as unknown as Order;
    expect(cancelOffer(cancellableOf(read))).toMatchObject({ can: true, charge: 200 });
  });

  test('counts percent of the total', () =>
    expect(
      cancelOffer(order({ order_status: ORDER_STATUS.storeAccepted, cancel_rule: { charge_type: 1, charge_value: 12.5 } })),
    ).toMatchObject({ charge: 250 }));

  test.each([
    [ORDER_STATUS.ready, 'ready'],
    [ORDER_STATUS.courierArrived, 'ready'],
    [ORDER_STATUS.picked, 'onTheWay'],
    [ORDER_STATUS.arrivedAtDestination, 'onTheWay'],
    [ORDER_STATUS.delivered, 'received'],
    [ORDER_STATUS.completed, 'received'],
    [ORDER_STATUS.cancelledByCustomer, 'ended'],
    [ORDER_STATUS.storeRejected, 'ended'],
  ] as const)('at status %i it can’t be cancelled: %s', (order_status, because) =>
    expect(cancelOffer(order({ order_status }))).toEqual({ can: false, because }),
  );

  test('follows the status that news tell, not what was said with an older one', () => {
    const stale = { can_cancel: true, cancel_charge: 0 };
    expect(cancelOffer(order({ ...stale, order_status: ORDER_STATUS.storeAccepted }))).toMatchObject({ charge: 400 });
    expect(cancelOffer(order({ ...stale, order_status: ORDER_STATUS.ready }))).toMatchObject({ can: false });
  });

  test('is the same to the server, at every status of both kinds', () => {
    for (const delivery_type of [1, 2] as const)
      for (const order_status of Object.values(ORDER_STATUS)) {
        const offer = cancelOffer(order({ delivery_type, order_status }));
        const terms = cancelTerms({ status: order_status, deliveryType: delivery_type, total: 2_000, tip: 0 }, { type: 2, value: 400 });
        expect(offer.can ? { canCancel: true, charge: offer.charge } : { canCancel: false, charge: 0 }).toEqual(terms);
      }
  });
});

describe('where no rule is told', () => {
  const told = (can_cancel: boolean, cancel_charge: number, more: Partial<Cancellable> = {}) =>
    cancelOffer(order({ can_cancel, cancel_charge, cancel_rule: undefined, payment_parts: undefined, ...more }));

  test('what the server said holds, and what comes then is not known', () => {
    expect(told(true, 0)).toEqual({ can: true, charge: 0, until: 'storeAccepts', afterwards: null, back: null });
    expect(told(true, 5.5, { order_status: ORDER_STATUS.storeAccepted })).toMatchObject({ charge: 550, until: 'ready' });
    expect(told(false, 0, { order_status: ORDER_STATUS.preparing })).toEqual({ can: false, because: 'ready' });
  });

  test('an order that ended since can’t be cancelled', () =>
    expect(told(true, 0, { order_status: ORDER_STATUS.storeRejected })).toEqual({ can: false, because: 'ended' }));
});
