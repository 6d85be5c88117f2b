import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type { OpenDatabase } from './database.ts';
import { listenPostgres } from './listen-postgres.ts';
import { openPool } from './open-pool.ts';
import { prepareStatements } from './prepared-statements.ts';
import { timeLimits, type Patience } from './time-limits.ts';

/** One process at a time prepares a database: the number only has to be ours. */
const PREPARATION_LOCK = 4_021_977;

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
  directUrl,
  ...input
}: {
  url: string;
  /** The same database without a pooler between: it is prepared and listened to there. */
  directUrl?: string | null;
  migrationsFolder: string;
  prepare?: (open: OpenDatabase) => Promise<void>;
  patience?: Patience;
  /** How many connections one process holds at most. */
  connections?: number;
  /** Whether PostgreSQL keeps statements with their plans for each connection; not through a pooler that knows of none. */
  preparesStatements?: boolean;
}): Promise<OpenDatabase> {
  const direct = directUrl ?? input.url;
  await prepareDatabase({ ...input, url: direct });
  const pool = openPool({
    connectionString: input.url,
    max: connections,
    ...timeLimits(patience, { isPooled: direct !== input.url }),
  });
  if (preparesStatements) pool.on('connect', prepareStatements);
  return {
    database: drizzle(pool),
    kind: 'postgres',
    connections: () => ({ inUse: pool.totalCount - pool.idleCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    listen: listenPostgres(direct),
    close: () => pool.end(),
  };
}
