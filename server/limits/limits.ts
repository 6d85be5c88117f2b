import type { Database } from '../database/database.ts';
import { countCall, uncountCall } from '../repositories/rate-limits.ts';

/** `count` calls in `seconds`. One that only keeps a process from too much work is counted `inProcess`, and costs no query. */
export type Limit = { readonly count: number; readonly seconds: number; readonly inProcess?: true };

export type Limits = {
  /** Counts one call. Answers null, or the milliseconds to wait when the limit is passed. */
  readonly take: (key: string, limit: Limit) => Promise<number | null>;
  /** The milliseconds to wait where this process knows already that the limit is passed, or null. Nothing is counted or asked. */
  readonly waitOf: (key: string, limit: Limit) => number | null;
  /** Takes back one call that was counted. */
  readonly giveBack: (key: string) => Promise<void>;
};

/** So many keys whose limit is passed one process remembers; the oldest go, and are counted again. */
const REMEMBERED = 10_000;

/**
 * Limits on calls that hold over all processes of one database. `factor` multiplies every limit. A key whose limit is
 * passed is remembered until its window ends: calls that are refused are neither counted nor written down.
 */
export function createLimits(database: Database, now: () => number, factor: number): Limits {
  const passed = new Map<string, number>();
  const waitOf: Limits['waitOf'] = (key, { seconds }) => {
    const wait = (passed.get(key) ?? 0) - now();
    // A clock that was set back makes nothing last longer.
    if (wait > 0 && wait <= seconds * 1_000) return wait;
    passed.delete(key);
    return null;
  };
  const here = new Map<string, { count: number; endsAt: number }>();
  const countHere = (key: string, { seconds }: Limit, instant: number): { count: number; windowEndsAt: number } => {
    const known = here.get(key);
    const counted =
      known && known.endsAt > instant && known.endsAt <= instant + seconds * 1_000
        ? known
        : { count: 0, endsAt: instant + seconds * 1_000 };
    counted.count += 1;
    // The newest last: the oldest go.
    here.delete(key);
    here.set(key, counted);
    for (const [oldest] of here) {
      if (here.size <= REMEMBERED) break;
      here.delete(oldest);
    }
    return { count: counted.count, windowEndsAt: counted.endsAt };
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
      const instant = now();
      const counted = limit.inProcess
        ? countHere(key, limit, instant)
        : await countCall(database, { key, at: instant, milliseconds: limit.seconds * 1_000 });
      if (!counted || counted.count <= limit.count * factor) return null;
      remember(key, counted.windowEndsAt);
      return Math.max(1, counted.windowEndsAt - instant);
    },
    giveBack: async (key) => {
      passed.delete(key);
      await uncountCall(database, key);
    },
  };
}
