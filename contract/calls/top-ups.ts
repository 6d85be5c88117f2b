import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { looseId, money, moneySent, sessionFields, text, token, untrustedNumber } from '../fields.ts';

export const topUpCalls = {
  /** First step of a top-up: what the provider needs to confirm it. `amount` decides; too little answers 560. `payment_id`: a gateway’s that a provider takes money by; `card_id` matters for a card alone. */
  get_stripe_payment_intent_wallet: endpoint('/api/user/get_stripe_payment_intent_wallet', {
    access: 'customer',
    request: v.object({
      wallet: untrustedNumber,
      payment_id: looseId,
      card_id: looseId,
      amount: moneySent,
      type: v.optional(v.number()),
      /** The storefront's own: the payment method that its customer approved on a payment sheet. */
      payment_method: looseId,
      /** The storefront's own: the same key again answers the same intent. */
      top_up_key: v.optional(v.nullable(text(64))),
      ...sessionFields,
    }),
    /** Both are null of what is no card. */
    answer: v.object({ client_secret: v.string(), payment_method: v.nullable(v.string()), last_four: v.nullable(v.string()) }),
    failures: [536, 560, 999, 1016],
  }),
  /** Last step of a top-up: credits what the provider took, once per intent. 549: not confirmed yet. */
  add_wallet_amount: endpoint('/api/user/add_wallet_amount', {
    access: 'customer',
    request: v.object({
      wallet: untrustedNumber,
      payment_id: looseId,
      payment_intent_id: token(200),
      last_four: v.optional(v.nullable(text(4))),
      card_id: looseId,
      type: v.optional(v.number()),
      ...sessionFields,
    }),
    /** The balance afterwards. */
    answer: v.object({ wallet: money }),
    failures: [536, 538, 549, 999],
  }),
};
