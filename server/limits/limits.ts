import type { Database } from '../database/database.ts';
import { countCalls, uncountCall } from '../repositories/rate-limits.ts';
import { createCounts } from './counts.ts';

/**
 * `count` calls in `seconds`. One that only keeps a process from too much work is counted `inProcess`, and costs no query.
 * One on what could be guessed is `exact`: each call is counted in the database before it goes on.
 */
export type Limit = { readonly count: number; readonly seconds: number; readonly inProcess?: true; readonly exact?: true };

export type Limits = {
  /** Counts one call. Answers null, or the milliseconds to wait when the limit is passed. */
  readonly take: (key: string, limit: Limit) => Promise<number | null>;
  /** The milliseconds to wait where this process knows already that the limit is passed, or null. Nothing is counted or asked. */
  readonly waitOf: (key: string, limit: Limit) => number | null;
  readonly giveBack: (key: string) => Promise<void>;
};

/** So many keys whose limit is passed one process remembers; the oldest go, and are counted again. */
const REMEMBERED = 10_000;
/** Every so manieth part of a limit, a process tells the database what it counted since. */
const PARTS = 10;

/** How many calls of one key a process counts by itself until it tells the database. */
function stepOf({ inProcess, exact }: Limit, most: number): number {
  if (inProcess) return Number.POSITIVE_INFINITY;
  return exact ? 1 : Math.max(1, Math.floor(most / PARTS));
}

/**
 * Limits on calls that hold over all processes of one database; without one, those that are counted `inProcess` alone.
 * `factor` multiplies every limit. Calls are counted in memory, and in the database each time that they come to a tenth of the limit: each process may let so many pass that the others do
 * not know of, less one. A key whose limit is passed is remembered until its window ends: calls that are refused are
 * neither counted nor written down.
 */
export function createLimits(database: Database | null, now: () => number, factor: number): Limits {
  const passed = new Map<string, number>();
  const counts = createCounts((counted) => {
    if (!database) throw new Error('Without a database there are only limits that are counted in the process');
    return countCalls(database, counted);
  }, now);
  const waitOf: Limits['waitOf'] = (key, { seconds }) => {
    const wait = (passed.get(key) ?? 0) - now();
    // A clock that was set back makes nothing last longer.
    if (wait > 0 && wait <= seconds * 1_000) return wait;
    passed.delete(key);
    return null;
  };
  const remember = (key: string, endsAt: number) => {
    passed.set(key, endsAt);
    for (const [oldest] of passed) {
      if (passed.size <= REMEMBERED) break;
      passed.delete(oldest);
    }
  };
  return {
    waitOf,
    take: async (key, limit) => {
      const known = waitOf(key, limit);
      if (known !== null) return known;
      const most = limit.count * factor;
      const { number, windowEndsAt } = await counts.count(key, { most, milliseconds: limit.seconds * 1_000, step: stepOf(limit, most) });
      if (number <= most) return null;
      remember(key, windowEndsAt);
      return Math.max(1, windowEndsAt - now());
    },
    giveBack: async (key) => {
      passed.delete(key);
      if (!counts.giveBack(key) && database) await uncountCall(database, key);
    },
  };
}
