import * as v from 'valibot';
import { orderSearch } from '../orders/order-search.ts';

/** What sent the customer here: a store's address that leads nowhere, or an order that only its customer sees. */
export const deliveriesSearch = v.object({
  from: v.optional(v.fallback(v.optional(v.picklist(['store', 'order'])), undefined)),
  ...orderSearch.entries,
});
export type SentFrom = v.InferOutput<typeof deliveriesSearch>;
