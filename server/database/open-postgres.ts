import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import type { OpenDatabase } from './database.ts';

/** One process at a time prepares a database: the number only has to be ours. */
const PREPARATION_LOCK = 4_021_977;

/**
 * Opens PostgreSQL and brings its tables up to date; `prepare` then fills it. Several processes may start at once on
 * one database: they take turns.
 */
export async function openPostgres(input: {
  url: string;
  migrationsFolder: string;
  prepare?: (open: OpenDatabase) => Promise<void>;
}): Promise<OpenDatabase> {
  const pool = new pg.Pool({ connectionString: input.url, max: 10 });
  pool.on('error', () => undefined); // an idle connection was cut: the pool opens another
  const database = drizzle(pool);
  const open: OpenDatabase = { database, kind: 'postgres', close: () => pool.end() };
  try {
    const turn = await pool.connect();
    try {
      await turn.query('select pg_advisory_lock($1)', [PREPARATION_LOCK]);
      await migrate(database, { migrationsFolder: input.migrationsFolder });
      await input.prepare?.(open);
    } finally {
      await turn.query('select pg_advisory_unlock($1)', [PREPARATION_LOCK]).catch(() => undefined);
      turn.release();
    }
  } catch (error) {
    await pool.end();
    throw error;
  }
  return open;
}
