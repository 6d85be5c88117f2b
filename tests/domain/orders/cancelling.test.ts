import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CANCELLATION_CHARGE, DELIVERY_TYPE } from '#contract/enumerations.ts';
import { ORDER_STATUS } from '#contract/order-status.ts';
import { cancelTerms, openOfCharge, partsGivenBack } from '#domain/orders/cancelling.ts';

const fixed = { type: CANCELLATION_CHARGE.absolute, value: 500 };
const store = (status: number, total = 3_000, tip = 0) => ({ status, total, tip, deliveryType: DELIVERY_TYPE.store });
const courier = (status: number) => ({ status, total: 3_000, tip: 0, deliveryType: DELIVERY_TYPE.courier });
const over = { canCancel: false, charge: 0 };

describe('cancelling', () => {
  test.each([
    ['waiting for the store', ORDER_STATUS.waitingForStore, { canCancel: true, charge: 0 }],
    ['accepted', ORDER_STATUS.storeAccepted, { canCancel: true, charge: 500 }],
    ['in preparation', ORDER_STATUS.preparing, { canCancel: true, charge: 500 }],
    ['ready', ORDER_STATUS.ready, over],
    ['on the road', ORDER_STATUS.startedDelivery, over],
    ['completed', ORDER_STATUS.completed, over],
    ['cancelled already', ORDER_STATUS.cancelledByCustomer, over],
    ['rejected', ORDER_STATUS.storeRejected, over],
  ])('of an order that is %s', (_words, status, terms) => expect(cancelTerms(store(status), fixed)).toEqual(terms));

  test.each([
    ['while it waits for a courier', ORDER_STATUS.waitingForCourier, { canCancel: true, charge: 0 }],
    ['once a courier accepted', ORDER_STATUS.courierAccepted, { canCancel: true, charge: 500 }],
    ['when the courier has arrived', ORDER_STATUS.courierArrived, { canCancel: true, charge: 500 }],
    ['when it is picked up', ORDER_STATUS.picked, over],
  ])('of a courier order %s', (_words, status, terms) => expect(cancelTerms(courier(status), fixed)).toEqual(terms));

  test('costs a percentage where the city says so, and never more than the order', () => {
    expect(cancelTerms(store(ORDER_STATUS.preparing, 3_333), { type: CANCELLATION_CHARGE.percentage, value: 12.5 }).charge).toBe(417);
    expect(cancelTerms(store(ORDER_STATUS.preparing, 300), fixed).charge).toBe(300);
    expect(cancelTerms(store(ORDER_STATUS.preparing), { ...fixed, value: 0 })).toEqual({ canCancel: true, charge: 0 });
  });

  test('is never computed of the tip', () => {
    const percent = { type: CANCELLATION_CHARGE.percentage, value: 50 };
    expect(cancelTerms(store(ORDER_STATUS.preparing, 3_400, 400), percent).charge).toBe(1_500);
    expect(cancelTerms(store(ORDER_STATUS.preparing, 700, 400), fixed).charge).toBe(300);
  });

  test('keeps of the wallet first, then of the card, then of what is owed at the door', () => {
    expect(partsGivenBack({ wallet: 300, card: 400, twint: 0, cash: 500 }, 0)).toEqual({ wallet: 300, card: 400, twint: 0, cash: 500 });
    expect(partsGivenBack({ wallet: 300, card: 400, twint: 0, cash: 500 }, 350)).toEqual({ wallet: 0, card: 350, twint: 0, cash: 500 });
    expect(partsGivenBack({ wallet: 300, card: 400, twint: 0, cash: 500 }, 1_000)).toEqual({ wallet: 0, card: 0, twint: 0, cash: 200 });
  });

  test('leaves open what of the charge cash was to pay', () => {
    const parts = { wallet: 300, card: 0, twint: 0, cash: 500 };
    expect([0, 300, 500, 800].map((charge) => openOfCharge(parts, charge))).toEqual([0, 0, 200, 500]);
  });

  test('keeps and gives back the whole, never more and never less than nothing', () => {
    const part = fc.integer({ min: 0, max: 100_000 });
    fc.assert(
      fc.property(part, part, part, part, (wallet, card, cash, wished) => {
        const total = wallet + card + cash;
        const kept = Math.min(wished, total);
        const back = partsGivenBack({ wallet, card, twint: 0, cash }, kept);
        expect(back.wallet + back.card + back.cash).toBe(total - kept);
        expect(Math.min(back.wallet, back.card, back.cash)).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
