import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { ProblemState, ProblemWay } from '#contract/entities/order-problem.ts';
import type { ProblemLine } from '#domain/orders/order-problem.ts';
import { instant, reference, belongsTo } from './columns.ts';
import { customers } from './customers.ts';
import { orders } from './orders.ts';

export type StoredProblemLine = ProblemLine & { readonly imageId?: string };

export const orderProblems = pgTable(
  'order_problems',
  {
    orderId: reference('order_id')
      .primaryKey()
      .references(() => orders.id),
    customerId: belongsTo('customer_id', () => customers.id),
    state: text('state').$type<ProblemState>().notNull(),
    lines: jsonb('lines').$type<readonly StoredProblemLine[]>().notNull(),
    note: text('note').notNull(),
    way: text('way').$type<ProblemWay>().notNull(),
    /** Whole minor units. */
    amount: integer('amount').notNull(),
    reportedAt: instant('reported_at').notNull(),
    /** When the marketplace answered one that waited, and what it said; null and '' before. */
    answeredAt: instant('answered_at'),
    answer: text('answer').notNull().default(''),
  },
  (table) => [
    index('order_problems_customer').on(table.customerId, table.reportedAt),
    index('order_problems_waiting')
      .on(table.reportedAt)
      .where(sql`${table.state} = 'waiting'`),
    check('order_problems_amount', sql`${table.amount} >= 0 and (${table.amount} > 0 or ${table.state} = 'noted')`),
  ],
);
