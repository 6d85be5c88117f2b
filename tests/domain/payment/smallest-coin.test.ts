import fc from 'fast-check';
import { expect, test } from 'vitest';
import { presentParts } from '#domain/payment/amount-fields.ts';
import { backAsHandedOver, handedOver, inCoins, roundingOf, smallestCoinOf } from '#domain/payment/smallest-coin.ts';
import { partsGivenBack } from '#domain/orders/cancelling.ts';

test('cash is rounded as its currency has it, and where nothing is known of it not at all', () => {
  const rounded = (currency: string, amount: number) => inCoins(amount, smallestCoinOf(currency));
  expect([1_862, 1_863, 1_865, 2, 3].map((amount) => rounded('CHF', amount))).toEqual([1_860, 1_865, 1_865, 0, 5]);
  expect([1_024, 1_025, 1_074, 1_075].map((amount) => rounded('DKK', amount))).toEqual([1_000, 1_050, 1_050, 1_100]);
  expect([1_049, 1_050].map((amount) => rounded('SEK', amount))).toEqual([1_000, 1_100]);
  expect([120_200, 120_300].map((amount) => rounded('HUF', amount))).toEqual([120_000, 120_500]);
  expect([rounded('EUR', 1_862), inCoins(1_862, 0), inCoins(1_862, smallestCoinOf(undefined))]).toEqual([1_862, 1_862, 1_862]);
});

test('what is handed over is whole coins, and never half a coin away', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000_000 }), fc.constantFrom(5, 50, 100, 500), (amount, coin) => {
      expect(inCoins(amount, coin) % coin).toBe(0);
      expect(Math.abs(roundingOf(amount, coin)) * 2).toBeLessThanOrEqual(coin);
    }),
  );
});

test('only the part at the door is rounded, and the amounts stay what they are', () => {
  const parts = { wallet: 101, card: 0, twint: 0, cash: 1_862 };
  const told = presentParts(parts, 5);
  expect(told).toEqual({ wallet_payment: 1.01, card_payment: 0, cash_payment: 18.62, smallest_coin: 0.05 });
  expect([handedOver(told), handedOver(presentParts(parts))]).toEqual([1_860, 1_862]);
  expect(presentParts({ wallet: 101, card: 1_862, twint: 0, cash: 0 }, 5)).not.toHaveProperty('smallest_coin');
});

test('what is not asked for any more is what is handed over less', () => {
  const parts = { wallet: 101, card: 0, twint: 0, cash: 1_862 };
  const back = (kept: number) => backAsHandedOver(parts, partsGivenBack(parts, kept), 5);
  expect([back(0), back(101 + 933)]).toEqual([
    { wallet: 101, card: 0, twint: 0, cash: 1_860 },
    { wallet: 0, card: 0, twint: 0, cash: 925 },
  ]);
});
