import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatMoney, percentOf, toMajor, toMinor } from '#domain/money.ts';

test('money is written one way', () => {
  expect(formatMoney(123_450, 'CHF')).toBe('CHF\u00a01’234.50');
  expect(formatMoney(0, 'CHF')).toBe('CHF\u00a00.00');
  expect(formatMoney(5, 'CHF')).toBe('CHF\u00a00.05');
  expect(formatMoney(123_456_789, 'CHF')).toBe('CHF\u00a01’234’567.89');
  expect(formatMoney(-240, 'CHF')).toBe('−CHF\u00a02.40');
});

test('major and minor units are the same money', () => {
  fc.assert(fc.property(fc.integer({ min: -10_000_000, max: 10_000_000 }), (minor) => toMinor(toMajor(minor)) === minor));
});

test('percentages round halves up, to the whole minor unit', () => {
  expect(percentOf(1_000, 8.1)).toBe(81);
  expect(percentOf(50, 2.5)).toBe(1);
  expect(percentOf(20, 2.5)).toBe(1);
  expect(percentOf(19, 2.5)).toBe(0);
  fc.assert(
    fc.property(fc.nat(1_000_000), fc.integer({ min: 0, max: 10_000 }), (amount, hundredths) => {
      const exact = (amount * hundredths) / 10_000;
      return Math.abs(percentOf(amount, hundredths / 100) - exact) <= 0.5;
    }),
  );
});
