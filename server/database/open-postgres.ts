import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type { OpenDatabase } from './database.ts';
import { listenPostgres } from './listen-postgres.ts';
import { openPool } from './open-pool.ts';
import { prepareStatements } from './prepared-statements.ts';

/** One process at a time prepares a database: the number only has to be ours. */
const PREPARATION_LOCK = 4_021_977;

/** How long a call waits for the database before it fails by itself, milliseconds. */
export type Patience = { readonly connect: number; readonly query: number; readonly idleInTransaction: number };
const PATIENCE: Patience = { connect: 3_000, query: 10_000, idleInTransaction: 15_000 };

/** Tables up to date and the demo city in them: that may take longer than any call, so it has a pool without limits of time. */
async function prepareDatabase({
  url,
  migrationsFolder,
  prepare,
}: {
  url: string;
  migrationsFolder: string;
  prepare?: (open: OpenDatabase) => Promise<void>;
}): Promise<void> {
  const pool = openPool({ connectionString: url, max: 2 });
  const database = drizzle(pool);
  try {
    const turn = await pool.connect();
    try {
      await turn.query('select pg_advisory_lock($1)', [PREPARATION_LOCK]);
      await migrate(database, { migrationsFolder });
      await prepare?.({ database, kind: 'postgres', listen: listenPostgres(url), close: () => pool.end() });
    } finally {
      await turn.query('select pg_advisory_unlock($1)', [PREPARATION_LOCK]).catch(() => undefined);
      turn.release();
    }
  } finally {
    await pool.end();
  }
}

/**
 * Opens PostgreSQL and brings its tables up to date; `prepare` then fills it. Several processes may start at once on
 * one database: they take turns. No call waits for the database longer than `patience` says.
 */
export async function openPostgres({
  patience = PATIENCE,
  connections = 10,
  preparesStatements = true,
  ...input
}: {
  url: string;
  migrationsFolder: string;
  prepare?: (open: OpenDatabase) => Promise<void>;
  patience?: Patience;
  /** How many connections one process holds at most. */
  connections?: number;
  /** Whether PostgreSQL keeps statements with their plans for each connection; not through a pooler that knows of none. */
  preparesStatements?: boolean;
}): Promise<OpenDatabase> {
  await prepareDatabase(input);
  const pool = openPool({
    connectionString: input.url,
    max: connections,
    connectionTimeoutMillis: patience.connect,
    // The database gives up first, and says why; where nothing comes back at all, the driver does.
    statement_timeout: patience.query,
    query_timeout: patience.query + 1_000,
    idle_in_transaction_session_timeout: patience.idleInTransaction,
  });
  if (preparesStatements) pool.on('connect', prepareStatements);
  return {
    database: drizzle(pool),
    kind: 'postgres',
    connections: () => ({ inUse: pool.totalCount - pool.idleCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    listen: listenPostgres(input.url),
    close: () => pool.end(),
  };
}
