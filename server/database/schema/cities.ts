import { boolean, doublePrecision, integer, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { id, reference, type StoredText } from './columns.ts';

export const countries = pgTable('countries', {
  id: id().primaryKey(),
  name: text('name').notNull(),
  phoneCode: text('phone_code').notNull(),
  currencyCode: text('currency_code').notNull(),
  /** How many customers may sign up with one customer's referral code. */
  referralUses: integer('referral_uses').notNull(),
});

export const cities = pgTable('cities', {
  id: id().primaryKey(),
  countryId: reference('country_id').notNull().references(() => countries.id),
  name: jsonb('name').$type<StoredText>().notNull(),
  timezone: text('timezone').notNull(),
  currencySign: text('currency_sign').notNull(),
  latitude: doublePrecision('latitude').notNull(),
  longitude: doublePrecision('longitude').notNull(),
  /** How far from the centre addresses are served, miles. */
  radiusMiles: doublePrecision('radius_miles').notNull(),
  serviceFee: integer('service_fee').notNull(),
  serviceTaxPercent: doublePrecision('service_tax_percent').notNull(),
  cashAccepted: boolean('cash_accepted').notNull(),
});

export const categories = pgTable('categories', {
  id: id().primaryKey(),
  cityId: reference('city_id').notNull().references(() => cities.id),
  uniqueId: integer('unique_id').notNull(),
  name: jsonb('name').$type<StoredText>().notNull(),
  deliveryType: smallint('delivery_type').$type<1 | 2>().notNull(),
  visible: boolean('visible').notNull(),
  image: text('image').notNull(),
  tags: jsonb('tags').$type<{ key: string; name: StoredText }[]>().notNull(),
  position: integer('position').notNull(),
});
