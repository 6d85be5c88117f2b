import * as v from 'valibot';
import { money } from '../fields.ts';
import { PAYMENT_PARTS } from '../payment-methods.ts';

/** One that a page does not know yet reads as a card. */
export const paidWith = v.fallback(v.picklist(PAYMENT_PARTS.map((row) => row.part)), 'card');

/**
 * What wallet, card and cash each pay of an order, or get back. The storefront's own: `paid_with` is what pays in place of card
 * or cash, where that is another part; `smallest_coin` is the coin to which cash that is handed over is rounded (nearest,
 * halves up), while the amounts stay what they are; absent: no rounding.
 */
export const paymentParts = v.object({
  wallet_payment: money,
  card_payment: money,
  cash_payment: money,
  paid_with: v.optional(paidWith),
  smallest_coin: v.optional(money),
});
/** The same in an answer that may leave them out. */
export const optionalParts = {
  wallet_payment: v.optional(money),
  card_payment: v.optional(money),
  cash_payment: v.optional(money),
  paid_with: v.optional(paidWith),
  smallest_coin: v.optional(money),
};
export type PaymentParts = v.InferOutput<typeof paymentParts>;

/** What a city keeps of an order that is cancelled late: `charge_type` 1 for so many percent of its total, 2 for an amount. */
export const cancelRule = v.object({ charge_type: v.picklist([1, 2]), charge_value: v.number() });

/**
 * Money of an order that goes back to where it came from. `done`: it is there, since `at`; of cash: it is not asked for any
 * more. `due`: the card's provider does not know yet, and `at` is when it was asked for. `refused`: they said no, and
 * people look at it. `card` is which one it goes to, while its customer keeps it. Times ISO 8601 UTC.
 */
export const moneyBack = v.object({
  part: paidWith,
  amount: money,
  state: v.picklist(['done', 'due', 'refused']),
  at: v.string(),
  card: v.optional(v.nullable(v.object({ card_type: v.string(), last_four: v.string() }))),
});
export type MoneyBack = v.InferOutput<typeof moneyBack>;
