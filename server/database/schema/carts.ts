import { sql } from 'drizzle-orm';
import { integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { OrderAddress } from '../../../contract/entities/address.ts';
import type { CartLine } from '../../../domain/cart/cart-lines.ts';
import { id, instant, reference } from './columns.ts';
import { stores } from './stores.ts';
import { customers } from './customers.ts';

export const carts = pgTable('carts', {
  id: id().primaryKey(),
  customerId: reference('customer_id').references(() => customers.id),
  /** SHA-256 of the guest's `cart_unique_token`. */
  guestHash: text('guest_hash'),
  state: text('state').$type<'open' | 'parked' | 'merged' | 'ordered'>().notNull(),
  cityId: reference('city_id'),
  storeId: reference('store_id').references(() => stores.id),
  lines: jsonb('lines').$type<CartLine[]>().notNull(),
  destination: jsonb('destination').$type<OrderAddress>(),
  pickup: jsonb('pickup').$type<OrderAddress>(),
  version: integer('version').notNull(),
  updatedAt: instant('updated_at').notNull(),
}, (table) => [
  uniqueIndex('carts_one_open_per_customer').on(table.customerId).where(sql`${table.state} = 'open'`),
  uniqueIndex('carts_one_open_per_guest').on(table.guestHash).where(sql`${table.state} = 'open' and ${table.customerId} is null`),
]);
