import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { userDetail } from '../entities/user.ts';
import { looseId, sessionFields } from '../fields.ts';

/** A customer who is signed in: who it is, and the end of it. */
export const sessionCalls = {
  /** Ends the session that asks. */
  logout: endpoint('/api/user/logout', {
    access: 'customer',
    request: v.object({ store_id: looseId, ...sessionFields }),
    answer: v.object({}),
    failures: [523, 999],
  }),
  /** Who is signed in, and whether the session still lives. */
  get_detail: endpoint('/api/user/get_detail', {
    access: 'customer',
    request: v.object(sessionFields),
    /** The customer's fields that changed; the rest is as it was. */
    answer: v.object({ user: v.partial(userDetail), minimum_phone_number_length: v.number(), maximum_phone_number_length: v.number() }),
    failures: [534, 999],
  }),
};
