import { getTableColumns, sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

/** PostgreSQL takes so many arguments of a function. */
const COLUMNS_AT_ONCE = 50;

/**
 * A row of a table as JSON, under the names that it has in code: one value where the driver would read each column by
 * itself. For columns whose JSON is their value: texts, numbers below 2^53, booleans, JSON.
 */
export function jsonOf(table: PgTable): SQL {
  const columns = Object.entries(getTableColumns(table));
  const parts: SQL[] = [];
  for (let at = 0; at < columns.length; at += COLUMNS_AT_ONCE) {
    const some = columns.slice(at, at + COLUMNS_AT_ONCE).map(([name, column]) => sql`${sql.raw(`'${name}'`)}, ${column}`);
    parts.push(sql`jsonb_build_object(${sql.join(some, sql`, `)})`);
  }
  return sql.join(parts, sql` || `);
}
