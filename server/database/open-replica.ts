import { drizzle } from 'drizzle-orm/node-postgres';
import type { Database } from './database.ts';
import { DatabasePool } from './database-pool.ts';
import { PreparingClient } from './preparing-client.ts';
import { readsAtReplica, readsOf, type ReadCounts, type Reads } from './reads.ts';
import { timeLimits } from './time-limits.ts';

/** What is read there may be read at the primary at once. */
const PATIENCE = { connect: 500, query: 3_000, idleInTransaction: 15_000 };

export type OpenReads = {
  readonly reads: Reads;
  readonly counts: (() => ReadCounts) | null;
  readonly close: () => Promise<void>;
};

/** Reads of a database that has a streaming replica at `url`, or none. The replica may be down, now or at any time. */
export function openReads(
  primary: Database,
  {
    url,
    connections,
    isPooled,
    preparesStatements,
  }: {
    readonly url: string | null;
    readonly connections: number;
    readonly isPooled: boolean;
    readonly preparesStatements: boolean;
  },
): OpenReads {
  if (url === null) return { reads: readsOf(primary), counts: null, close: () => Promise.resolve() };
  const pool = new DatabasePool({
    connectionString: url,
    max: connections,
    ...(preparesStatements ? { Client: PreparingClient } : {}),
    ...timeLimits(PATIENCE, { isPooled }),
  });
  return { ...readsAtReplica({ primary, replica: drizzle(pool) }), close: () => pool.end() };
}
