import { boolean, doublePrecision, index, integer, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import type { StoreDay } from '#contract/entities/schedule.ts';
import {
  id,
  instant,
  uniqueId,
  type StoredReview,
  type StoredSlots,
  type StoredSpecification,
  type StoredSpread,
  type StoredText,
  belongsTo,
} from './columns.ts';
import { cities, categories } from './cities.ts';

export const stores = pgTable(
  'stores',
  {
    id: id().primaryKey(),
    uniqueId: uniqueId(),
    key: text('key').notNull().unique(),
    cityId: belongsTo('city_id', () => cities.id),
    categoryId: belongsTo('category_id', () => categories.id),
    name: text('name').notNull(),
    slogan: jsonb('slogan').$type<StoredText>().notNull(),
    promotion: jsonb('promotion').$type<StoredText>(),
    famousFor: jsonb('famous_for').$type<StoredText>().notNull(),
    tags: jsonb('tags').$type<string[]>().notNull(),
    address: text('address').notNull(),
    postcode: text('postcode').notNull(),
    town: text('town').notNull(),
    latitude: doublePrecision('latitude').notNull(),
    longitude: doublePrecision('longitude').notNull(),
    phone: text('phone').notNull(),
    email: text('email').notNull(),
    rating: doublePrecision('rating').notNull(),
    ratingCount: integer('rating_count').notNull(),
    /** How many of them gave one star, two, … five; null where nobody knows. */
    ratingSpread: jsonb('rating_spread').$type<StoredSpread>(),
    reviews: jsonb('reviews').$type<StoredReview[]>().notNull().default([]),
    ratedCount: integer('rated_count').notNull().default(0),
    ratedStars: integer('rated_stars').notNull().default(0),
    priceRating: smallint('price_rating').notNull(),
    hours: jsonb('hours').$type<StoreDay[]>().notNull(),
    delivers: boolean('delivers').notNull(),
    pickup: boolean('pickup').notNull(),
    asap: boolean('asap').notNull(),
    schedule: boolean('schedule').notNull(),
    leadMinutes: integer('lead_minutes').notNull(),
    deliverySlots: jsonb('delivery_slots').$type<StoredSlots>(),
    pickupSlots: jsonb('pickup_slots').$type<StoredSlots>(),
    busy: boolean('busy').notNull(),
    /** The store takes part at all; off means 635. */
    open: boolean('open').notNull(),
    /** When it closed early, until the end of the opening interval that this fell into; null: it keeps its hours. */
    closedAt: instant('closed_at'),
    minimum: integer('minimum'),
    /** null: delivers everywhere in the city. */
    radiusMiles: doublePrecision('radius_miles'),
    feeBase: integer('fee_base').notNull(),
    feeIncludedKm: doublePrecision('fee_included_km').notNull(),
    feePerKm: integer('fee_per_km').notNull(),
    prepareMinutes: integer('prepare_minutes').notNull(),
    itemTaxPercent: doublePrecision('item_tax_percent').notNull(),
    itemTaxIncluded: boolean('item_tax_included').notNull().default(false),
    /** As the bill says it; '' where none is known. */
    vatNumber: text('vat_number').notNull().default(''),
    cashbackMode: smallint('cashback_mode').$type<1 | 2>(),
    cashbackValue: integer('cashback_value'),
    image: text('image').notNull(),
    imageWide: text('image_wide').notNull(),
  },
  (table) => [index('stores_category').on(table.categoryId), index('stores_city').on(table.cityId)],
);

export const sections = pgTable(
  'sections',
  {
    id: id().primaryKey(),
    uniqueId: uniqueId(),
    storeId: belongsTo('store_id', () => stores.id),
    name: jsonb('name').$type<StoredText>().notNull(),
    visible: boolean('visible').notNull(),
    position: integer('position').notNull(),
  },
  (table) => [index('sections_store').on(table.storeId)],
);

export const items = pgTable(
  'items',
  {
    id: id().primaryKey(),
    uniqueId: uniqueId(),
    storeId: belongsTo('store_id', () => stores.id),
    sectionId: belongsTo('section_id', () => sections.id),
    name: jsonb('name').$type<StoredText>().notNull(),
    details: jsonb('details').$type<StoredText>().notNull(),
    price: integer('price').notNull(),
    priceBefore: integer('price_before'),
    cashbackMode: smallint('cashback_mode').$type<1 | 2>(),
    cashbackValue: integer('cashback_value'),
    image: text('image'),
    specifications: jsonb('specifications').$type<StoredSpecification[]>().notNull(),
    diets: jsonb('diets').$type<string[]>(),
    allergens: jsonb('allergens').$type<string[]>(),
    minimumAge: smallint('minimum_age'),
    soldOut: boolean('sold_out').notNull(),
    position: integer('position').notNull(),
  },
  (table) => [index('items_store').on(table.storeId)],
);
