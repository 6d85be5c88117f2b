import { expect, test } from 'vitest';
import { readTopUpAmount, TOP_UP_AMOUNTS, typedAmount } from '#domain/wallet/top-up-amount.ts';

test.each([
  ['50', 5_000],
  ['50.00', 5_000],
  ['50,5', 5_050],
  [' 50.05 ', 5_005],
  ['1', 100],
  ['0999', 99_900],
  ['999.00', 99_900],
])('%j is an amount', (typed, amount) => {
  expect(readTopUpAmount(typed)).toBe(amount);
});

test.each(['', ' ', '0', '0.99', '999.01', '1’000', '-5', '5.005', '5.', '.5', '1e2', '5 CHF', 'NaN', '1.2.3', '9'.repeat(400)])(
  '%j is no proper amount',
  (typed) => {
    expect(readTopUpAmount(typed)).toBeNull();
  },
);

test('only figures and what parts them can be typed', () => {
  expect(typedAmount('CHF -1e50,5x')).toBe(' 150,5');
});

test('what can be tapped can be had', () => {
  for (const amount of TOP_UP_AMOUNTS) expect(readTopUpAmount(String(amount / 100))).toBe(amount);
});
