import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { sessionFields, token } from '../fields.ts';

/** Longer than any address or key of a push service's. */
const ADDRESS_LENGTH = 2_000;
const KEY_LENGTH = 200;

/** News of orders as notifications of a device: the storefront's own calls. They are sent as the Push API has it (RFC 8030, 8188, 8291, 8292). */
export const pushCalls = {
  /** The key that a browser subscribes with, null where the server sends no notifications; and whether the device that asks gets them. */
  get_push_key: endpoint('/api/storefront/get_push_key', {
    access: 'customer',
    request: v.object(sessionFields),
    answer: v.object({
      /** P-256, uncompressed, base64url. */
      public_key: v.nullable(v.string()),
      is_subscribed: v.boolean(),
    }),
    failures: [999],
  }),
  /** Has news of the customer's orders sent to the device that asks, as long as it is signed in; safe to repeat. A browser's own address at its push service, and its two keys. */
  subscribe_push: endpoint('/api/storefront/subscribe_push', {
    access: 'customer',
    request: v.object({
      endpoint: token(ADDRESS_LENGTH),
      /** base64url. */
      p256dh: token(KEY_LENGTH),
      auth: token(KEY_LENGTH),
      ...sessionFields,
    }),
    answer: v.object({}),
    failures: [522, 999],
  }),
};
