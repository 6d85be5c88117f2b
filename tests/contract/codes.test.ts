import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ERROR_CODES, knownErrorCode } from '#contract/error-codes.ts';

const numbers = Object.keys(ERROR_CODES).map(Number);

test('every code of the table is kept', () => {
  for (const code of numbers) expect(knownErrorCode(code)).toBe(code);
});

test('every other number is 0', () => {
  fc.assert(
    fc.property(fc.oneof(fc.integer(), fc.integer({ min: -10, max: 6_000 }), fc.double()), (code) => {
      expect(Math.abs(knownErrorCode(code))).toBe(numbers.includes(code) ? Math.abs(code) : 0);
    }),
  );
});

test.each([-1, 0.5, 1e21, Number.NaN, Number.POSITIVE_INFINITY, Number.MAX_SAFE_INTEGER])('%d is 0', (code) => {
  expect(knownErrorCode(code)).toBe(0);
});

test('codes of HTTP are no codes of the contract', () => {
  for (const status of [400, 404, 408, 413, 429, 500, 504]) expect(knownErrorCode(status)).toBe(0);
});
