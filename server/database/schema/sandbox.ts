import { integer, jsonb, pgSchema, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { IntentStatus } from '../intent-status.ts';
import type { TestCase } from '../card-test-case.ts';
import { growing, instant } from './columns.ts';

/** The card sandbox's own books, apart from the shop's: what a card provider would know. The shop reaches them through the provider's verbs alone. */
const sandbox = pgSchema('sandbox');
export const sandboxSchema = sandbox;

type Metadata = Record<string, string>;

export const sandboxCustomers = sandbox.table('customers', {
  id: text('id').primaryKey(),
  metadata: jsonb('metadata').$type<Metadata>().notNull(),
  createdAt: instant('created_at').notNull(),
});

export const sandboxPaymentMethods = sandbox.table('payment_methods', {
  id: text('id').primaryKey(),
  customer: text('customer'),
  /** What this card does when it pays; of its number only the last four digits are kept. */
  testCase: text('test_case').$type<TestCase>().notNull(),
  brand: text('brand').notNull(),
  lastFour: text('last_four').notNull(),
  expiryMonth: integer('expiry_month').notNull(),
  expiryYear: integer('expiry_year').notNull(),
  createdAt: instant('created_at').notNull(),
});

export const sandboxSetupIntents = sandbox.table('setup_intents', {
  id: text('id').primaryKey(),
  clientSecret: text('client_secret').notNull().unique(),
  customer: text('customer').notNull(),
  paymentMethod: text('payment_method'),
  status: text('status').$type<'requires_payment_method' | 'succeeded'>().notNull(),
  metadata: jsonb('metadata').$type<Metadata>().notNull(),
  createdAt: instant('created_at').notNull(),
});

export const sandboxPaymentIntents = sandbox.table('payment_intents', {
  id: text('id').primaryKey(),
  clientSecret: text('client_secret').notNull().unique(),
  customer: text('customer'),
  /** A card's; 'twint' where TWINT pays. */
  paymentMethod: text('payment_method').notNull(),
  amount: integer('amount').notNull(),
  currency: text('currency').notNull(),
  captureMethod: text('capture_method').$type<'manual' | 'automatic'>().notNull(),
  status: text('status').$type<IntentStatus>().notNull(),
  declineCode: text('decline_code'),
  returnUrl: text('return_url'),
  answersAt: instant('answers_at'),
  metadata: jsonb('metadata').$type<Metadata>().notNull(),
  createdAt: instant('created_at').notNull(),
});

/** What happened to cardholders' money, never changed: an intent is worth the sum of its rows. */
export const sandboxLedger = sandbox.table('ledger', {
  id: growing('id').primaryKey(),
  paymentIntent: text('payment_intent')
    .notNull()
    .references(() => sandboxPaymentIntents.id),
  kind: text('kind').$type<'authorisation' | 'release' | 'capture' | 'refund'>().notNull(),
  amount: integer('amount').notNull(),
  createdAt: instant('created_at').notNull(),
});

export const sandboxRefunds = sandbox.table('refunds', {
  id: text('id').primaryKey(),
  paymentIntent: text('payment_intent')
    .notNull()
    .references(() => sandboxPaymentIntents.id),
  amount: integer('amount').notNull(),
  metadata: jsonb('metadata').$type<Metadata>().notNull(),
  createdAt: instant('created_at').notNull(),
});

/** What a key was first used for and what was answered: the same request again gets the same answer. */
export const sandboxKeys = sandbox.table(
  'idempotency_keys',
  {
    key: text('key').notNull(),
    request: text('request').notNull(),
    status: integer('status'),
    answer: jsonb('answer').$type<Record<string, unknown>>(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.key] })],
);

export const sandboxEvents = sandbox.table(
  'events',
  {
    id: text('id').primaryKey(),
    position: growing('position'),
    type: text('type').notNull(),
    object: jsonb('object').$type<Record<string, unknown>>().notNull(),
    createdAt: instant('created_at').notNull(),
    dueAt: instant('due_at'),
    attempts: integer('attempts').notNull(),
  },
  (table) => [uniqueIndex('sandbox_events_position').on(table.position)],
);
