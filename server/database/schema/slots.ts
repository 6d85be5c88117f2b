import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { id, instant, belongsTo } from './columns.ts';
import { orderPayments } from './orders.ts';
import { stores } from './stores.ts';

/** How many places of a store's slot are taken, by holds and by orders; a slot nobody ever chose has no row. */
export const slots = pgTable(
  'slots',
  {
    id: id().primaryKey(),
    storeId: belongsTo('store_id', () => stores.id),
    isPickup: boolean('is_pickup').notNull(),
    startsAt: instant('starts_at').notNull(),
    endTime: text('end_time').notNull(),
    capacity: integer('capacity').notNull(),
    taken: integer('taken').notNull(),
  },
  (table) => [
    index('slots_store').on(table.storeId, table.startsAt),
    check('slots_capacity', sql`${table.taken} >= 0 and ${table.taken} <= ${table.capacity}`),
  ],
);

/** A place in a slot, kept for a payment and then for its order: one each at most. It is given back with whatever else the payment holds. */
export const slotPlaces = pgTable(
  'slot_places',
  {
    orderPaymentId: belongsTo('order_payment_id', () => orderPayments.id),
    slotId: belongsTo('slot_id', () => slots.id),
  },
  (table) => [primaryKey({ columns: [table.orderPaymentId] })],
);
