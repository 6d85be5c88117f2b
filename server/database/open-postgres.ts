import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type { OpenDatabase } from './database.ts';
import { inTransaction } from './in-transaction.ts';
import { listenPostgres } from './listen-postgres.ts';
import { DatabasePool } from './database-pool.ts';
import { PreparingClient } from './preparing-client.ts';
import { isSchemaBehind } from './schema-version.ts';
import { timeLimits, type Patience } from './time-limits.ts';

/** One process at a time prepares a database: the number only has to be ours. */
const PREPARATION_LOCK = 4_021_977;

const ANEW = 'Set DATABASE_URL to an empty database, or start the release that made this one.';

const PATIENCE: Patience = { connect: 3_000, query: 10_000, idleInTransaction: 15_000 };

type Preparation = {
  url: string;
  migrationsFolder: string;
  migrates?: boolean;
  prepare?: (open: OpenDatabase) => Promise<void>;
};

/**
 * Tables up to date and the demo city in them: that may take longer than any call, so it has a pool without limits of time.
 * Whose turn it is, a lock says that ends with its transaction: it needs no session, so a pooler may stand between.
 * @throws Error in plain words where the tables are for newer servers, of other migrations, or behind and not to be migrated from here
 */
async function prepareDatabase({ url, migrationsFolder, migrates = true, prepare }: Preparation): Promise<void> {
  // Tables that were just made have no statistics: a plan for any parameters, made of that, may take minutes.
  const pool = new DatabasePool({ connectionString: url, max: 2, options: '-c plan_cache_mode=force_custom_plan' });
  const database = drizzle(pool);
  try {
    if (!migrates) {
      if (await isSchemaBehind(database, migrationsFolder, ANEW))
        throw new Error('The database lacks migrations that this server needs. Run `npm run migrate` first, or set MIGRATE=on.');
      return;
    }
    await inTransaction(database, async (turn) => {
      await turn.execute(sql`select pg_advisory_xact_lock(${PREPARATION_LOCK})`);
      if (await isSchemaBehind(database, migrationsFolder, ANEW)) await migrate(database, { migrationsFolder });
      await prepare?.({ database, kind: 'postgres', listen: listenPostgres(url), close: () => pool.end() });
    });
  } finally {
    await pool.end();
  }
}

/**
 * Opens PostgreSQL and, unless it is migrated by another, brings its tables up to date; `prepare` then fills it. Several
 * processes may start at once on one database: they take turns. No call waits for the database longer than `patience` says.
 */
export async function openPostgres({
  patience = PATIENCE,
  connections = 10,
  preparesStatements = true,
  directUrl,
  ...input
}: Preparation & {
  /** The same database without a pooler between: it is prepared and listened to there. */
  directUrl?: string | null;
  patience?: Patience;
  /** How many connections one process holds at most; one of them hears news. */
  connections?: number;
  /** Whether PostgreSQL keeps statements with their plans for each connection; not through a pooler that knows of none. */
  preparesStatements?: boolean;
}): Promise<OpenDatabase> {
  const direct = directUrl ?? input.url;
  await prepareDatabase({ ...input, url: direct });
  const pool = new DatabasePool({
    connectionString: input.url,
    max: Math.max(1, connections - 1),
    pipeline: true,
    ...(preparesStatements ? { Client: PreparingClient } : {}),
    ...timeLimits(patience, { isPooled: direct !== input.url }),
  });
  return {
    database: drizzle(pool),
    kind: 'postgres',
    connections: () => ({ inUse: pool.totalCount - pool.idleCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    listen: listenPostgres(direct),
    close: () => pool.end(),
  };
}
