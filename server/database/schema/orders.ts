import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, jsonb, pgTable, primaryKey, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Language, RejectReason } from '#contract/enumerations.ts';
import type { FrozenOrder } from '../frozen-order.ts';
import type { PayCommand } from '../pay-command.ts';
import type { PaymentRefusal } from '../payment-refusal.ts';
import { id, instant, reference, uniqueId, belongsTo } from './columns.ts';
import { cities } from './cities.ts';
import { stores } from './stores.ts';
import { customers } from './customers.ts';
import { carts } from './carts.ts';

export const orderPayments = pgTable(
  'order_payments',
  {
    id: id().primaryKey(),
    cartId: belongsTo('cart_id', () => carts.id),
    customerId: reference('customer_id').references(() => customers.id),
    /** Of a payment by card, `held` waits for the card, `ordering` for the money to be taken and `releasing` for it to be let go. */
    state: text('state').$type<'open' | 'held' | 'paid' | 'ordering' | 'releasing' | 'ordered' | 'released'>().notNull(),
    cartVersion: integer('cart_version').notNull(),
    total: integer('total').notNull(),
    walletPart: integer('wallet_part').notNull(),
    cardPart: integer('card_part').notNull(),
    cashPart: integer('cash_part').notNull(),
    /** The promo that the customer applied; no reference, so that promos may speak of payments. */
    promoId: reference('promo_id'),
    /** How often it was paid: a payment that was released may be paid again. */
    attempt: integer('attempt').notNull().default(0),
    /** What is ordered and what it costs; frozen once paid. */
    order: jsonb('order').$type<FrozenOrder>().notNull(),
    heldAt: instant('held_at'),
    paidAt: instant('paid_at'),
    /** When it was decided that exactly this order is made, by which its rules are read. */
    decidedAt: instant('decided_at'),
    /** Whether the whole order came with the payment, so that it is made without another call. */
    orderWanted: boolean('order_wanted').notNull().default(false),
    language: text('language').$type<Language>().notNull().default('en'),
    /** Why the last attempt made no order; null after one that was not made, or not tried. */
    refusal: jsonb('refusal').$type<PaymentRefusal>(),
    /** The newest of the customer's commands to pay it, by which one that comes again is known. */
    commands: jsonb('commands').$type<readonly PayCommand[]>().notNull().default([]),
    /** When the sweeper looks at it next; null while there is nothing to see to. */
    lookAt: instant('look_at'),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('order_payments_one_live_per_cart')
      .on(table.cartId)
      .where(sql`${table.state} <> 'released'`),
    index('order_payments_look_at')
      .on(table.lookAt)
      .where(sql`${table.lookAt} is not null`),
    index('order_payments_cart').on(table.cartId),
    // Payments are kept for years and few of them are under way: these are found without the others.
    index('order_payments_without_order')
      .on(table.paidAt, table.id)
      .where(sql`${table.state} = 'paid' and ${table.cardPart} = 0`),
    index('order_payments_under_way')
      .on(table.customerId)
      .where(sql`${table.state} in ('held', 'paid', 'ordering', 'releasing')`),
    // By their age, which their id tells: a price that is asked again writes no index (`carts_forgotten`).
    index('order_payments_unpaid')
      .on(table.id)
      .where(sql`${table.state} in ('open', 'released') and ${table.attempt} > 0`),
    check(
      'order_payments_parts',
      sql`${table.state} in ('open', 'released') or ${table.walletPart} + ${table.cardPart} + ${table.cashPart} = ${table.total}`,
    ),
  ],
);

export const orders = pgTable(
  'orders',
  {
    id: id().primaryKey(),
    uniqueId: uniqueId(),
    customerId: belongsTo('customer_id', () => customers.id),
    storeId: reference('store_id').references(() => stores.id),
    /** Whose rules hold for it: its store's, and where it has none, its basket's. A trigger fills it in, for servers of before too. */
    cityId: reference('city_id').references(() => cities.id),
    deliveryType: smallint('delivery_type').$type<1 | 2>().notNull(),
    orderPaymentId: belongsTo('order_payment_id', () => orderPayments.id),
    cartId: belongsTo('cart_id', () => carts.id),
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
    /** When its status became a terminal one, whichever. */
    endedAt: instant('ended_at'),
    /** When the demo's clockwork moves the order on; null: only by hand. */
    nextMoveAt: instant('next_move_at'),
    cancelReason: text('cancel_reason'),
    rejectReason: text('reject_reason').$type<RejectReason>(),
    /** The charge for its cancellation, whole minor units. */
    cancelCharge: integer('cancel_charge').notNull().default(0),
    /** When who it was for and where it went were taken out; null before. */
    pseudonymisedAt: instant('pseudonymised_at'),
    /** The number of its last change among all changes of its customer's orders (`news_counters`). */
    newsSequence: bigint('news_sequence', { mode: 'number' }).notNull().default(0),
    /** When its customer was first shown its invoice, after it had ended. */
    invoiceShownAt: instant('invoice_shown_at'),
  },
  (table) => [
    // Also finds all orders of a customer.
    index('orders_news').on(table.customerId, table.newsSequence),
    uniqueIndex('orders_one_per_payment').on(table.orderPaymentId),
    uniqueIndex('orders_one_per_cart_version').on(table.cartId, table.cartVersion),
    index('orders_running')
      .on(table.customerId, table.uniqueId)
      .where(sql`${table.statusId} = 1`),
    // By key, with the date beside it: a page is read without the orders that are not on it.
    index('orders_history')
      .on(table.customerId, table.uniqueId, table.endedAt)
      .where(sql`${table.statusId} <> 1`),
    index('orders_next_move')
      .on(table.nextMoveAt)
      .where(sql`${table.nextMoveAt} is not null`),
    index('orders_with_names')
      .on(table.createdAt)
      .where(sql`${table.pseudonymisedAt} is null`),
  ],
);

export const orderStatuses = pgTable(
  'order_statuses',
  {
    orderId: belongsTo('order_id', () => orders.id),
    status: smallint('status').notNull(),
    at: instant('at').notNull(),
    actor: text('actor').notNull(),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.status] })],
);
