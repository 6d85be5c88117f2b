import { pgTable, text } from 'drizzle-orm/pg-core';
import type { Language } from '../../../contract/enumerations.ts';
import { instant } from './columns.ts';

/** Who wants to read the newsletter, in which language. */
export const newsletterReaders = pgTable('newsletter_readers', {
  emailFolded: text('email_folded').primaryKey(),
  language: text('language').$type<Language>().notNull(),
  createdAt: instant('created_at').notNull(),
});
