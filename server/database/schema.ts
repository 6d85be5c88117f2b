import { sql } from 'drizzle-orm';
import { bigint, bigserial, boolean, char, check, doublePrecision, index, integer, jsonb, pgTable, primaryKey, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { OrderAddress } from '../../contract/entities/address.ts';
import type { SlotDay, StoreDay } from '../../contract/entities/schedule.ts';
import type { CartLine } from '../../domain/cart/cart-lines.ts';
import type { FrozenOrder } from './frozen-order.ts';

/** A text in both languages. */
export type StoredText = { en: string; fr: string };
/** An item's specification group as stored: money in whole minor units. */
export type StoredSpecification = {
  uniqueId: number; name: StoredText; type: 1 | 2; range: number; max: number; required: boolean;
  options: { uniqueId: number; name: StoredText; price: number; selected: boolean }[];
};
export type StoredSlots = { days: SlotDay[]; minutes: number; capacity: number };

const id = () => char('id', { length: 24 });
const reference = (name: string) => char(name, { length: 24 });
/** An instant, epoch milliseconds. */
const instant = (name: string) => bigint(name, { mode: 'number' });
const uniqueId = () => bigserial('unique_id', { mode: 'number' }).notNull();

export const countries = pgTable('countries', {
  id: id().primaryKey(),
  name: text('name').notNull(),
  phoneCode: text('phone_code').notNull(),
  currencyCode: text('currency_code').notNull(),
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

export const stores = pgTable('stores', {
  id: id().primaryKey(),
  uniqueId: uniqueId(),
  key: text('key').notNull().unique(),
  cityId: reference('city_id').notNull().references(() => cities.id),
  categoryId: reference('category_id').notNull().references(() => categories.id),
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
  minimum: integer('minimum'),
  /** null: delivers everywhere in the city. */
  radiusMiles: doublePrecision('radius_miles'),
  feeBase: integer('fee_base').notNull(),
  feeIncludedKm: doublePrecision('fee_included_km').notNull(),
  feePerKm: integer('fee_per_km').notNull(),
  prepareMinutes: integer('prepare_minutes').notNull(),
  itemTaxPercent: doublePrecision('item_tax_percent').notNull(),
  cashbackMode: smallint('cashback_mode').$type<1 | 2>(),
  cashbackValue: integer('cashback_value'),
  image: text('image').notNull(),
  imageWide: text('image_wide').notNull(),
}, (table) => [index('stores_category').on(table.categoryId)]);

export const sections = pgTable('sections', {
  id: id().primaryKey(),
  uniqueId: uniqueId(),
  storeId: reference('store_id').notNull().references(() => stores.id),
  name: jsonb('name').$type<StoredText>().notNull(),
  visible: boolean('visible').notNull(),
  position: integer('position').notNull(),
}, (table) => [index('sections_store').on(table.storeId)]);

export const items = pgTable('items', {
  id: id().primaryKey(),
  uniqueId: uniqueId(),
  storeId: reference('store_id').notNull().references(() => stores.id),
  sectionId: reference('section_id').notNull().references(() => sections.id),
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
  soldOut: boolean('sold_out').notNull(),
  position: integer('position').notNull(),
}, (table) => [index('items_store').on(table.storeId)]);

export const adverts = pgTable('adverts', {
  id: id().primaryKey(),
  cityId: reference('city_id').notNull().references(() => cities.id),
  title: jsonb('title').$type<StoredText>().notNull(),
  text: jsonb('text').$type<StoredText>().notNull(),
  image: text('image').notNull(),
  storeId: reference('store_id').references(() => stores.id),
  leadsToCourier: boolean('leads_to_courier').notNull(),
  /** 'landing' or a category's id. */
  places: jsonb('places').$type<string[]>().notNull(),
  position: integer('position').notNull(),
});

export const customers = pgTable('customers', {
  id: id().primaryKey(),
  uniqueId: uniqueId(),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  email: text('email').notNull(),
  /** Compared without case. */
  emailFolded: text('email_folded').notNull(),
  phoneCode: text('phone_code').notNull(),
  phone: text('phone').notNull(),
  passwordHash: text('password_hash').notNull(),
  image: text('image').notNull(),
  usesWallet: boolean('uses_wallet').notNull(),
  approved: boolean('approved').notNull(),
  referralCode: text('referral_code').notNull(),
  referredBy: reference('referred_by'),
  createdAt: instant('created_at').notNull(),
}, (table) => [
  uniqueIndex('customers_email').on(table.emailFolded),
  uniqueIndex('customers_phone').on(table.phoneCode, table.phone),
  uniqueIndex('customers_referral_code').on(table.referralCode),
]);

export const sessions = pgTable('sessions', {
  tokenHash: text('token_hash').primaryKey(),
  customerId: reference('customer_id').notNull().references(() => customers.id),
  createdAt: instant('created_at').notNull(),
  usedAt: instant('used_at').notNull(),
}, (table) => [index('sessions_customer').on(table.customerId)]);

export const favouriteStores = pgTable('favourite_stores', {
  customerId: reference('customer_id').notNull().references(() => customers.id),
  storeId: reference('store_id').notNull().references(() => stores.id),
  createdAt: instant('created_at').notNull(),
}, (table) => [primaryKey({ columns: [table.customerId, table.storeId] })]);

export const favouriteAddresses = pgTable('favourite_addresses', {
  id: id().primaryKey(),
  customerId: reference('customer_id').notNull().references(() => customers.id),
  name: text('name').notNull(),
  address: text('address').notNull(),
  comment: text('comment').notNull(),
  country: text('country').notNull(),
  countryCode: text('country_code').notNull(),
  floor: text('floor').notNull(),
  entryCode: text('entry_code').notNull(),
  latitude: doublePrecision('latitude').notNull(),
  longitude: doublePrecision('longitude').notNull(),
  createdAt: instant('created_at').notNull(),
}, (table) => [index('favourite_addresses_customer').on(table.customerId)]);

export const cards = pgTable('cards', {
  id: id().primaryKey(),
  customerId: reference('customer_id').notNull().references(() => customers.id),
  lastFour: char('last_four', { length: 4 }).notNull(),
  brand: text('brand').notNull(),
  /** The provider's payment method. */
  paymentMethod: text('payment_method').notNull(),
  expires: text('expires').notNull(),
  isDefault: boolean('is_default').notNull(),
  createdAt: instant('created_at').notNull(),
}, (table) => [
  index('cards_customer').on(table.customerId),
  uniqueIndex('cards_one_default').on(table.customerId).where(sql`${table.isDefault}`),
]);

/** The wallet: a customer's balance is the sum of their rows. */
export const walletEntries = pgTable('wallet_entries', {
  id: id().primaryKey(),
  customerId: reference('customer_id').notNull().references(() => customers.id),
  amount: integer('amount').notNull(),
  cause: text('cause').notNull(),
  actor: text('actor').notNull(),
  requestId: text('request_id').notNull(),
  createdAt: instant('created_at').notNull(),
}, (table) => [index('wallet_entries_customer').on(table.customerId)]);

export const promos = pgTable('promos', {
  id: id().primaryKey(),
  code: text('code').notNull(),
  codeFolded: text('code_folded').notNull().unique(),
  details: jsonb('details').$type<StoredText>().notNull(),
  /** PROMO_APPLIES_TO of the contract. */
  appliesTo: smallint('applies_to').notNull(),
  targetIds: jsonb('target_ids').$type<string[]>().notNull(),
  cityId: reference('city_id'),
  percent: doublePrecision('percent'),
  amount: integer('amount'),
  maximumDiscount: integer('maximum_discount'),
  minimumItems: integer('minimum_items'),
  startsAt: instant('starts_at'),
  endsAt: instant('ends_at'),
  /** PROMO_RECURRENCE of the contract. */
  recurrence: smallint('recurrence').notNull(),
  recurrenceRule: jsonb('recurrence_rule').$type<{ days?: number[]; months?: number[]; from?: string; until?: string }>(),
  usesLimit: integer('uses_limit'),
  usesPerCustomer: integer('uses_per_customer'),
  uses: integer('uses').notNull(),
  firstOrders: integer('first_orders'),
  active: boolean('active').notNull(),
});

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

export const orderPayments = pgTable('order_payments', {
  id: id().primaryKey(),
  cartId: reference('cart_id').notNull().references(() => carts.id),
  customerId: reference('customer_id').references(() => customers.id),
  state: text('state').$type<'open' | 'paid' | 'ordered' | 'released'>().notNull(),
  cartVersion: integer('cart_version').notNull(),
  total: integer('total').notNull(),
  walletPart: integer('wallet_part').notNull(),
  cardPart: integer('card_part').notNull(),
  cashPart: integer('cash_part').notNull(),
  /** What is ordered and what it costs; frozen once paid. */
  order: jsonb('order').$type<FrozenOrder>().notNull(),
  paidAt: instant('paid_at'),
  updatedAt: instant('updated_at').notNull(),
}, (table) => [
  uniqueIndex('order_payments_one_live_per_cart').on(table.cartId).where(sql`${table.state} <> 'released'`),
  check('order_payments_parts', sql`${table.state} in ('open', 'released') or ${table.walletPart} + ${table.cardPart} + ${table.cashPart} = ${table.total}`),
]);

export const orders = pgTable('orders', {
  id: id().primaryKey(),
  uniqueId: uniqueId(),
  customerId: reference('customer_id').notNull().references(() => customers.id),
  storeId: reference('store_id').references(() => stores.id),
  deliveryType: smallint('delivery_type').$type<1 | 2>().notNull(),
  orderPaymentId: reference('order_payment_id').notNull().references(() => orderPayments.id),
  cartId: reference('cart_id').notNull().references(() => carts.id),
  cartVersion: integer('cart_version').notNull(),
  status: smallint('status').notNull(),
  statusId: smallint('status_id').notNull(),
  order: jsonb('order').$type<FrozenOrder>().notNull(),
  total: integer('total').notNull(),
  pickupCode: text('pickup_code').notNull(),
  deliveryCode: text('delivery_code').notNull(),
  createdAt: instant('created_at').notNull(),
  estimatedAt: instant('estimated_at'),
  latestAt: instant('latest_at'),
  completedAt: instant('completed_at'),
  /** When the demo's clockwork moves the order on; null: only by hand. */
  nextMoveAt: instant('next_move_at'),
}, (table) => [
  uniqueIndex('orders_one_per_payment').on(table.orderPaymentId),
  uniqueIndex('orders_one_per_cart_version').on(table.cartId, table.cartVersion),
  index('orders_customer').on(table.customerId),
  index('orders_next_move').on(table.nextMoveAt),
]);

export const orderStatuses = pgTable('order_statuses', {
  orderId: reference('order_id').notNull().references(() => orders.id),
  status: smallint('status').notNull(),
  at: instant('at').notNull(),
  actor: text('actor').notNull(),
}, (table) => [primaryKey({ columns: [table.orderId, table.status] })]);

export const rateLimits = pgTable('rate_limits', {
  key: text('key').primaryKey(),
  windowEndsAt: instant('window_ends_at').notNull(),
  count: integer('count').notNull(),
});

/** What the database itself must remember: which demo city it was filled with. */
export const marks = pgTable('marks', { key: text('key').primaryKey(), value: text('value').notNull() });
