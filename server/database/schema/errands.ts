import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { id, instant, reference, belongsTo } from './columns.ts';
import { customers } from './customers.ts';
import { orderPayments } from './orders.ts';

/**
 * Requests that the card provider still has to get: decided in our database, done outside of it, tried until it is done, so
 * that neither a killed process nor an unreachable provider loses it. `refused`: the provider said a final no; people look at it.
 */
export const errands = pgTable(
  'errands',
  {
    id: id().primaryKey(),
    /** The provider's idempotency key: however often it is tried, it happens once. */
    key: text('key').notNull().unique(),
    kind: text('kind').$type<'refund' | 'forget_card'>().notNull(),
    state: text('state').$type<'due' | 'done' | 'refused'>().notNull(),
    customerId: belongsTo('customer_id', () => customers.id),
    orderPaymentId: reference('order_payment_id').references(() => orderPayments.id),
    /** What it is about: the order payment of a refund, the provider's payment method of a card. */
    subject: text('subject').notNull(),
    /** Of a refund, whole minor units. */
    amount: integer('amount'),
    actor: text('actor').notNull(),
    requestId: text('request_id').notNull(),
    attempts: integer('attempts').notNull(),
    dueAt: instant('due_at').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('errands_due').on(table.state, table.dueAt), index('errands_order_payment').on(table.orderPaymentId)],
);
