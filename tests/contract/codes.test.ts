import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ERROR_CODES, knownErrorCode } from '#contract/error-codes.ts';
import { knownSuccessCode, SUCCESS_CODES } from '#contract/success-codes.ts';

describe.each([
  { table: 'error', codes: ERROR_CODES, known: knownErrorCode },
  { table: 'success', codes: SUCCESS_CODES, known: knownSuccessCode },
])('the $table codes', ({ codes, known }) => {
  const numbers = Object.keys(codes).map(Number);

  test('keep every code of the table', () => {
    for (const code of numbers) expect(known(code)).toBe(code);
  });

  test('turn every other number into 0', () => {
    fc.assert(
      fc.property(fc.oneof(fc.integer(), fc.integer({ min: -10, max: 6_000 }), fc.double()), (code) => {
        expect(Math.abs(known(code))).toBe(numbers.includes(code) ? Math.abs(code) : 0);
      }),
    );
  });

  test.each([-1, 0.5, 1e21, Number.NaN, Number.POSITIVE_INFINITY, Number.MAX_SAFE_INTEGER])('turn %d into 0', (code) => {
    expect(known(code)).toBe(0);
  });
});

test('codes of HTTP are no codes of the contract', () => {
  for (const status of [400, 404, 408, 413, 429, 500, 504]) expect(knownErrorCode(status)).toBe(0);
});
