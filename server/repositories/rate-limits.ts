import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { rateLimits } from '../database/schema/rate-limits.ts';

/**
 * Counts one call under a key, in a window of its own that begins with the first call after the last one's end; answers
 * how many there were and when the window ends. A window that ends later than one that begins now was begun by a clock
 * that was ahead: it is over.
 */
export async function countCall(
  database: Database,
  { key, at, milliseconds }: { key: string; at: number; milliseconds: number },
): Promise<{ count: number; windowEndsAt: number } | null> {
  const isOver = sql`${rateLimits.windowEndsAt} <= ${at} or ${rateLimits.windowEndsAt} > ${at + milliseconds}`;
  const [row] = await database
    .insert(rateLimits)
    .values({ key, windowEndsAt: at + milliseconds, count: 1 })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        count: sql`case when ${isOver} then 1 else ${rateLimits.count} + 1 end`,
        windowEndsAt: sql`case when ${isOver} then excluded.window_ends_at else ${rateLimits.windowEndsAt} end`,
      },
    })
    .returning();
  return row ?? null;
}

/** Takes back one call that was counted. */
export async function uncountCall(database: Database, key: string): Promise<void> {
  await database
    .update(rateLimits)
    .set({ count: sql`${rateLimits.count} - 1` })
    .where(and(eq(rateLimits.key, key), gt(rateLimits.count, 0)));
}

/** Forgets the counts whose time is over. */
export async function deleteLimitsBefore(database: Database, instant: number): Promise<void> {
  await database.delete(rateLimits).where(lt(rateLimits.windowEndsAt, instant));
}
