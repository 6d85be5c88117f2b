import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Language } from '#contract/enumerations.ts';
import type { PhoneNews } from '#domain/orders/phone-news.ts';
import { id, instant, belongsTo } from './columns.ts';
import { customers, sessions } from './customers.ts';
import { orders } from './orders.ts';

export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    id: id().primaryKey(),
    customerId: belongsTo('customer_id', () => customers.id),
    sessionHash: text('session_hash')
      .notNull()
      .references(() => sessions.tokenHash, { onDelete: 'cascade' }),
    endpoint: text('endpoint').notNull(),
    p256dh: text('p256dh').notNull(),
    auth: text('auth').notNull(),
    /** What it spoke when it was asked; its customer's own language comes first. */
    language: text('language').$type<Language>().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('push_subscriptions_session').on(table.sessionHash),
    uniqueIndex('push_subscriptions_endpoint').on(table.endpoint),
    index('push_subscriptions_customer').on(table.customerId),
  ],
);

/** News that are still to be sent to a device: of each order the newest alone. */
export const pushNews = pgTable(
  'push_news',
  {
    id: id().primaryKey(),
    subscriptionId: belongsTo('subscription_id', () => pushSubscriptions.id, { onDelete: 'cascade' }),
    orderId: belongsTo('order_id', () => orders.id),
    news: text('news').$type<PhoneNews>().notNull(),
    attempts: integer('attempts').notNull(),
    dueAt: instant('due_at').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('push_news_due').on(table.dueAt), uniqueIndex('push_news_one_per_order').on(table.subscriptionId, table.orderId)],
);
