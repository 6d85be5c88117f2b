import { sql } from 'drizzle-orm';
import { boolean, char, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, instant, reference } from './columns.ts';
import { customers } from './customers.ts';
import { orderPayments } from './orders.ts';

export const cards = pgTable('cards', {
  id: id().primaryKey(),
  customerId: reference('customer_id').notNull().references(() => customers.id),
  lastFour: char('last_four', { length: 4 }).notNull(),
  brand: text('brand').notNull(),
  /** The provider's payment method. */
  paymentMethod: text('payment_method').notNull(),
  expires: text('expires').notNull(),
  isDefault: boolean('is_default').notNull(),
  createdAt: instant('created_at').notNull(),
}, (table) => [
  index('cards_customer').on(table.customerId),
  uniqueIndex('cards_one_default').on(table.customerId).where(sql`${table.isDefault}`),
]);

/** The wallet: a customer's balance is the sum of their rows. */
export const walletEntries = pgTable('wallet_entries', {
  id: id().primaryKey(),
  customerId: reference('customer_id').notNull().references(() => customers.id),
  amount: integer('amount').notNull(),
  cause: text('cause').notNull(),
  actor: text('actor').notNull(),
  requestId: text('request_id').notNull(),
  /** The order payment that an amount is for, or comes back from. */
  orderPaymentId: reference('order_payment_id').references(() => orderPayments.id),
  /** What makes an entry happen once. */
  key: text('key').unique(),
  createdAt: instant('created_at').notNull(),
}, (table) => [index('wallet_entries_customer').on(table.customerId)]);
