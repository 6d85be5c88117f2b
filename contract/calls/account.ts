import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { deviceTokenField, money, moneySent, sessionFields } from '../fields.ts';
import { password } from '../forms/form-fields.ts';

/** Lists by their names. `v.record` would be in every first load for this one answer. */
const account = v.pipe(
  v.unknown(),
  v.check((value) => typeof value === 'object' && value !== null),
  v.transform((value) => value as Readonly<Record<string, unknown>>),
);

export const accountCalls = {
  /**
   * The storefront's own: everything that is kept of the customer, for them to have: `made_at`, `profile`, `wallet`, and
   * lists by what is in them (`orders`, `favourite_addresses` …). Money is in major units, times are ISO 8601. It is for
   * people and for other services, so that its lists may grow: whoever saves it saves all of it.
   */
  export_account: endpoint('/api/storefront/export_account', {
    access: 'customer',
    request: v.object(sessionFields),
    answer: v.object({ account }),
    failures: [999],
  }),
  /**
   * The storefront's own: deletes the account, under its password. 512 for a wrong one, 511 after too many; 1004 with the
   * reason `orders_running`, `payments_running` or `top_ups_running` where that must be over before, or `wallet_not_empty`
   * with what the wallet holds, where that is not what is given up. A repeat answers 999: the account is gone.
   */
  delete_account: endpoint('/api/storefront/delete_account', {
    access: 'customer',
    /** `wallet_given_up`: the balance that the customer saw, and gives up with the account. */
    request: v.object({ password: password(), wallet_given_up: v.optional(moneySent, 0), ...deviceTokenField, ...sessionFields }),
    answer: v.object({}),
    details: v.object({ wallet: v.optional(money), wallet_currency_code: v.optional(v.string()) }),
    failures: [511, 512, 999, 1004],
  }),
};
