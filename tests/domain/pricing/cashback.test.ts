import { describe, expect, test } from 'vitest';
import { CASHBACK_MODE } from '#contract/enumerations.ts';
import { cashbackOf } from '#domain/pricing/cashback.ts';

const percent = (value: number) => ({ mode: CASHBACK_MODE.percent, value });
const fixed = (value: number) => ({ mode: CASHBACK_MODE.fixedAmount, value });
const line = (price: number, quantity = 1, offer: ReturnType<typeof percent> | ReturnType<typeof fixed> | null = null) => ({
  price,
  quantity,
  offer,
});

describe('cashback', () => {
  test('is nothing where nobody offers any', () => expect(cashbackOf({ lines: [line(2_000)], store: null, total: 2_500 })).toBe(0));
  test('of the store is a percentage of its lines, or an amount once', () => {
    expect(cashbackOf({ lines: [line(2_000), line(990)], store: percent(5), total: 4_000 })).toBe(150);
    expect(cashbackOf({ lines: [line(2_000), line(990)], store: fixed(200), total: 4_000 })).toBe(200);
  });
  test('of the store is rounded once, on all of its lines together', () => {
    // Half of 2 centimes, and of what is one less.
    expect(cashbackOf({ lines: [line(2)], store: percent(50), total: 10 })).toBe(1);
    expect(cashbackOf({ lines: [line(1), line(1)], store: percent(50), total: 10 })).toBe(1);
    expect(cashbackOf({ lines: [line(2)], store: percent(100), total: 10 })).toBe(2);
  });
  test('of an item counts for each piece, in place of the store’s', () => {
    expect(cashbackOf({ lines: [line(2_000, 4, fixed(50)), line(1_000)], store: percent(10), total: 4_000 })).toBe(300);
    expect(cashbackOf({ lines: [line(2_000, 4, percent(3))], store: fixed(500), total: 4_000 })).toBe(60);
  });
  test('is never more than what was paid', () =>
    expect(cashbackOf({ lines: [line(300, 1, fixed(900))], store: null, total: 250 })).toBe(250));
});
