import { sql } from 'drizzle-orm';
import { pgTable, text } from 'drizzle-orm/pg-core';
import type { Language } from '#contract/enumerations.ts';
import { instant } from './columns.ts';

/** Who wants to read the newsletter, in which language. */
export const newsletterReaders = pgTable('newsletter_readers', {
  emailFolded: text('email_folded').primaryKey(),
  language: text('language').$type<Language>().notNull(),
  createdAt: instant('created_at').notNull(),
  /** What ends it, in each letter: whoever has the letter may. */
  token: text('token')
    .notNull()
    .unique()
    .default(sql`replace(gen_random_uuid()::text, '-', '')`),
  /** When the first letter was written; null before. */
  welcomedAt: instant('welcomed_at'),
});
