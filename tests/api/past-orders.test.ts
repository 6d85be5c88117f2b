import { QueryClient } from '@tanstack/react-query';
import { describe, expect, test } from 'vitest';
import type { HistoryOrder } from '#contract/entities/order.ts';
import { ORDER_STATUS } from '#contract/order-status.ts';
import { mine } from '#src/api/mine.ts';
import { askOrdersAnew } from '#src/api/orders.ts';
import { monthOf, monthsOf } from '#src/features/orders/list/history-months.ts';
import { datesOfPeriod, periodOf } from '#src/features/orders/list/history-periods.ts';
import { orderToAskFor } from '#src/features/orders/rating/order-to-rate.ts';

const past = (changes: Partial<HistoryOrder> = {}): HistoryOrder => ({
  _id: 'a'.repeat(24),
  unique_id: 2_038,
  store_detail: { name: 'Café de la Rade', image_url: '' },
  currency: 'CHF',
  user_pay_payment: 33.2,
  completed_at: '2026-11-20T11:30:00Z',
  order_status: ORDER_STATUS.completed,
  order_status_id: 10,
  request_id: null,
  delivery_type: 1,
  timezone: 'Europe/Zurich',
  rating_to_store: null,
  rating_to_provider: null,
  is_invoice_shown: false,
  ...changes,
});

describe('a period of the past', () => {
  const zone = 'Europe/Zurich';
  /** A quarter past midnight on 1 January 2027 in Geneva; still 2026 in UTC. */
  const NEW_YEAR = Date.parse('2026-12-31T23:15:00Z');
  const NOON = Date.parse('2026-11-20T11:30:00Z');

  test('ends today by the city’s clock', () => {
    expect(datesOfPeriod('month', NOON, zone)).toEqual({ start: '2026-10-21', end: '2026-11-20' });
    expect(datesOfPeriod('year', NOON, zone)).toEqual({ start: '2026-01-01', end: '2026-11-20' });
    expect(datesOfPeriod('all', NOON, zone)).toBeNull();
    expect(datesOfPeriod('year', NEW_YEAR, zone)).toEqual({ start: '2027-01-01', end: '2027-01-01' });
    expect(datesOfPeriod('year', NEW_YEAR, 'UTC')).toEqual({ start: '2026-01-01', end: '2026-12-31' });
  });
  test('is known by its days', () => {
    for (const period of ['month', 'year', 'all'] as const) expect(periodOf(datesOfPeriod(period, NOON, zone), NOON, zone)).toBe(period);
    expect(periodOf({ start: '2026-10-21', end: '2026-11-19' }, NOON, zone)).toBeNull();
    expect(periodOf({ start: '2026-10-22', end: '2026-11-20' }, NOON, zone)).toBeNull();
  });
});

describe('the months of a history', () => {
  const months = (orders: readonly HistoryOrder[], language = 'en') =>
    monthsOf(orders, language).map(({ name, rows: own }) => [name, own.map(({ unique_id }) => unique_id)]);

  test('are those in which orders ended, by the clock of their city', () => {
    const midnight = { completed_at: '2026-10-31T23:30:00Z' };
    expect(monthOf(past(midnight), 'en')).toBe('November 2026');
    expect(monthOf(past({ ...midnight, timezone: undefined }), 'en')).toBe('October 2026');
    expect(monthOf(past(midnight), 'fr')).toBe('novembre 2026');
    expect(monthOf(past({ completed_at: null }), 'en')).toBe('');
  });
  test('stand as often as the row of numbers comes to them', () => {
    const [november, october] = ['2026-11-02T10:00:00Z', '2026-10-02T10:00:00Z'];
    expect(
      months([
        past({ unique_id: 5, completed_at: november }),
        past({ unique_id: 4, completed_at: november }),
        past({ unique_id: 3, completed_at: october }),
        past({ unique_id: 2, completed_at: november }),
        past({ unique_id: 1, completed_at: null }),
      ]),
    ).toEqual([
      ['November 2026', [5, 4]],
      ['October 2026', [3]],
      ['November 2026', [2]],
      ['', [1]],
    ]);
    expect(months([])).toEqual([]);
  });
});

describe('the order whose rating is asked for', () => {
  const asked = (...orders: readonly HistoryOrder[]) => orderToAskFor(orders)?.unique_id ?? null;
  const given = { rating: 4, review: '', rated_at: '2026-11-20T11:30:00Z', changeable_until: '2026-11-27T11:30:00Z' };

  test('is the last one, received and not asked for yet', () => {
    expect(asked(past({ unique_id: 2 }), past({ unique_id: 1 }))).toBe(2);
    expect(asked()).toBeNull();
  });
  test.each([
    ['was put away', { is_invoice_shown: true }],
    ['is of a server that does not tell', { is_invoice_shown: undefined }],
    ['has stars for its store', { rating_to_store: given }],
    ['has stars for its courier', { rating_to_provider: given }],
    ['was cancelled', { order_status: ORDER_STATUS.cancelledByCustomer, order_status_id: 2 }],
  ])('is none where the last one %s, though an older one could be rated', (_, changes) => {
    expect(asked(past({ unique_id: 2, ...changes }), past({ unique_id: 1 }))).toBeNull();
  });
});

test('once an order has changed, all that shows orders is asked anew, and nothing else', () => {
  const queryClient = new QueryClient();
  const keys = {
    list: mine('zoe', 'orders', 'en'),
    order: mine('zoe', 'order', 'a1', 'en'),
    history: mine('zoe', 'history', null, null, 'en'),
    invoice: mine('zoe', 'invoice', 'a1', 'en'),
    cards: mine('zoe', 'cards'),
    stores: ['orders', 'zoe', 'orders'],
  };
  for (const key of Object.values(keys)) queryClient.setQueryData(key, {});
  askOrdersAnew(queryClient);
  const anew = Object.entries(keys).filter(([, key]) => queryClient.getQueryState(key)?.isInvalidated);
  expect(anew.map(([name]) => name)).toEqual(['list', 'order', 'history', 'invoice']);
  queryClient.clear();
});
