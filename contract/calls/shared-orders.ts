import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { sharedOrder } from '../entities/shared-order.ts';
import { looseId, sessionFields, token } from '../fields.ts';

const oneOrder = v.object({ order_id: looseId, ...sessionFields });

/** The storefront's own calls for a link that shows somebody else how an order comes along. It ends with its order, and when its customer withdraws it. */
export const sharedOrderCalls = {
  /** Makes a link to a running order. Each call makes one of its own, five at once at most: the oldest ends then. Nobody can read a link again that was made, its customer neither. */
  share_order: endpoint('/api/storefront/share_order', {
    access: 'customer',
    request: oneOrder,
    answer: v.object({
      /** What the link carries behind its #, so that no server and no log reads it. */
      share_token: v.string(),
      /** The whole link: the storefront's address, `/shared#` and the token. */
      share_url: v.string(),
    }),
    failures: [652, 999],
  }),
  /** Ends every link to an order; one without any is no failure. */
  withdraw_shared_order: endpoint('/api/storefront/withdraw_shared_order', {
    access: 'customer',
    request: oneOrder,
    answer: v.object({}),
    failures: [652, 999],
  }),
  /** What a link shows: no names, codes or prices. 652 for a link that is withdrawn, has ended with its order, or never was. */
  get_shared_order: endpoint('/api/storefront/get_shared_order', {
    access: 'public',
    request: v.object({ share_token: token(200) }),
    answer: v.object({
      order: sharedOrder,
      /** ISO 8601 UTC. */
      server_time: v.string(),
    }),
    failures: [652],
  }),
};
