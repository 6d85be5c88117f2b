import { PAYMENT_PARTS, type PaymentPart, type Taken } from '#contract/payment-methods.ts';
import type { Minor } from '../money.ts';

/** What each part pays of an order, or gets back, whole minor units. */
export type Parts = Readonly<Record<PaymentPart, Minor>>;

export const partsBy = <Value>(valueOf: (part: PaymentPart, taken: Taken) => Value): Record<PaymentPart, Value> =>
  Object.fromEntries(PAYMENT_PARTS.map(({ part, taken }) => [part, valueOf(part, taken)])) as Record<PaymentPart, Value>;

export const NO_PARTS: Parts = /* @__PURE__ */ partsBy(() => 0);

const TAKEN = /* @__PURE__ */ partsBy((_, taken) => taken);
export const takenOf = (part: PaymentPart): Taken => TAKEN[part];
/** Whether it is handed over with the order, and owed until then. */
export const isAtDoor = (part: PaymentPart): boolean => TAKEN[part] === 'at the door';
export const isByProvider = (part: PaymentPart): boolean => TAKEN[part] === 'captured';

const sumOf = (parts: Parts, counts: (part: PaymentPart) => boolean): Minor =>
  PAYMENT_PARTS.reduce((sum, { part }) => (counts(part) ? sum + parts[part] : sum), 0);
export const paidBefore = (parts: Parts): Minor => sumOf(parts, (part) => !isAtDoor(part));
export const byProvider = (parts: Parts): Minor => sumOf(parts, isByProvider);
export const dueAtDoor = (parts: Parts): Minor => sumOf(parts, isAtDoor);

export const partsWithMoney = (parts: Parts): readonly { readonly part: PaymentPart; readonly amount: Minor }[] =>
  PAYMENT_PARTS.map(({ part }) => ({ part, amount: parts[part] })).filter(({ amount }) => amount > 0);
