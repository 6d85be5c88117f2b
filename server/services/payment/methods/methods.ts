import { PAYMENT_METHODS, type MethodPart, type PaymentMethod, type Sheet } from '#contract/payment-methods.ts';
import { toMajor } from '#domain/money.ts';
import { smallestCoinOf } from '#domain/payment/smallest-coin.ts';
import { methodOf } from '#domain/payment/methods.ts';
import type { CustomerCall } from '#server/call/call.ts';
import { findCountry, type City, type Country } from '#server/repositories/cities.ts';
import { card } from './card.ts';
import { cash } from './cash.ts';
import type { Method } from './method.ts';
import { onASheet } from './on-a-sheet.ts';
import { twint } from './twint.ts';

export const METHODS: Readonly<Record<MethodPart | Sheet, Method>> = {
  cash,
  card,
  twint,
  apple_pay: onASheet('apple_pay'),
  google_pay: onASheet('google_pay'),
};
export const adapterOf = ({ sheet, part }: Pick<PaymentMethod, 'sheet' | 'part'>): Method => METHODS[sheet ?? part];

type Call = Pick<CustomerCall, 'payments'>;

const isOffered = (method: PaymentMethod, call: Call, city: City, currency: string | undefined): boolean => {
  const adapter = adapterOf(method);
  return (adapter.currency ?? currency) === currency && adapter.isOffered(call, city);
};

export async function methodAsked(
  id: string,
  call: Pick<CustomerCall, 'payments' | 'database'>,
  city: City,
): Promise<PaymentMethod | null> {
  const asked = methodOf(id);
  if (!asked) return null;
  const country = adapterOf(asked).currency === undefined ? null : await findCountry(call.database, city.countryId);
  return isOffered(asked, call, city, country?.currencyCode) ? asked : null;
}

const coinOf = (country: Pick<Country, 'currencyCode'> | undefined) => {
  const coin = smallestCoinOf(country?.currencyCode);
  return coin === undefined ? {} : { smallest_coin: toMajor(coin) };
};

export const waysIn = (call: Call, city: City, country: Pick<Country, 'code' | 'currencyCode'> | undefined) => ({
  is_cash_payment_mode: cash.isOffered(call, city),
  ...coinOf(country),
  ...(country && { country_code: country.code, currency_code: country.currencyCode }),
  payment_gateway: PAYMENT_METHODS.flatMap((method) =>
    method.gateway !== null && isOffered(method, call, city, country?.currencyCode) ? [{ _id: method.id, name: method.gateway }] : [],
  ),
  takes_cards_once: card.isOffered(call, city),
});
