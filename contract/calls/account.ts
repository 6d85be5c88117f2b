import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { sessionFields } from '../fields.ts';

export const accountCalls = {
  /**
   * The storefront's own: everything that is kept of the customer, for them to have: `made_at`, `profile`, `wallet`, and
   * lists by what is in them (`orders`, `favourite_addresses` …). Money is in major units, times are ISO 8601. It is for
   * people and for other services, so that its lists may grow: whoever saves it saves all of it.
   */
  export_account: endpoint({
    name: 'export_account',
    path: '/api/storefront/export_account',
    access: 'customer',
    request: v.object(sessionFields),
    answer: v.object({ account: v.record(v.string(), v.unknown()) }),
    failures: [999],
  }),
};
