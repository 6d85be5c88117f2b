import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { sessionFields } from '../fields.ts';

export const walletCalls = {
  /** Sets whether the wallet pays what it can of each order. */
  change_user_wallet_status: endpoint('/api/user/change_user_wallet_status', {
    access: 'customer',
    request: v.object({ is_use_wallet: v.boolean(), ...sessionFields }),
    answer: v.object({ is_use_wallet: v.optional(v.boolean()) }),
    failures: [537, 999],
  }),
};
