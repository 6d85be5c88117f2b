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

/** The gateways of a city, as they travel. */
export const gatewaysIn = (call: Call, city: City): { _id: string; name: string }[] =>
  PAYMENT_METHODS.flatMap(({ part, id, gateway }) =>
    gateway !== null && METHODS[part].isOffered(call, city) ? [{ _id: id, name: gateway }] : [],
  );
