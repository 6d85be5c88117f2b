import { sql } from 'drizzle-orm';
import { boolean, doublePrecision, index, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Eats } from '#contract/entities/food.ts';
import type { Language } from '#contract/enumerations.ts';
import { bytes, id, instant, reference, uniqueId, belongsTo } from './columns.ts';
import { stores } from './stores.ts';

export const customers = pgTable(
  'customers',
  {
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
    /** The currency of their wallet (ISO 4217), for good; '' where an older server signed them up: their phone's country tells it. */
    walletCurrency: text('wallet_currency').notNull().default(''),
    referralCode: text('referral_code').notNull(),
    referredBy: reference('referred_by'),
    createdAt: instant('created_at').notNull(),
    /** In which language they are written to; null while they did not say, and each e-mail is in that of what it tells of. */
    language: text('language').$type<Language>(),
    wantsReceipts: boolean('wants_receipts').notNull().default(true),
    /** Whether they want news by e-mail: all that is shown of it while their address is not proved, since it may be somebody else's. */
    wantsNews: boolean('wants_news').notNull().default(false),
    eats: jsonb('eats').$type<Eats>(),
    /** When it was proved that e-mails to the address reach them; null before, and after it changed. */
    emailConfirmedAt: instant('email_confirmed_at'),
    /** When they deleted their account; what is left is a number that the books name. Null while it is theirs. */
    deletedAt: instant('deleted_at'),
  },
  (table) => [
    uniqueIndex('customers_email').on(table.emailFolded),
    // The number first: whoever signs in rarely says the country.
    uniqueIndex('customers_phone').on(table.phone, table.phoneCode),
    uniqueIndex('customers_referral_code').on(table.referralCode),
    index('customers_referred_by').on(table.referredBy),
    index('customers_deleted')
      .on(table.deletedAt)
      .where(sql`${table.deletedAt} is not null`),
  ],
);

export const customerPictures = pgTable(
  'customer_pictures',
  {
    customerId: reference('customer_id')
      .primaryKey()
      .references(() => customers.id, { onDelete: 'cascade' }),
    secret: text('secret').notNull(),
    bytes: bytes('bytes').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [uniqueIndex('customer_pictures_secret').on(table.secret)],
);

export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    /** What its customer names it by: no secret, and nothing of the token's. */
    id: id()
      .notNull()
      .default(sql`substr(replace(gen_random_uuid()::text, '-', ''), 1, 24)`),
    customerId: belongsTo('customer_id', () => customers.id),
    /** The browser and the system that signed in, by their names; '' where nobody knows. */
    browser: text('browser').notNull().default(''),
    system: text('system').notNull().default(''),
    createdAt: instant('created_at').notNull(),
    usedAt: instant('used_at').notNull(),
  },
  (table) => [
    uniqueIndex('sessions_id').on(table.id),
    index('sessions_customer').on(table.customerId),
    index('sessions_used').on(table.usedAt),
    index('sessions_created').on(table.createdAt),
  ],
);

/** Browsers that a customer has signed in with: tries of others to sign in as them hold these up in nothing. */
export const signInDevices = pgTable(
  'sign_in_devices',
  {
    customerId: belongsTo('customer_id', () => customers.id, { onDelete: 'cascade' }),
    deviceHash: text('device_hash').notNull(),
    usedAt: instant('used_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.customerId, table.deviceHash] }), index('sign_in_devices_used').on(table.usedAt)],
);

export const favouriteStores = pgTable(
  'favourite_stores',
  {
    customerId: belongsTo('customer_id', () => customers.id),
    storeId: belongsTo('store_id', () => stores.id),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.customerId, table.storeId] })],
);

export const favouriteAddresses = pgTable(
  'favourite_addresses',
  {
    id: id().primaryKey(),
    customerId: belongsTo('customer_id', () => customers.id),
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
  },
  (table) => [uniqueIndex('favourite_addresses_name_and_address').on(table.customerId, table.name, table.address)],
);
