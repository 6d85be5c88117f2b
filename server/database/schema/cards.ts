import { sql } from 'drizzle-orm';
import { boolean, char, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, instant, belongsTo } from './columns.ts';
import { customers } from './customers.ts';

export const cards = pgTable(
  'cards',
  {
    id: id().primaryKey(),
    customerId: belongsTo('customer_id', () => customers.id),
    lastFour: char('last_four', { length: 4 }).notNull(),
    brand: text('brand').notNull(),
    /** Who knows the payment method: a card of another provider than the one in use can't be charged, and isn't shown. */
    provider: text('provider').notNull().default('sandbox'),
    paymentMethod: text('payment_method').notNull(),
    /** MM/YY or MM/YYYY. */
    expires: text('expires').notNull(),
    isDefault: boolean('is_default').notNull(),
    /** False of a card that pays for one order: it is in no list, no default, and goes once that is paid. */
    isKept: boolean('is_kept').notNull().default(true),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('cards_customer').on(table.customerId),
    uniqueIndex('cards_one_default')
      .on(table.customerId, table.provider)
      .where(sql`${table.isDefault}`),
    index('cards_not_kept')
      .on(table.createdAt)
      .where(sql`not ${table.isKept}`),
    uniqueIndex('cards_once').on(table.customerId, table.provider, table.paymentMethod),
  ],
);
