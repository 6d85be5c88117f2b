import { TIP_MAXIMUM } from '#contract/limits.ts';
import type { Minor } from '../money.ts';
import { smallestCoinOf } from '../payment/smallest-coin.ts';
import { readAmount } from '../wallet/top-up-amount.ts';

/** What may be given to a courier, whole minor units: the amounts that are offered, and the coin of which any other is a multiple. */
export type TipTerms = { readonly choices: readonly Minor[]; readonly coin: Minor };

/** By a currency, ISO 4217: 2, 4 and 6 of it, or of its smallest coin where that is larger. */
export function tipTermsOf(currency: string | undefined): TipTerms {
  const coin = smallestCoinOf(currency) ?? 1;
  return { choices: [2, 4, 6].map((count) => count * Math.max(100, coin)), coin };
}

export const isTip = (amount: Minor, coin: Minor): boolean => amount >= 0 && amount <= TIP_MAXIMUM && amount % coin === 0;

/** An amount that somebody typed, whole minor units; null where it is none that may be given. */
export function readTip(typed: string, coin: Minor): Minor | null {
  const amount = readAmount(typed);
  return amount !== null && isTip(amount, coin) ? amount : null;
}
