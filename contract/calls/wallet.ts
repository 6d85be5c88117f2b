import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { walletMovement, WALLET_DIRECTIONS } from '../entities/wallet-movement.ts';
import { looseId, money, requiredText, sessionFields, text, uniqueIdSent, untrustedNumber } from '../fields.ts';

export const walletCalls = {
  change_user_wallet_status: endpoint({
    name: 'change_user_wallet_status',
    path: '/api/user/change_user_wallet_status',
    access: 'customer',
    request: v.object({ is_use_wallet: v.boolean(), ...sessionFields }),
    answer: v.object({ is_use_wallet: v.optional(v.boolean()) }),
    failures: [537, 999],
  }),
  /** First step of a top-up: what the card provider needs to confirm it. `amount` decides; too little answers 560. */
  get_stripe_payment_intent_wallet: endpoint({
    name: 'get_stripe_payment_intent_wallet',
    path: '/api/user/get_stripe_payment_intent_wallet',
    access: 'customer',
    request: v.object({
      wallet: untrustedNumber,
      payment_id: looseId,
      card_id: looseId,
      amount: money,
      type: v.optional(v.number()),
      /** The storefront's own: the same key again answers the same intent. */
      top_up_key: v.optional(v.nullable(text(64))),
      ...sessionFields,
    }),
    answer: v.object({ client_secret: v.string(), payment_method: v.string(), last_four: v.string() }),
    failures: [536, 560, 999, 1016],
  }),
  /** Last step of a top-up: credits what the provider took, once per intent. 549: not confirmed yet. */
  add_wallet_amount: endpoint({
    name: 'add_wallet_amount',
    path: '/api/user/add_wallet_amount',
    access: 'customer',
    request: v.object({
      wallet: untrustedNumber,
      payment_id: looseId,
      payment_intent_id: requiredText(200),
      last_four: v.optional(v.nullable(text(4))),
      card_id: looseId,
      type: v.optional(v.number()),
      ...sessionFields,
    }),
    /** The balance afterwards. */
    answer: v.object({ wallet: money }),
    failures: [536, 538, 549, 999],
  }),
  /**
   * The storefront's own: what went into the wallet and out of it, the newest first, twenty at a time, those below
   * `before_unique_id`; each with the balance after it, whatever `only` leaves out. All of them together are the balance.
   */
  get_wallet_history: endpoint({
    name: 'get_wallet_history',
    path: '/api/storefront/get_wallet_history',
    access: 'customer',
    request: v.object({
      before_unique_id: v.optional(v.nullable(uniqueIdSent)),
      only: v.optional(v.nullable(v.picklist(WALLET_DIRECTIONS))),
      ...sessionFields,
    }),
    answer: v.object({
      /** The balance now. */
      wallet: money,
      wallet_currency_code: v.string(),
      movements: v.array(walletMovement),
      /** What the next page is asked with; null after the last. */
      before_unique_id: v.nullable(v.number()),
    }),
    failures: [999],
  }),
};
