import { pgTable, text } from 'drizzle-orm/pg-core';

/** What the database itself must remember: which demo city it was filled with. */
export const marks = pgTable('marks', { key: text('key').primaryKey(), value: text('value').notNull() });
