import { index, pgTable, text } from 'drizzle-orm/pg-core';
import type { Language } from '#contract/enumerations.ts';
import type { LeadKind } from '#contract/forms/lead-forms.ts';
import { id, instant, reference, uniqueId } from './columns.ts';
import { customers } from './customers.ts';

export const leads = pgTable(
  'leads',
  {
    id: id().primaryKey(),
    uniqueId: uniqueId(),
    kind: text('kind').$type<LeadKind>().notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    email: text('email').notNull(),
    emailFolded: text('email_folded').notNull(),
    /** With its country code (`+41785550120`). */
    mobile: text('mobile').notNull(),
    address: text('address').notNull(),
    company: text('company'),
    postalCode: text('postal_code'),
    deliveryType: text('delivery_type'),
    language: text('language').$type<Language>().notNull(),
    customerId: reference('customer_id').references(() => customers.id),
    /** A digest of all that it says: the same within a day is one. */
    saying: text('saying').notNull().unique(),
    createdAt: instant('created_at').notNull(),
    toldAt: instant('told_at'),
  },
  (table) => [index('leads_email').on(table.emailFolded), index('leads_customer').on(table.customerId)],
);
