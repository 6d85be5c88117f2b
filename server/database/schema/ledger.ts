import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import type { PaymentPart } from '#contract/payment-methods.ts';
import { id, instant, reference, uniqueId, belongsTo } from './columns.ts';
import { customers } from './customers.ts';
import { orderPayments } from './orders.ts';

/**
 * Where money can be. Each part that can pay has its account: `wallet` is what a customer may spend, the others are where what
 * they pay comes from. `wallet_held`: wallet money kept for a payment that is no order yet. `sales`: what orders earned.
 * `refunds`: on its way back through a provider. `rewards`: the marketplace's gifts. `top_ups`: cards that filled wallets.
 * `given_up`: what wallets held whose customers deleted their account. `rounding`: what was handed over in cash more than was owed, for want of smaller coins; below 0, less.
 * `tips`: what couriers of completed orders are to be given.
 */
export type Account = PaymentPart | 'wallet_held' | 'sales' | 'refunds' | 'rewards' | 'top_ups' | 'given_up' | 'rounding' | 'tips';

export type TransferCause =
  | 'demo'
  | 'top-up'
  | 'hold'
  | 'release'
  | 'order'
  | 'cancel'
  | 'problem'
  | 'refund'
  | 'cashback'
  | 'referral'
  | 'given up';

/** The ledger: every row moves an amount from one account to another, so that it balances whatever is written. Rows are only added. */
export const ledgerTransfers = pgTable(
  'ledger_transfers',
  {
    id: id().primaryKey(),
    uniqueId: uniqueId(),
    /** What makes a transfer happen once. */
    key: text('key').notNull().unique(),
    fromAccount: text('from_account').$type<Account>().notNull(),
    toAccount: text('to_account').$type<Account>().notNull(),
    /** Whole minor units. */
    amount: integer('amount').notNull(),
    customerId: belongsTo('customer_id', () => customers.id),
    cause: text('cause').$type<TransferCause>().notNull(),
    /** Who did it: the customer, the sweeper, the provider … */
    actor: text('actor').notNull(),
    requestId: text('request_id').notNull(),
    orderPaymentId: reference('order_payment_id').references(() => orderPayments.id),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    // The number beside it: a wallet's history is read in its order.
    index('ledger_transfers_customer').on(table.customerId, table.uniqueId),
    index('ledger_transfers_order_payment').on(table.orderPaymentId),
    check('ledger_transfers_positive', sql`${table.amount} > 0`),
    check('ledger_transfers_two_accounts', sql`${table.fromAccount} <> ${table.toAccount}`),
    check('ledger_transfers_told', sql`${table.cause} <> '' and ${table.actor} <> '' and ${table.requestId} <> ''`),
  ],
);

/** What each customer may spend: the sum of their rows in the ledger, kept up by a trigger with every row that touches a wallet. */
export const wallets = pgTable(
  'wallets',
  {
    customerId: reference('customer_id')
      .primaryKey()
      .references(() => customers.id),
    /** Whole minor units. */
    balance: integer('balance').notNull(),
  },
  (table) => [check('wallets_covered', sql`${table.balance} >= 0`)],
);
