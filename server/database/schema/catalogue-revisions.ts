import { bigint, pgTable, text } from 'drizzle-orm/pg-core';

/**
 * How often what is sold has changed, by what it is about: a store's id (its row, its sections and items), or `all` (where
 * and under which rules: cities, categories). Triggers of the database count, in the transaction of the change; a subject
 * without a row has not changed since this was counted.
 */
export const catalogueRevisions = pgTable('catalogue_revisions', {
  subject: text('subject').primaryKey(),
  revision: bigint('revision', { mode: 'number' }).notNull(),
});
