import { describe, expect, test } from 'vitest';
import { PROMO_APPLIES_TO, PROMO_RECURRENCE } from '#contract/enumerations.ts';
import { promoEffect, recursNow, type Promo, type PromoGrounds } from '#domain/pricing/promo.ts';
import { promo } from './sample-promo.ts';

const ZURICH = 'Europe/Zurich';
const at = (iso: string) => Date.parse(iso);
const grounds = (more: Partial<PromoGrounds> = {}): PromoGrounds => ({
  now: at('2026-11-20T11:30:00Z'),
  timezone: ZURICH,
  cityId: 'geneva',
  categoryId: 'restaurants',
  storeId: 'rade',
  lines: [
    { sectionId: 'fondues', itemId: 'moitie', total: 3_150 },
    { sectionId: 'drinks', itemId: 'lemonade', total: 630 },
  ],
  service: 530,
  serviceFee: 90,
  taken: 0,
  takenByCustomer: 0,
  ordersBefore: 0,
  ...more,
});
const off = (more: Partial<Promo>, on?: Partial<PromoGrounds>) => {
  const effect = promoEffect(promo(more), grounds(on));
  return effect.ok ? effect.amount : effect.reason;
};

describe('what a promo takes off', () => {
  test.each([
    ['a percentage of all items', { percent: 10 }, 378],
    ['a percentage up to its most', { percent: 50, maximumDiscount: 1_500 }, 1_500],
    ['an amount', { amount: 500 }, 500],
    ['an amount of one store only', { appliesTo: PROMO_APPLIES_TO.store, targetIds: ['rade'], amount: 500 }, 500],
    ['a percentage of a section', { appliesTo: PROMO_APPLIES_TO.product, targetIds: ['drinks'], percent: 50 }, 315],
    ['never more than what it is for', { appliesTo: PROMO_APPLIES_TO.item, targetIds: ['lemonade'], amount: 1_000 }, 630],
    ['the delivery with its tax', { appliesTo: PROMO_APPLIES_TO.deliveryService, percent: 100 }, 530],
    ['the service with its fee', { appliesTo: PROMO_APPLIES_TO.service, amount: 10_000 }, 620],
  ] as const)('%s', (_says, more, expected) => expect(off(more)).toBe(expected));
});

describe('why a promo takes nothing off', () => {
  // Specification 3, section 8: 551 is used already, 552 another city's, 553 a delivery that is free; whatever else is wrong is 546.
  test.each([
    ['withdrawn', { active: false }, {}, 'promo_over', 546],
    ['not begun', { startsAt: at('2030-01-01T00:00:00Z') }, {}, 'promo_not_started', 546],
    ['over at its very end', { endsAt: at('2026-11-20T11:30:00Z') }, {}, 'promo_over', 546],
    ['of another city', { cityId: 'lausanne' }, {}, 'promo_other_city', 552],
    ['of another store', { appliesTo: PROMO_APPLIES_TO.store, targetIds: ['kagi'] }, {}, 'promo_not_in_basket', 546],
    [
      'of dishes that are not there',
      { appliesTo: PROMO_APPLIES_TO.item, targetIds: ['perch'], amount: 100 },
      {},
      'promo_not_in_basket',
      546,
    ],
    ['below its minimum', { minimumItems: 3_781, amount: 100 }, {}, 'promo_below_minimum', 546],
    ['used up', { usesLimit: 50, amount: 100 }, { taken: 50 }, 'promo_used_up', 546],
    ['used by this customer', { usesPerCustomer: 1, amount: 100 }, { takenByCustomer: 1 }, 'promo_already_used', 551],
    ['for first orders', { firstOrders: 1, amount: 100 }, { ordersBefore: 1 }, 'promo_first_orders_only', 546],
    ['for a free delivery', { appliesTo: PROMO_APPLIES_TO.deliveryService, percent: 100 }, { service: 0 }, 'promo_nothing_to_reduce', 553],
    ['nothing at all', { amount: 0 }, {}, 'promo_nothing_to_reduce', 553],
  ] as const)('%s', (_says, more, on, reason, code) =>
    expect(promoEffect(promo(more), grounds(on))).toMatchObject({ ok: false, reason, code }),
  );

  test('below its minimum, which it names', () =>
    expect(promoEffect(promo({ minimumItems: 3_781, amount: 100 }), grounds())).toMatchObject({ ok: false, minimum: 3_781 }));

  test('that takes nothing, or is set up as nothing known', () => {
    expect(off({ amount: 0 })).toBe('promo_nothing_to_reduce');
    expect(off({})).toBe('promo_nothing_to_reduce');
    expect(off({ amount: 100, appliesTo: 999 })).toBe('promo_not_in_basket');
    expect(promoEffect(promo({ amount: 100, appliesTo: 999 }), grounds())).toEqual({ ok: false, code: 546, reason: 'promo_not_in_basket' });
  });

  test('of dishes that cost nothing, which is no delivery that costs nothing', () => {
    expect(off({ appliesTo: PROMO_APPLIES_TO.service, amount: 100 }, { service: 0, serviceFee: 0 })).toBe('promo_not_in_basket');
    expect(off({ appliesTo: PROMO_APPLIES_TO.deliveryService, targetIds: ['nothing'], amount: 100 })).toBe(100);
  });

  test('not where its limits leave room: begun this very moment, not over yet, anywhere, and a use left', () => {
    const now = at('2026-11-20T11:30:00Z');
    expect(off({ amount: 100, startsAt: now, endsAt: now + 1 })).toBe(100);
    expect(off({ amount: 100, cityId: null })).toBe(100);
    expect(
      off({ amount: 100, usesLimit: 50, usesPerCustomer: 2, firstOrders: 2 }, { taken: 49, takenByCustomer: 1, ordersBefore: 1 }),
    ).toBe(100);
    expect(off({ amount: 100 }, { taken: 9, takenByCustomer: 9, ordersBefore: 9 })).toBe(100);
  });

  test('of the categories it is for alone', () => {
    expect(off({ targetIds: ['restaurants'], amount: 100 })).toBe(100);
    expect(off({ targetIds: ['rade'], amount: 100 })).toBe('promo_not_in_basket');
  });

  test('only at its times', () => {
    expect(off({ amount: 100, recurrence: PROMO_RECURRENCE.daily, recurrenceRule: { from: '18:00', until: '20:00' } })).toBe(
      'promo_not_now',
    );
    expect(off({ amount: 100, recurrence: PROMO_RECURRENCE.none, recurrenceRule: { from: '18:00', until: '20:00' } })).toBe(100);
    expect(off({ amount: 100, recurrence: PROMO_RECURRENCE.daily })).toBe(100);
  });

  test('and what is for the delivery is taken off there', () => {
    const onDelivery = (appliesTo: number) => {
      const effect = promoEffect(promo({ appliesTo, amount: 100 }), grounds());
      return effect.ok && effect.onDelivery;
    };
    expect(Object.values(PROMO_APPLIES_TO).filter(onDelivery)).toEqual([PROMO_APPLIES_TO.deliveryService]);
  });

  test('exactly its minimum is enough', () => expect(off({ minimumItems: 3_780, amount: 100 })).toBe(100));

  test('all items count for its minimum, whichever of them it is for', () =>
    expect(off({ appliesTo: PROMO_APPLIES_TO.item, targetIds: ['lemonade'], minimumItems: 3_780, amount: 100 })).toBe(100));
});

describe('a promo that recurs, by the city’s wall clock', () => {
  test.each([
    ['daily at 10:59:59', PROMO_RECURRENCE.daily, { from: '11:00', until: '14:00' }, '2026-11-20T09:59:59Z', false],
    ['daily at 11:00', PROMO_RECURRENCE.daily, { from: '11:00', until: '14:00' }, '2026-11-20T10:00:00Z', true],
    ['daily at 14:00', PROMO_RECURRENCE.daily, { from: '11:00', until: '14:00' }, '2026-11-20T13:00:00Z', false],
    ['half an hour before it begins', PROMO_RECURRENCE.daily, { from: '11:30', until: '14:00' }, '2026-11-20T10:00:00Z', false],
    ['at half past', PROMO_RECURRENCE.daily, { from: '11:30', until: '14:00' }, '2026-11-20T10:30:00Z', true],
    ['in its last minute', PROMO_RECURRENCE.daily, { from: '11:00', until: '14:30' }, '2026-11-20T13:29:00Z', true],
    ['at its very end', PROMO_RECURRENCE.daily, { from: '11:00', until: '14:30' }, '2026-11-20T13:30:00Z', false],
    ['from a time without an end', PROMO_RECURRENCE.daily, { from: '18:00' }, '2026-11-20T09:00:00Z', true],
    ['until a time without a beginning', PROMO_RECURRENCE.daily, { until: '08:00' }, '2026-11-20T09:00:00Z', true],
    ['at the end of what runs past midnight', PROMO_RECURRENCE.daily, { from: '22:00', until: '02:00' }, '2026-11-20T01:00:00Z', false],
    [
      'at the beginning of what runs past midnight',
      PROMO_RECURRENCE.daily,
      { from: '22:00', until: '02:00' },
      '2026-11-20T21:00:00Z',
      true,
    ],
    ['at noon of what runs past midnight', PROMO_RECURRENCE.daily, { from: '22:00', until: '02:00' }, '2026-11-20T11:00:00Z', false],
    ['round the clock', PROMO_RECURRENCE.daily, { from: '12:00', until: '12:00' }, '2026-11-20T02:00:00Z', true],
    ['past midnight', PROMO_RECURRENCE.daily, { from: '22:00', until: '02:00' }, '2026-11-20T00:30:00Z', true],
    ['on a Tuesday', PROMO_RECURRENCE.weekly, { days: [2] }, '2026-11-23T23:30:00Z', true],
    ['on a Monday', PROMO_RECURRENCE.weekly, { days: [2] }, '2026-11-23T12:00:00Z', false],
    ['on the first', PROMO_RECURRENCE.monthly, { days: [1] }, '2026-11-30T23:30:00Z', true],
    ['on the second', PROMO_RECURRENCE.monthly, { days: [1] }, '2026-12-02T12:00:00Z', false],
    ['in December', PROMO_RECURRENCE.annually, { months: [12] }, '2026-12-31T12:00:00Z', true],
    ['in January', PROMO_RECURRENCE.annually, { months: [12] }, '2026-12-31T23:30:00Z', false],
  ] as const)('%s', (_says, recurrence, rule, now, expected) => expect(recursNow(recurrence, rule, at(now), ZURICH)).toBe(expected));
});

describe('what a promo takes off a parcel, which has a way and no items', () => {
  const way = { categoryId: 'courier', storeId: '', lines: [], service: 1_560, serviceFee: 0 };
  const { deliveries, store, product, item, deliveryService, service } = PROMO_APPLIES_TO;
  test.each([
    ['a percentage for all deliveries', { appliesTo: deliveries, percent: 10 }, 156],
    ['an amount for the courier’s category', { appliesTo: deliveries, targetIds: ['courier'], amount: 200 }, 200],
    ['nothing for another category', { appliesTo: deliveries, targetIds: ['restaurants'], amount: 200 }, 'promo_not_in_basket'],
    ['the delivery', { appliesTo: deliveryService, percent: 100 }, 1_560],
    ['the service, which has no fee here', { appliesTo: service, amount: 10_000 }, 1_560],
    ['nothing of a store', { appliesTo: store, amount: 200 }, 'promo_not_in_basket'],
    ['nothing of a section', { appliesTo: product, amount: 200 }, 'promo_not_in_basket'],
    ['nothing of an item', { appliesTo: item, amount: 200 }, 'promo_not_in_basket'],
    ['an amount from a least sum on, which the way comes to', { amount: 200, minimumItems: 1_560 }, 200],
    ['nothing below it', { amount: 200, minimumItems: 1_561 }, 'promo_below_minimum'],
    ['never more than the way', { amount: 5_000 }, 1_560],
  ] as const)('%s', (_says, more, expected) => expect(off(more, way)).toBe(expected));

  test('is taken off the delivery, so that tax and total follow', () => {
    expect(promoEffect(promo({ percent: 10 }), grounds(way))).toMatchObject({ ok: true, onDelivery: true });
    expect(promoEffect(promo({ percent: 10 }), grounds())).toMatchObject({ ok: true, onDelivery: false });
  });
});
