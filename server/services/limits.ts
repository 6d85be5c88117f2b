import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { rateLimits } from '../database/schema/house.ts';

/** `count` calls in `seconds`. */
export type Limit = { readonly count: number; readonly seconds: number };

export type Limits = {
  /** Counts one call. Answers null, or the milliseconds to wait when the limit is passed. */
  readonly take: (key: string, limit: Limit) => Promise<number | null>;
};

/** Limits on calls that hold over all processes of one database. `factor` multiplies every limit. */
export function createLimits(database: Database, now: () => number, factor: number): Limits {
  return {
    take: async (key, limit) => {
      const instant = now();
      const [row] = await database
        .insert(rateLimits)
        .values({ key, windowEndsAt: instant + limit.seconds * 1_000, count: 1 })
        .onConflictDoUpdate({
          target: rateLimits.key,
          set: {
            count: sql`case when ${rateLimits.windowEndsAt} <= ${instant} then 1 else ${rateLimits.count} + 1 end`,
            windowEndsAt: sql`case when ${rateLimits.windowEndsAt} <= ${instant} then excluded.window_ends_at else ${rateLimits.windowEndsAt} end`,
          },
        })
        .returning();
      return row && row.count > limit.count * factor ? Math.max(1, row.windowEndsAt - instant) : null;
    },
  };
}
