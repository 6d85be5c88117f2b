import { sql } from 'drizzle-orm';
import type pg from 'pg';
import type { Database } from './database.ts';
import { rowsOf } from './rows-of.ts';

/** How long a call waits for the database before it fails by itself, milliseconds. */
export type Patience = { readonly connect: number; readonly query: number; readonly idleInTransaction: number };

/**
 * What ends waiting for the database, as a pool takes it. A pooler in front refuses limits that come with a connection, or
 * drops them unsaid: there only the driver's hold, and the pooler has to set the others (`deploy/pgbouncer.ini`).
 */
export const timeLimits = (
  { connect, query, idleInTransaction }: Patience,
  { isPooled }: { readonly isPooled: boolean },
): Partial<pg.PoolConfig> => ({
  connectionTimeoutMillis: connect,
  // The database gives up first, and says why; where nothing comes back at all, the driver does.
  query_timeout: query + 1_000,
  ...(isPooled ? {} : { statement_timeout: query, idle_in_transaction_session_timeout: idleInTransaction }),
});

/** Whether the database ends by itself what takes too long: a query, and a transaction that stands idle. */
export async function keepsTimeLimits(database: Database): Promise<boolean> {
  const [row] = await rowsOf<{ areSet: boolean }>(
    database,
    sql`select current_setting('statement_timeout') <> '0' and current_setting('idle_in_transaction_session_timeout') <> '0' as "areSet"`,
  );
  return row?.areSet === true;
}
