import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text('key').primaryKey(),
    windowEndsAt: instant('window_ends_at').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [index('rate_limits_window').on(table.windowEndsAt)],
);
