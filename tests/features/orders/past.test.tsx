import { describe, expect, test } from 'vitest';
import { createTexts } from '#src/texts/texts.ts';
import { orderSearch, ordersSearch, thankYouSearch } from '#src/features/orders/order-search.ts';
import { datesOfPeriod, periodOf } from '#src/features/orders/list/history-periods.ts';
import { monthsOf } from '#src/features/orders/list/history-months.ts';
import { orderToAskFor, ratedOf } from '#src/features/orders/rating/order-to-rate.ts';
import { headline, stageWords } from '#src/features/orders/active/active-order-words.ts';
import * as v from 'valibot';

const { i18n } = createTexts('en');
const ZURICH = 'Europe/Zurich';

describe('orders of the past', () => {
  const NOON = Date.parse('2026-03-05T12:00:00Z');
  test('periods are days of the city', () => {
    expect(datesOfPeriod('month', NOON, ZURICH)).toEqual({ start: '2026-02-03', end: '2026-03-05' });
    expect(datesOfPeriod('year', NOON, ZURICH)).toEqual({ start: '2026-01-01', end: '2026-03-05' });
    expect(datesOfPeriod('all', NOON, ZURICH)).toBeNull();
    expect([
      periodOf(null, NOON, ZURICH),
      periodOf({ start: '2026-01-01', end: '2026-03-05' }, NOON, ZURICH),
      periodOf({ start: '2026-02-03', end: '2026-03-05' }, NOON, ZURICH),
      periodOf({ start: '2026-01-01', end: '2026-03-04' }, NOON, ZURICH),
    ]).toEqual(['all', 'year', 'month', null]);
  });
  test('stand under their months, in their order', () => {
    const of = (completed_at: string | undefined) => ({ completed_at, timezone: ZURICH }) as never;
    expect(
      monthsOf([of('2026-02-28T23:30:00Z'), of('2026-03-02T10:00:00Z'), of('2026-02-01T10:00:00Z'), of(undefined)], 'en').map(
        ({ name, rows }) => [name, rows.length],
      ),
    ).toEqual([
      ['March 2026', 2],
      ['February 2026', 1],
      ['', 1],
    ]);
  });
  test('the last one is asked about once, if it went well', () => {
    const last = { order_status: 25, is_invoice_shown: false } as never as Parameters<typeof orderToAskFor>[0][number];
    expect(orderToAskFor([last])).toBe(last);
    expect([
      orderToAskFor([]),
      orderToAskFor([{ ...last, is_invoice_shown: true }]),
      orderToAskFor([{ ...last, rating_to_store: { rating: 4 } as never }]),
      orderToAskFor([{ ...last, rating_to_provider: { rating: 4 } as never }]),
      orderToAskFor([{ ...last, order_status: 101 }]),
      orderToAskFor([{ ...last, order_status: 3 }]),
    ]).toEqual([null, null, null, null, null, null]);
    expect(ratedOf({ ratings: { store: null, courier: null }, order_status: 3, completed_at: null } as never, NOON)).toEqual([]);
  });
  test('store and courier can be rated once it was received, and a rating that stands is shown', () => {
    const received = { ratings: { store: null, courier: null }, order_status: 25, delivery_type: 1, hasCourier: true };
    const rated = (but: object = {}) => ratedOf({ ...received, ...but } as never, NOON);
    const stars = (changeable_until: string) => ({ rating: 4, review: '', rated_at: '2026-03-01T12:00:00Z', changeable_until });
    const [open, over] = [stars('2026-03-06T12:00:00Z'), stars('2026-03-05T11:00:00Z')];
    expect(rated()).toEqual(['store', 'courier']);
    expect(rated({ hasCourier: false })).toEqual(['store']);
    expect(rated({ delivery_type: 2 })).toEqual(['courier']);
    expect(rated({ ratings: { store: over, courier: open } })).toEqual(['store', 'courier']);
    expect(rated({ hasCourier: false, ratings: { store: over, courier: over } })).toEqual(['store']);
    expect(rated({ order_status: 3, ratings: { store: over, courier: over } })).toEqual([]);
    expect(rated({ order_status: 101 })).toEqual([]);
  });
  test('what an address says of orders', () => {
    const id = 'a'.repeat(24);
    expect(v.parse(orderSearch, { order_id: id })).toEqual({ order_id: id });
    expect(v.parse(orderSearch, { order_id: 'x y' })).toEqual({});
    expect(v.parse(thankYouSearch, { order_id: id, number: 2_043, of: 'parcel' })).toEqual({ order_id: id, number: '2043', of: 'parcel' });
    expect(v.parse(thankYouSearch, { number: 'abc', of: 'basket' })).toEqual({});
    expect(v.parse(ordersSearch, { tab: 'history', from: '2026-01-01', to: 'x'.repeat(11) })).toEqual({
      tab: 'history',
      from: '2026-01-01',
    });
  });
  test('a running one in two or three words, in the tab’s title with its minutes', () => {
    const order = (now: string | null, way = 'delivery', minutesLeft: number | null = null) =>
      ({ course: { now, way }, minutesLeft }) as never;
    expect([stageWords(i18n, order('on_the_way')), stageWords(i18n, order(null)), stageWords(i18n, order(null, 'courier'))]).toEqual([
      'On the way',
      'Waiting for the store',
      'Looking for a courier',
    ]);
    expect([
      headline(i18n, { orders: [] } as never),
      headline(i18n, { orders: [order('on_the_way')] } as never),
      headline(i18n, { orders: [order('on_the_way', 'delivery', 6)] } as never),
    ]).toEqual([null, 'On the way', 'On the way, 6 min']);
  });
});
