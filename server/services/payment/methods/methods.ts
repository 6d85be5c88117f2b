import { PAYMENT_METHODS, type MethodPart, type PaymentMethod } from '#contract/payment-methods.ts';
import { toMajor } from '#domain/money.ts';
import { smallestCoinOf } from '#domain/payment/smallest-coin.ts';
import { methodOf } from '#domain/payment/methods.ts';
import type { CustomerCall } from '#server/call/call.ts';
import { findCountry, type City, type Country } from '#server/repositories/cities.ts';
import { card } from './card.ts';
import { cash } from './cash.ts';
import type { Method } from './method.ts';
import { twint } from './twint.ts';

export const METHODS: Readonly<Record<MethodPart, Method>> = { cash, card, twint };

type Call = Pick<CustomerCall, 'payments'>;

const isOffered = (part: MethodPart, call: Call, city: City, currency: string | undefined): boolean =>
  (METHODS[part].currency ?? currency) === currency && METHODS[part].isOffered(call, city);

/** The method that a pay call names, where it can be had in a city; or null. */
export async function methodAsked(
  id: string,
  call: Pick<CustomerCall, 'payments' | 'database'>,
  city: City,
): Promise<PaymentMethod | null> {
  const asked = methodOf(id);
  if (!asked) return null;
  const country = METHODS[asked.part].currency === undefined ? null : await findCountry(call.database, city.countryId);
  return isOffered(asked.part, call, city, country?.currencyCode) ? asked : null;
}

const coinOf = (country: Pick<Country, 'currencyCode'> | undefined) => {
  const coin = smallestCoinOf(country?.currencyCode);
  return coin === undefined ? {} : { smallest_coin: toMajor(coin) };
};

export const waysIn = (call: Call, city: City, country: Pick<Country, 'currencyCode'> | undefined) => ({
  is_cash_payment_mode: cash.isOffered(call, city),
  ...coinOf(country),
  payment_gateway: PAYMENT_METHODS.flatMap(({ part, id, gateway }) =>
    gateway !== null && isOffered(part, call, city, country?.currencyCode) ? [{ _id: id, name: gateway }] : [],
  ),
  takes_cards_once: card.isOffered(call, city),
});
