import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { historyOrder, order } from '../entities/order.ts';
import { orderInvoice } from '../entities/order-invoice.ts';
import { rating } from '../entities/rating.ts';
import { looseId, sessionFields } from '../fields.ts';

const oneOrder = v.object({ order_id: looseId, ...sessionFields });
/** YYYY-MM-DD; '' or nothing leaves that side open. */
const dateOrOpen = v.optional(v.nullable(v.union([v.pipe(v.string(), v.isoDate()), v.literal('')])));

export const pastOrderCalls = {
  /** Orders that ended between two calendar dates of the city's timezone, both included; 539 when they are the wrong way round. */
  order_history: endpoint({
    name: 'order_history',
    path: '/api/user/order_history',
    access: 'customer',
    served: false,
    request: v.object({ start_date: dateOrOpen, end_date: dateOrOpen, ...sessionFields }),
    answer: v.object({ order_list: v.array(historyOrder) }),
    failures: [539, 999],
  }),
  /** The order detail page of an order that has ended: with what the customer said about it. */
  order_history_detail: endpoint({
    name: 'order_history_detail',
    path: '/api/user/order_history_detail',
    access: 'customer',
    served: false,
    request: oneOrder,
    answer: v.object({
      order,
      /** Whether `show_invoice` was called: the rating is asked for only until then. */
      is_invoice_shown: v.optional(v.boolean(), true),
      rating_to_store: v.optional(v.nullable(rating)),
      rating_to_provider: v.optional(v.nullable(rating)),
    }),
    failures: [540, 999],
  }),
  /** The invoice that the order detail page prints. */
  get_invoice: endpoint({
    name: 'get_invoice',
    path: '/api/user/get_invoice',
    access: 'customer',
    served: false,
    request: oneOrder,
    answer: v.object({ invoice: orderInvoice }),
    failures: [548, 999],
  }),
  /** Notes that the customer has seen the invoice of a completed order, so that no device shows it by itself again. */
  show_invoice: endpoint({
    name: 'show_invoice',
    path: '/api/user/show_invoice',
    access: 'customer',
    served: false,
    request: oneOrder,
    answer: v.object({}),
    failures: [548, 999],
  }),
};
