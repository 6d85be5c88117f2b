import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, instant, belongsTo } from './columns.ts';
import { customers } from './customers.ts';

/**
 * Money that a card is to pay into a wallet. `asked`: nobody knows yet whether the card pays. `credited`: it is in the
 * ledger, by what the provider took. `lapsed`: the card paid nothing and never will.
 */
export const topUps = pgTable(
  'top_ups',
  {
    id: id().primaryKey(),
    customerId: belongsTo('customer_id', () => customers.id),
    key: text('key').notNull(),
    /** Whole minor units: what was asked for; the ledger has what came. */
    amount: integer('amount').notNull(),
    paymentMethod: text('payment_method').notNull(),
    lastFour: text('last_four').notNull(),
    providerId: text('provider_id').unique(),
    clientSecret: text('client_secret'),
    state: text('state').$type<'asked' | 'credited' | 'lapsed'>().notNull(),
    attempts: integer('attempts').notNull(),
    dueAt: instant('due_at').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [uniqueIndex('top_ups_key').on(table.customerId, table.key), index('top_ups_due').on(table.state, table.dueAt)],
);
