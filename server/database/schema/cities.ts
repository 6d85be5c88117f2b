import { boolean, doublePrecision, integer, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import type { ParcelTariff } from '#domain/parcel/tariff.ts';
import type { Operator } from '#domain/orders/legal-entity.ts';
import type { Roads } from '#domain/roads.ts';
import { id, reference, uniqueId, type StoredText, belongsTo } from './columns.ts';

export const countries = pgTable('countries', {
  id: id().primaryKey(),
  name: text('name').notNull(),
  /** Its two letters (ISO 3166-1); '' where an older server wrote it. */
  code: text('code').notNull().default(''),
  /** Which comes first where nobody says one: the smallest. */
  position: integer('position').notNull().default(0),
  phoneCode: text('phone_code').notNull(),
  currencyCode: text('currency_code').notNull(),
  referralUses: integer('referral_uses').notNull(),
  /** What a customer gets for each referred customer's first completed order, whole minor units. */
  referralReward: integer('referral_reward').notNull().default(100),
});

export const cities = pgTable('cities', {
  id: id().primaryKey(),
  uniqueId: uniqueId().unique(),
  countryId: belongsTo('country_id', () => countries.id),
  name: jsonb('name').$type<StoredText>().notNull(),
  timezone: text('timezone').notNull(),
  currencySign: text('currency_sign').notNull(),
  latitude: doublePrecision('latitude').notNull(),
  longitude: doublePrecision('longitude').notNull(),
  /** How far from the centre addresses are served, miles. */
  radiusMiles: doublePrecision('radius_miles').notNull(),
  serviceFee: integer('service_fee').notNull(),
  serviceTaxPercent: doublePrecision('service_tax_percent').notNull(),
  /** Whether the delivery's price holds that tax; else it is added to it. */
  serviceTaxIncluded: boolean('service_tax_included').notNull().default(false),
  operator: jsonb('operator').$type<Operator>(),
  cashAccepted: boolean('cash_accepted').notNull(),
  /** CANCELLATION_CHARGE of the contract: a percentage of the order, or an amount. */
  cancelChargeType: smallint('cancel_charge_type').$type<1 | 2>().notNull().default(2),
  /** Percent, or whole minor units. */
  cancelChargeValue: doublePrecision('cancel_charge_value').notNull().default(500),
  /** Up to so much of a problem's money goes back at once; whole minor units. */
  problemAtOnce: integer('problem_at_once').notNull().default(3_000),
  parcelTariff: jsonb('parcel_tariff').$type<ParcelTariff>(),
  roads: jsonb('roads').$type<Roads>(),
});

export const gazetteers = pgTable('gazetteers', {
  cityId: reference('city_id')
    .primaryKey()
    .references(() => cities.id),
  /** SHA-256 of both: what is cached of them is theirs as long as it stays. */
  digest: text('digest').notNull(),
  content: jsonb('content').$type<object>().notNull(),
  map: jsonb('map').$type<object>(),
});

export const categories = pgTable('categories', {
  id: id().primaryKey(),
  cityId: belongsTo('city_id', () => cities.id),
  uniqueId: integer('unique_id').notNull(),
  name: jsonb('name').$type<StoredText>().notNull(),
  deliveryType: smallint('delivery_type').$type<1 | 2>().notNull(),
  visible: boolean('visible').notNull(),
  image: text('image').notNull(),
  tags: jsonb('tags').$type<{ key: string; name: StoredText }[]>().notNull(),
  position: integer('position').notNull(),
});

export const vehicles = pgTable('vehicles', {
  id: id().primaryKey(),
  cityId: belongsTo('city_id', () => cities.id),
  name: jsonb('name').$type<StoredText>().notNull(),
  description: jsonb('description').$type<StoredText>().notNull(),
  carries: jsonb('carries').$type<StoredText>().notNull(),
  image: text('image').notNull(),
  /** What of the city's tariff it costs. */
  percent: integer('percent').notNull(),
  metresPerSecond: doublePrecision('metres_per_second').notNull(),
  farthestMetres: integer('farthest_metres'),
  open: boolean('open').notNull().default(true),
  position: integer('position').notNull(),
});
