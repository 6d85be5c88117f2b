import { expect, test } from 'vitest';
import { cardExpiry } from '#domain/cards/card-expiry.ts';

test.each([
  ['11/26', 'soon'],
  ['12/26', 'soon'],
  ['10/26', 'expired'],
  ['12/25', 'expired'],
  ['01/27', null],
  ['12/30', null],
  ['13/30', null],
  ['', null],
  [undefined, null],
] as const)('in November 2026 a card until %j is %j', (expiry, is) => {
  expect(cardExpiry(expiry, Date.parse('2026-11-30T22:00:00Z'))).toBe(is);
});
