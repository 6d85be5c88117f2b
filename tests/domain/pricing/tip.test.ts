import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { TIP_MAXIMUM } from '#contract/limits.ts';
import { isTip, readTip, tipTermsOf } from '#domain/pricing/tip.ts';

describe('what a courier may be given', () => {
  test.each([
    ['CHF', { choices: [200, 400, 600], coin: 5 }],
    ['EUR', { choices: [200, 400, 600], coin: 1 }],
    ['HUF', { choices: [1_000, 2_000, 3_000], coin: 500 }],
    [undefined, { choices: [200, 400, 600], coin: 1 }],
  ])('is offered in whole coins, %s', (currency, terms) => {
    expect(tipTermsOf(currency)).toEqual(terms);
    expect(terms.choices.every((amount) => isTip(amount, terms.coin))).toBe(true);
  });

  test('is nothing, or any amount of whole coins up to 100', () => {
    expect([0, 5, 395, 10_000].every((amount) => isTip(amount, 5))).toBe(true);
    expect([-5, 3, 402, 10_005].some((amount) => isTip(amount, 5))).toBe(false);
    expect([1, 402, 9_999].every((amount) => isTip(amount, 1))).toBe(true);
  });

  test('is read as it is typed, or not at all', () => {
    expect(['4', '4.50', '0,05', ' 100 ', '0'].map((typed) => readTip(typed, 5))).toEqual([400, 450, 5, 10_000, 0]);
    expect(['', 'four', '-4', '4.02', '100.05', '4.505'].map((typed) => readTip(typed, 5))).toEqual(Array(6).fill(null));
    fc.assert(fc.property(fc.integer({ min: 0, max: TIP_MAXIMUM / 5 }), (coins) => readTip((coins / 20).toFixed(2), 5) === coins * 5));
  });
});
