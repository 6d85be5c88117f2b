import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { historyOrder, order } from '../entities/order.ts';
import { orderInvoice } from '../entities/order-invoice.ts';
import { looseId, sessionFields, uniqueIdSent } from '../fields.ts';

const oneOrder = v.object({ order_id: looseId, ...sessionFields });
/** YYYY-MM-DD; '' or nothing for none. */
const dateOrOpen = v.optional(v.nullable(v.union([v.pipe(v.string(), v.isoDate()), v.literal('')])));

export const pastOrderCalls = {
  /**
   * A customer's orders that ended, the newest `unique_id` first: all of them, or those that ended between two calendar dates
   * of their city's timezone, both included. 539 where one date comes without the other, or they are the wrong way round
   * (`historyDates`). The storefront's own: at most twenty, those below `before_unique_id`, and what to ask the next ones
   * with; null after the last, and nothing where a server tells all of them at once.
   */
  order_history: endpoint('/api/user/order_history', {
    access: 'customer',
    request: v.object({
      start_date: dateOrOpen,
      end_date: dateOrOpen,
      before_unique_id: v.optional(v.nullable(uniqueIdSent)),
      ...sessionFields,
    }),
    answer: v.object({ order_list: v.array(historyOrder), before_unique_id: v.optional(v.nullable(v.number()), null) }),
    failures: [539, 999],
  }),
  /** An order that has ended, as `get_order_detail` tells it, with what its customer said about it. One that still runs, or is somebody else's, is not there: 540. */
  order_history_detail: endpoint('/api/user/order_history_detail', {
    access: 'customer',
    request: oneOrder,
    answer: v.object({
      order,
      /** Whether `show_invoice` was called: until then the storefront asks for a rating. */
      is_invoice_shown: v.optional(v.boolean(), true),
    }),
    failures: [540, 999],
  }),
  /** The invoice of an order as it was paid; nothing in it changes with the store's menu or the customer's account. */
  get_invoice: endpoint('/api/user/get_invoice', {
    access: 'customer',
    request: oneOrder,
    answer: v.object({ invoice: orderInvoice }),
    failures: [548, 999],
  }),
  /** Notes that the customer has seen the invoice of an order that ended, so that no device asks for a rating of it by itself again. 548 while it runs. */
  show_invoice: endpoint('/api/user/show_invoice', {
    access: 'customer',
    request: oneOrder,
    answer: v.object({}),
    failures: [548, 999],
  }),
};
