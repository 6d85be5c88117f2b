import { sql } from 'drizzle-orm';
import { check, index, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import type { Rated } from '#domain/orders/rating-rules.ts';
import { instant, reference, belongsTo } from './columns.ts';
import { orders } from './orders.ts';
import { couriers } from './rides.ts';
import { stores } from './stores.ts';

export const orderRatings = pgTable(
  'order_ratings',
  {
    orderId: belongsTo('order_id', () => orders.id),
    rated: text('rated').$type<Rated>().notNull(),
    storeId: reference('store_id').references(() => stores.id),
    courierId: reference('courier_id').references(() => couriers.id),
    stars: smallint('stars').notNull(),
    review: text('review').notNull(),
    /** When it was first given; it may be changed for a week from then on. */
    ratedAt: instant('rated_at').notNull(),
    changedAt: instant('changed_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.rated] }),
    index('order_ratings_of_store')
      .on(table.storeId, table.ratedAt)
      .where(sql`${table.storeId} is not null`),
    check('order_ratings_stars', sql`${table.stars} between 1 and 5`),
    check(
      'order_ratings_of_one',
      sql`(${table.rated} = 'store' and ${table.storeId} is not null and ${table.courierId} is null) or (${table.rated} = 'courier' and ${table.courierId} is not null and ${table.storeId} is null)`,
    ),
  ],
);
