import { describe, expect, test } from 'vitest';
import { sampleInvoice } from '#machines/invoice/sample-invoice.ts';
import {
  isBeingPlaced,
  isClosed,
  isOver,
  isRefusedForTime,
  isRefusedWith,
  minutesOf,
  momentOf,
  opensNext,
  paymentOf,
  storeOf,
} from '#src/features/checkout/basket/checkout-facts.ts';

const ZURICH = 'Europe/Zurich';

describe('facts of a checkout', () => {
  const fulfilment = { isPickup: true, time: null };
  const details = {
    store: { ...sampleInvoice.store, name: 'another' },
    order_payment: { ...sampleInvoice.order_payment, total: 1 },
    server_time: '2026-11-21T11:00:00.000Z',
    timezone: 'Europe/Paris',
  };
  const refused = { kind: 'refused', code: 651, reason: 'slot_full', details } as never;
  const view = (but: Record<string, unknown> = {}) =>
    ({ is: 'priced', failure: null, invoice: sampleInvoice, fulfilment, ...but }) as never;
  test('come from a refusal before the price of before', () => {
    expect([storeOf(view())?.name, storeOf(view({ failure: refused }))?.name, storeOf(view({ invoice: null }))]).toEqual([
      'La Rade',
      'another',
      null,
    ]);
    expect([paymentOf(view())?.total, paymentOf(view({ failure: refused }))?.total, paymentOf(view({ invoice: null }))]).toEqual([
      41.5,
      1,
      null,
    ]);
    expect(momentOf(view())).toEqual({ now: Date.parse(sampleInvoice.server_time as string), timezone: ZURICH });
    expect(momentOf(view({ failure: refused }))).toEqual({ now: Date.parse(details.server_time), timezone: 'Europe/Paris' });
    expect([momentOf(view({ invoice: null })), momentOf(view({ failure: { kind: 'transport' } }))]).toEqual([null, momentOf(view())]);
    expect(storeOf(view({ failure: { kind: 'transport' } }))?.name).toBe('La Rade');
  });
  test('minutes are those that are computed, else those of the way', () => {
    expect(minutesOf(view())).toEqual({ about: 25, latest: null, isPickup: true, computed: momentOf(view()) });
    expect(minutesOf(view({ invoice: { ...sampleInvoice, estimated_minutes: 30, latest_minutes: 45 } }))).toMatchObject({
      about: 30,
      latest: 45,
    });
    expect(minutesOf(view({ invoice: null }))).toBeNull();
  });
  test('what a refusal is for', () => {
    const of = (code: number, reason: string | null) => ({ kind: 'refused', code, reason, details: null }) as never;
    expect([
      isRefusedWith(of(558, null), 558, 966),
      isRefusedWith(of(557, null), 558),
      isRefusedWith(null, 558),
      isRefusedWith({ kind: 'transport' } as never, 558),
    ]).toEqual([true, false, false, false]);
    const reasons = ['slot_full', 'slot_past', 'too_soon', 'invalid_time', 'asap_not_taken', 'schedule_not_taken', 'store_closed', null];
    expect(reasons.map((reason) => isRefusedForTime(of(1, reason)))).toEqual([true, true, true, true, true, true, false, false]);
    expect([isRefusedForTime(null), isClosed(of(1, 'store_closed')), isClosed(of(1, 'slot_full')), isClosed(null)]).toEqual([
      false,
      true,
      false,
      false,
    ]);
    expect(opensNext(view())).toBeNull();
    expect(
      opensNext(view({ failure: { kind: 'refused', code: 1, reason: 'store_closed', details: { ...details, timezone: null } } })),
    ).toBeNull();
  });
  test('a store that refused because it is closed opens next after the time that was chosen, else from now on', () => {
    const evenings = Array.from({ length: 7 }, (_, day) => ({
      day,
      is_store_open: true,
      is_store_open_full_time: false,
      day_time: [{ store_open_time: '18:00', store_close_time: '22:00' }],
    }));
    const closed = { ...details, store: { ...details.store, store_time: evenings } };
    const failure = (but: object = {}) => ({ kind: 'refused', code: 1, reason: 'store_closed', details: { ...closed, ...but } });
    expect(opensNext(view({ failure: failure() }))).toMatchObject({ daysAhead: 0, time: '18:00' });
    const at = Date.parse('2026-11-22T22:30:00Z');
    const later = view({ failure: failure(), fulfilment: { isPickup: true, time: { at } } });
    expect(opensNext(later)?.at).toBe(Date.parse('2026-11-23T17:00:00Z'));
    const lacking = [{ store: null }, { server_time: null }, { timezone: null }];
    expect(lacking.map((but) => opensNext(view({ failure: failure(but) })))).toEqual([null, null, null]);
  });
  test('an order that is being made stays, whatever becomes of the basket', () => {
    const states = ['resting', 'choosing', 'paying', 'ordering', 'uncertain', 'placed'].map((is) => ({ is }) as never);
    expect(states.map(isBeingPlaced)).toEqual([false, false, true, true, true, true]);
    const baskets = ['empty', 'unavailable', 'filled', 'loading'].map((is) => ({ is }) as never);
    expect(baskets.map((basket) => isOver(basket, states[0] as never))).toEqual([true, true, false, false]);
    expect(isOver(baskets[0] as never, states[2] as never)).toBe(false);
  });
});
