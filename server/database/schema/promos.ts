import { boolean, doublePrecision, integer, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { id, instant, reference, type StoredText } from './columns.ts';

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
