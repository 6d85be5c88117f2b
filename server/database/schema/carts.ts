import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { OrderAddress } from '#contract/entities/order-address.ts';
import type { CartLine } from '#domain/cart/cart-lines.ts';
import { id, instant, reference } from './columns.ts';
import { stores } from './stores.ts';
import { customers } from './customers.ts';

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
    /** DELIVERY_TYPE of the contract: a store's basket, or a parcel, which are found by nothing of each other's. */
    deliveryType: smallint('delivery_type').$type<1 | 2>().notNull().default(1),
    /** SHA-256 of the `cart_unique_token` of a parcel; null for a store's basket. */
    parcelHash: text('parcel_hash'),
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
      .where(sql`${table.state} = 'open' and ${table.deliveryType} = 1`),
    uniqueIndex('carts_one_open_per_parcel')
      .on(table.customerId, table.parcelHash)
      .where(sql`${table.state} = 'open' and ${table.deliveryType} = 2`),
    uniqueIndex('carts_one_open_per_guest')
      .on(table.guestHash)
      .where(sql`${table.state} = 'open' and ${table.customerId} is null`),
    index('carts_parcel_hash')
      .on(table.parcelHash)
      .where(sql`${table.parcelHash} is not null`),
    index('carts_customer').on(table.customerId),
    check(
      'carts_parcel',
      sql`(${table.deliveryType} = 2) = (${table.parcelHash} is not null) and (${table.deliveryType} = 1 or (${table.customerId} is not null and ${table.storeId} is null))`,
    ),
    index('carts_guest')
      .on(table.guestHash)
      .where(sql`${table.guestHash} is not null`),
    // Baskets that end by themselves: a guest's, a parcel that nobody sent, and what was put aside or became part of another. By
    // their age, which their id tells: were they found by their last change, each would write all indexes of a basket.
    index('carts_forgotten')
      .on(table.id)
      .where(
        sql`${table.state} in ('parked', 'merged') or (${table.state} = 'open' and (${table.customerId} is null or ${table.deliveryType} = 2))`,
      ),
  ],
);
