import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Language } from '#contract/enumerations.ts';
import { id, instant, reference, uniqueId, belongsTo } from './columns.ts';
import { customers } from './customers.ts';
import { leads } from './leads.ts';
import { orders } from './orders.ts';

export type MailKind =
  | 'password_reset'
  | 'account_changed'
  | 'email_confirmation'
  | 'newsletter_asked'
  | 'newsletter'
  | 'lead_taken'
  | 'lead_told'
  | 'order_placed'
  | 'order_ended'
  | 'order_problem'
  | 'order_problem_answered';

/**
 * `asked`: somebody wants it, nobody has looked yet whether the address has an account. `ready`: written, to be
 * delivered. `sent`, `failed`: over, its words are gone.
 */
export type MailState = 'asked' | 'ready' | 'sent' | 'failed';

export const mails = pgTable(
  'mails',
  {
    id: id().primaryKey(),
    uniqueId: uniqueId(),
    kind: text('kind').$type<MailKind>().notNull(),
    state: text('state').$type<MailState>().notNull(),
    recipient: text('recipient').notNull(),
    language: text('language').$type<Language>().notNull(),
    subject: text('subject').notNull(),
    words: text('words').notNull(),
    html: text('html'),
    /** The order that it tells of: there is one e-mail of a kind about each. */
    orderId: reference('order_id').references(() => orders.id),
    leadId: reference('lead_id').references(() => leads.id, { onDelete: 'cascade' }),
    /** Where its reader ends letters like it with one press, for the mail program; null for what concerns an account. */
    unsubscribeUrl: text('unsubscribe_url'),
    attempts: integer('attempts').notNull(),
    dueAt: instant('due_at').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('mails_due').on(table.state, table.dueAt),
    uniqueIndex('mails_one_per_order').on(table.kind, table.orderId),
    index('mails_lead').on(table.leadId),
  ],
);

export const passwordResets = pgTable(
  'password_resets',
  {
    secretHash: text('secret_hash').primaryKey(),
    customerId: belongsTo('customer_id', () => customers.id),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [index('password_resets_customer').on(table.customerId)],
);

export const emailConfirmations = pgTable(
  'email_confirmations',
  {
    secretHash: text('secret_hash').primaryKey(),
    customerId: belongsTo('customer_id', () => customers.id, { onDelete: 'cascade' }),
    /** The address that it was sent to; it proves no other. */
    emailFolded: text('email_folded').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('email_confirmations_customer').on(table.customerId)],
);
