import { sql } from 'drizzle-orm';
import { pgTable, text } from 'drizzle-orm/pg-core';
import type { Language } from '#contract/enumerations.ts';
import { instant } from './columns.ts';

export const newsletterReaders = pgTable('newsletter_readers', {
  emailFolded: text('email_folded').primaryKey(),
  language: text('language').$type<Language>().notNull(),
  createdAt: instant('created_at').notNull(),
  /** What ends it, in each letter: whoever has the letter may. */
  token: text('token')
    .notNull()
    .unique()
    .default(sql`replace(gen_random_uuid()::text, '-', '')`),
  /** When the address said by its e-mail that it wants to read it; null before, and nothing is sent but that question. */
  confirmedAt: instant('confirmed_at'),
  welcomedAt: instant('welcomed_at'),
});
