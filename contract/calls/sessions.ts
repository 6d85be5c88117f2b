import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { id, looseId, sessionFields } from '../fields.ts';

/** A place where the customer is signed in. */
export const openSession = v.object({
  /** What it is ended by; nothing can be done with it but that, and only by its customer. */
  _id: id,
  /** The names of its browser and system; '' where they are not known. */
  browser: v.string(),
  system: v.string(),
  /** ISO 8601. */
  created_at: v.string(),
  /** ISO 8601, to five minutes. */
  used_at: v.string(),
  /** IANA, of both times. */
  timezone: v.string(),
  /** The one that asks. */
  is_this: v.boolean(),
  /** News of orders are sent to it as notifications; absent where the server sends none. */
  gets_news: v.optional(v.boolean()),
});
export type OpenSession = v.InferOutput<typeof openSession>;

export const accountSessionCalls = {
  /** The storefront's own: where the customer is signed in, the one that asks first, then the one used last. */
  get_sessions: endpoint('/api/storefront/get_sessions', {
    access: 'customer',
    request: v.object(sessionFields),
    answer: v.object({ sessions: v.array(openSession) }),
    failures: [999],
  }),
  /**
   * The storefront's own: ends one of the customer's other sessions, or all of them where none is named. One that is over,
   * somebody else's and the one that asks are left as they are, so that it is safe to repeat.
   */
  end_session: endpoint('/api/storefront/end_session', {
    access: 'customer',
    request: v.object({ session_id: looseId, ...sessionFields }),
    answer: v.object({ sessions: v.array(openSession) }),
    failures: [999],
  }),
  /** The storefront's own: sends no more notifications to a device of the customer's, the one that asks where none is named. Safe to repeat. */
  unsubscribe_push: endpoint('/api/storefront/unsubscribe_push', {
    access: 'customer',
    request: v.object({ session_id: looseId, ...sessionFields }),
    answer: v.object({ sessions: v.array(openSession) }),
    failures: [999],
  }),
};
