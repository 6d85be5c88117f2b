import { bigint, index, pgTable, text } from 'drizzle-orm/pg-core';
import { instant, reference, belongsTo } from './columns.ts';
import { orders } from './orders.ts';

/** How many changes of a customer's orders there were: the number of the last one. Whoever changes an order holds the row until that is committed, so that numbers are seen in their order. */
export const newsCounters = pgTable('news_counters', {
  /** No foreign key: its check would wait for whoever holds the customer, who may wait for this row. */
  customerId: reference('customer_id').primaryKey(),
  last: bigint('last', { mode: 'number' }).notNull(),
});

export const orderShares = pgTable(
  'order_shares',
  {
    /** SHA-256 of what the link carries. */
    tokenHash: text('token_hash').primaryKey(),
    orderId: belongsTo('order_id', () => orders.id),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('order_shares_order').on(table.orderId)],
);
