import { PAYMENT_METHODS, type MethodPart, type PaymentMethod } from '#contract/payment-methods.ts';
import { methodOf } from '#domain/payment/methods.ts';
import type { CustomerCall } from '#server/call/call.ts';
import type { City } from '#server/repositories/cities.ts';
import { card } from './card.ts';
import { cash } from './cash.ts';
import type { Method } from './method.ts';

export const METHODS: Readonly<Record<MethodPart, Method>> = { cash, card };

type Call = Pick<CustomerCall, 'payments'>;

/** The method that a pay call names, where it can be had in a city; or null. */
export function methodAsked(id: string, call: Call, city: City): PaymentMethod | null {
  const asked = methodOf(id);
  return asked && METHODS[asked.part].isOffered(call, city) ? asked : null;
}

/** The ways to pay in a city, as they travel. */
export const waysIn = (call: Call, city: City) => ({
  is_cash_payment_mode: cash.isOffered(call, city),
  payment_gateway: PAYMENT_METHODS.flatMap(({ part, id, gateway }) =>
    gateway !== null && METHODS[part].isOffered(call, city) ? [{ _id: id, name: gateway }] : [],
  ),
  takes_cards_once: card.isOffered(call, city),
});
