import type { PaymentParts } from '#contract/entities/money-back.ts';
import { toMinor, type Minor } from '../money.ts';
import { dueAtDoor, isAtDoor, partsBy, type Parts } from './parts.ts';
import { readParts } from './amount-fields.ts';

/**
 * What is handed over in cash is rounded to this where the law of the currency's countries, or what they have for it, says so: by
 * ISO 4217, whole minor units. A currency whose countries differ (EUR), or that leaves the half to the shop (NZD), is not in it.
 */
const SMALLEST_COINS: Readonly<Record<string, Minor>> = {
  AUD: 5,
  CAD: 5,
  CHF: 5,
  CZK: 100,
  DKK: 50,
  HUF: 500,
  NOK: 100,
  SEK: 100,
};

export const smallestCoinOf = (currency: string | undefined): Minor | undefined => SMALLEST_COINS[currency ?? ''];

/** An amount as it is handed over in cash: to the nearest smallest coin, halves up; as it is where none is known. */
export const inCoins = (amount: Minor, coin: Minor | undefined): Minor =>
  coin ? Math.floor((2 * amount + coin) / (2 * coin)) * coin : amount;

/** How much more than an amount is handed over for it; below 0, how much less. */
export const roundingOf = (amount: Minor, coin: Minor | undefined): Minor => inCoins(amount, coin) - amount;

export const backAsHandedOver = (paid: Parts, back: Parts, coin: Minor): Parts =>
  partsBy((part) => (isAtDoor(part) ? inCoins(paid[part], coin) - inCoins(paid[part] - back[part], coin) : back[part]));

export const readCoin = (payment: { readonly smallest_coin?: number | undefined } | undefined): Minor =>
  toMinor(payment?.smallest_coin ?? 0);

/** What is handed over at the door of parts that travelled, whole minor units. */
export const handedOver = (payment: PaymentParts): Minor => inCoins(dueAtDoor(readParts(payment)), readCoin(payment));
