import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Database } from './database.ts';
import { rowsOf } from './rows-of.ts';

/**
 * Where what decides nothing is read: the catalogue, and a customer's own lists of what is past. What was committed before
 * the read began is in it, whoever wrote it, at whichever process. The read may be done twice, so it only reads.
 */
export type Reads = <Value>(read: (database: Database) => Promise<Value>) => Promise<Value>;

export const readsOf =
  (database: Database): Reads =>
  (read) =>
    read(database);

/**
 * How a replica is waited for, milliseconds: how long until it has replayed what a read has to see, how often it is looked
 * at meanwhile, how long it may take to say so, and how long nobody tries it after it was too late or failed.
 */
export type ReplicaPatience = { readonly replay: number; readonly between: number; readonly answer: number; readonly rest: number };
const PATIENCE: ReplicaPatience = { replay: 100, between: 5, answer: 400, rest: 1_000 };

export type ReadCounts = { readonly replica: number; readonly primary: number };

/** How far the primary has written: whatever it acknowledged is before it (`synchronous_commit` may not be off). */
async function writtenBy(primary: Database): Promise<string> {
  const [row] = await rowsOf<{ written: string }>(primary, sql`select pg_current_wal_lsn()::text as written`);
  return row?.written ?? '0/0';
}

/** Whether a replica has replayed so much; a database that is none has replayed nothing. */
async function hasReplayed(replica: Database, written: string): Promise<boolean> {
  const asked = sql`select coalesce(pg_last_wal_replay_lsn() >= ${written}::pg_lsn, false) as replayed`;
  const [row] = await rowsOf<{ replayed: boolean }>(replica, asked);
  return row?.replayed === true;
}

/** @throws when it takes longer */
async function within<Value>(milliseconds: number, work: Promise<Value>): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_done, failed) => {
    timer = setTimeout(() => failed(new Error(`the replica did not answer within ${milliseconds} ms`)), milliseconds);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Reads at a streaming replica what it has replayed in time, and everything else at the primary: a replica that is down,
 * far behind, or that ends a query of its own accord costs nobody an answer.
 */
export function readsAtReplica({
  primary,
  replica,
  patience = PATIENCE,
}: {
  readonly primary: Database;
  /** One replica: where several stood behind one address, another could answer than the one that was asked how far it is. */
  readonly replica: Database;
  readonly patience?: ReplicaPatience;
}): { readonly reads: Reads; readonly counts: () => ReadCounts } {
  let restsUntil = Number.NEGATIVE_INFINITY;
  const counts = { replica: 0, primary: 0 };
  const isInTime = async (): Promise<boolean> => {
    const written = await writtenBy(primary);
    const until = performance.now() + patience.replay;
    while (!(await within(patience.answer, hasReplayed(replica, written)))) {
      if (performance.now() >= until) return false;
      await pause(patience.between);
    }
    return true;
  };
  const reads: Reads = async (read) => {
    if (performance.now() >= restsUntil) {
      try {
        if (await isInTime()) {
          const value = await read(replica);
          counts.replica += 1;
          return value;
        }
      } catch {
        // Where the question was wrong, the primary says so.
      }
      restsUntil = performance.now() + patience.rest;
    }
    counts.primary += 1;
    return read(primary);
  };
  return { reads, counts: () => ({ ...counts }) };
}
