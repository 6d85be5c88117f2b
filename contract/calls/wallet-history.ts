import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { walletMovement, WALLET_DIRECTIONS } from '../entities/wallet-movement.ts';
import { money, sessionFields, uniqueIdSent } from '../fields.ts';

export const walletHistoryCalls = {
  /**
   * The storefront's own: what went into the wallet and out of it, the newest first, twenty at a time, those below
   * `before_unique_id`; each with the balance after it, whatever `only` leaves out. All of them together are the balance.
   */
  get_wallet_history: endpoint('/api/storefront/get_wallet_history', {
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
