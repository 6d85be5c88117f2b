import * as v from 'valibot';
import { id, money } from '../fields.ts';
import { paymentParts } from './money-back.ts';
import { REFUSAL_REASONS } from '../refusal-reasons.ts';

/** A payment's states as its customer knows them. */
export const PAYMENT_STATES = [
  /** Nothing is charged and nothing is kept: the basket is as before, `reason` and `decline_code` say why. */
  'open',
  /** The provider waits for the customer: to be confirmed with `client_secret`, or for the challenge that is open. */
  'challenge',
  /** The card's bank has not answered yet. */
  'processing',
  /** All parts are there; the order is not asked for yet. */
  'authorised',
  /** Nobody knows yet: the provider can't be reached, or an order or a release is under way. */
  'checking',
  'ordered',
] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];

export const payment = v.object({
  order_payment_id: id,
  /** 2 for a parcel's. */
  delivery_type: v.optional(v.picklist([1, 2])),
  state: v.picklist(PAYMENT_STATES),
  /** The provider's; null where no card is asked, or its intent is not known yet. */
  client_secret: v.nullable(v.string()),
  payment_method: v.nullable(v.string()),
  ...paymentParts.entries,
  total: money,
  order_id: v.nullable(id),
  unique_id: v.nullable(v.number()),
  reason: v.fallback(v.nullable(v.picklist(REFUSAL_REASONS)), null),
  /** As the provider names it: 'insufficient_funds', 'generic_decline' and so on. */
  decline_code: v.nullable(v.string()),
  /** It was taken before it was known that there is no order, and is given back. */
  is_refunded: v.optional(v.boolean()),
  /** ISO 8601; until when everything is kept while the customer has to do something. */
  expires_at: v.nullable(v.string()),
  /** Of the keys that the call names, those whose command to pay has not come: while there are any, `open` is not the last word. */
  unknown_keys: v.optional(v.array(v.string())),
});
export type Payment = v.InferOutput<typeof payment>;
