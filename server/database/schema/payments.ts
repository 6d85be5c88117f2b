import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { IntentStatus } from '../intent-status.ts';
import { instant, belongsTo } from './columns.ts';
import { customers } from './customers.ts';
import { orderPayments } from './orders.ts';

export const providerCustomers = pgTable(
  'provider_customers',
  {
    customerId: belongsTo('customer_id', () => customers.id),
    provider: text('provider').notNull(),
    providerId: text('provider_id').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.provider] }),
    uniqueIndex('provider_customers_provider_id').on(table.provider, table.providerId),
  ],
);

/** What a provider is to take of one attempt to pay, as far as we know it; written down before the provider is asked. */
export const cardIntents = pgTable(
  'card_intents',
  {
    orderPaymentId: belongsTo('order_payment_id', () => orderPayments.id),
    attempt: integer('attempt').notNull(),
    provider: text('provider').notNull(),
    providerId: text('provider_id'),
    clientSecret: text('client_secret'),
    providerCustomer: text('provider_customer'),
    /** The provider's id of a card's; 'twint' where each payment makes its own. */
    paymentMethod: text('payment_method').notNull(),
    amount: integer('amount').notNull(),
    currency: text('currency').notNull(),
    /** The provider's word; 'asked' until it has one. */
    state: text('state').$type<'asked' | IntentStatus>().notNull(),
    /** How far the state is: it only grows, in whatever order news arrive. */
    rank: integer('rank').notNull(),
    declineCode: text('decline_code'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.orderPaymentId, table.attempt] }),
    uniqueIndex('card_intents_provider_id').on(table.providerId),
    check('card_intents_amount', sql`${table.amount} > 0`),
  ],
);

export const providerEvents = pgTable(
  'provider_events',
  {
    id: text('id').primaryKey(),
    type: text('type').notNull(),
    receivedAt: instant('received_at').notNull(),
    /** Null until what it tells has been seen to: it may then come again. */
    handledAt: instant('handled_at'),
  },
  (table) => [index('provider_events_received').on(table.receivedAt)],
);
