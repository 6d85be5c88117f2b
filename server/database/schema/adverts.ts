import { boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { cities } from './cities.ts';
import { id, reference, type StoredText, belongsTo } from './columns.ts';
import { stores } from './stores.ts';

export const adverts = pgTable('adverts', {
  id: id().primaryKey(),
  cityId: belongsTo('city_id', () => cities.id),
  title: jsonb('title').$type<StoredText>().notNull(),
  text: jsonb('text').$type<StoredText>().notNull(),
  image: text('image').notNull(),
  storeId: reference('store_id').references(() => stores.id),
  leadsToCourier: boolean('leads_to_courier').notNull(),
  /** 'landing' or a category's id. */
  places: jsonb('places').$type<string[]>().notNull(),
  position: integer('position').notNull(),
});
