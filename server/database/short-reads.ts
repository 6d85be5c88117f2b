import type pg from 'pg';
import type { Database } from './database.ts';
import { isUnreachable } from './unreachable.ts';

/** So many reads are under way on one connection at most: the next one goes by itself. */
const AT_MOST = 32;

/** A connection while reads are under way on it. */
type Ride = { readonly client: Promise<pg.PoolClient>; riding: number };
type Query = (...asked: unknown[]) => Promise<unknown>;

/** Whether a connection was lost on the way; who waited too long has waited long enough. */
const isCut = (error: unknown): boolean => isUnreachable(error) && !(error instanceof Error && /timeout/.test(error.message));

/**
 * Asks what is short and waits for no lock, as a look-up by key, on one connection with all others of its kind that are
 * under way: those of one turn of the event loop leave in one packet (`sendTogether`), and PostgreSQL is woken once for
 * them. The connection is taken from the pool by the first and given back by the last. Where it is cut, each is asked once
 * more by itself.
 */
export function shortReadsOf(pool: pg.Pool): { readonly query: Query } {
  let current: Ride | null = null;
  const leave = async (ride: Ride) => {
    ride.riding -= 1;
    if (ride.riding > 0) return;
    if (current === ride) current = null;
    (await ride.client).release();
  };
  const askTogether = async (asked: readonly unknown[]): Promise<unknown> => {
    const ride = (current ??= { client: pool.connect(), riding: 0 });
    ride.riding += 1;
    try {
      return await ((await ride.client).query as Query)(...asked);
    } catch (error) {
      // Whoever comes now does not ride with what may have ended.
      if (current === ride) current = null;
      throw error;
    } finally {
      leave(ride).catch(() => undefined);
    }
  };
  const alone = pool.query.bind(pool) as Query;
  return {
    query: async (...asked) => {
      if (current !== null && current.riding >= AT_MOST) return alone(...asked);
      try {
        return await askTogether(asked);
      } catch (error) {
        if (!isCut(error)) throw error;
        return alone(...asked);
      }
    },
  };
}

const shortReads = new WeakMap<Database, Database>();

/** Has short reads of a database asked by another handle (`shortReadsOf`). */
export const askShortReadsBy = (database: Database, handle: Database): void => void shortReads.set(database, handle);

/** The handle that a database's short reads are asked by: its own, and a transaction's, where there is no other. */
export const handleOfShortReads = (database: Database): Database => shortReads.get(database) ?? database;
