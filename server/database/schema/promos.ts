import { sql } from 'drizzle-orm';
import { boolean, check, doublePrecision, integer, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { id, instant, reference, type StoredText, belongsTo } from './columns.ts';
import { customers } from './customers.ts';
import { orderPayments } from './orders.ts';

export const promos = pgTable(
  'promos',
  {
    id: id().primaryKey(),
    code: text('code').notNull(),
    codeFolded: text('code_folded').notNull().unique(),
    details: jsonb('details').$type<StoredText>().notNull(),
    appliesTo: smallint('applies_to').notNull(),
    targetIds: jsonb('target_ids').$type<string[]>().notNull(),
    cityId: reference('city_id'),
    percent: doublePrecision('percent'),
    amount: integer('amount'),
    maximumDiscount: integer('maximum_discount'),
    minimumItems: integer('minimum_items'),
    startsAt: instant('starts_at'),
    endsAt: instant('ends_at'),
    recurrence: smallint('recurrence').notNull(),
    recurrenceRule: jsonb('recurrence_rule').$type<{ days?: number[]; months?: number[]; from?: string; until?: string }>(),
    usesLimit: integer('uses_limit'),
    usesPerCustomer: integer('uses_per_customer'),
    uses: integer('uses').notNull(),
    /** Payments that hold a use and are no order yet. */
    holds: integer('holds').notNull().default(0),
    firstOrders: integer('first_orders'),
    active: boolean('active').notNull(),
  },
  (table) => [
    check('promos_within_limit', sql`${table.usesLimit} is null or ${table.uses} + ${table.holds} <= ${table.usesLimit}`),
    check('promos_never_negative', sql`${table.uses} >= 0 and ${table.holds} >= 0`),
  ],
);

export const promoCustomers = pgTable(
  'promo_customers',
  {
    promoId: belongsTo('promo_id', () => promos.id),
    customerId: belongsTo('customer_id', () => customers.id),
    taken: integer('taken').notNull(),
  },
  (table) => [primaryKey({ columns: [table.promoId, table.customerId] })],
);

export const promoHolds = pgTable('promo_holds', {
  orderPaymentId: reference('order_payment_id')
    .primaryKey()
    .references(() => orderPayments.id),
  promoId: belongsTo('promo_id', () => promos.id),
  customerId: belongsTo('customer_id', () => customers.id),
  state: text('state').$type<'held' | 'used'>().notNull(),
});
