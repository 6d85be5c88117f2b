import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { OrderAddress } from '#contract/entities/address.ts';
import type { CartLine } from '#domain/cart/cart-lines.ts';
import { id, instant, reference } from './columns.ts';
import { stores } from './stores.ts';
import { customers } from './customers.ts';

/** An option as it was called and what it cost, in whole minor units. */
type SeenOption = { readonly id: number; readonly name: string; readonly price: number };

/** A line with what its customer saw when they last decided about it, for the day when it costs more or is gone. */
export type StoredLine = CartLine & {
  readonly seen?: {
    /** Whole minor units for one, options included. */
    readonly price: number;
    readonly name: string;
    readonly sectionId: string;
    /** The options chosen; absent in baskets that were kept before options were. */
    readonly options?: readonly SeenOption[];
  };
};

export const carts = pgTable(
  'carts',
  {
    id: id().primaryKey(),
    customerId: reference('customer_id').references(() => customers.id),
    /** SHA-256 of the guest's `cart_unique_token`. */
    guestHash: text('guest_hash'),
    state: text('state').$type<'open' | 'parked' | 'merged' | 'ordered'>().notNull(),
    cityId: reference('city_id'),
    storeId: reference('store_id').references(() => stores.id),
    lines: jsonb('lines').$type<StoredLine[]>().notNull(),
    destination: jsonb('destination').$type<OrderAddress>(),
    pickup: jsonb('pickup').$type<OrderAddress>(),
    version: integer('version').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('carts_one_open_per_customer')
      .on(table.customerId)
      .where(sql`${table.state} = 'open'`),
    uniqueIndex('carts_one_open_per_guest')
      .on(table.guestHash)
      .where(sql`${table.state} = 'open' and ${table.customerId} is null`),
    index('carts_customer').on(table.customerId),
    index('carts_guest').on(table.guestHash),
    // Baskets that end by themselves: a guest's, and what was put aside or became part of another.
    index('carts_forgotten')
      .on(table.updatedAt)
      .where(sql`${table.state} in ('parked', 'merged') or (${table.state} = 'open' and ${table.customerId} is null)`),
  ],
);
