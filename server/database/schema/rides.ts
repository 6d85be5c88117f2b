import { doublePrecision, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { Point } from '#domain/geometry.ts';
import { cities } from './cities.ts';
import { id, instant, reference, uniqueId, belongsTo } from './columns.ts';
import { orders } from './orders.ts';

export const couriers = pgTable('couriers', {
  id: id().primaryKey(),
  uniqueId: uniqueId(),
  cityId: belongsTo('city_id', () => cities.id),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  image: text('image').notNull(),
  phoneCode: text('phone_code').notNull(),
  phone: text('phone').notNull(),
  rating: doublePrecision('rating').notNull(),
  ratingCount: integer('rating_count').notNull(),
  ratedCount: integer('rated_count').notNull().default(0),
  ratedStars: integer('rated_stars').notNull().default(0),
});

/** Who brings an order, and along which road: made once, when a courier is assigned. */
export const rides = pgTable('rides', {
  orderId: reference('order_id')
    .primaryKey()
    .references(() => orders.id),
  courierId: belongsTo('courier_id', () => couriers.id),
  /** From where it is picked up to its destination, along the streets. */
  path: jsonb('path').$type<readonly Point[]>().notNull(),
  metres: integer('metres').notNull(),
  /** How long the ride takes at pace 1. */
  seconds: integer('seconds').notNull(),
  createdAt: instant('created_at').notNull(),
});
