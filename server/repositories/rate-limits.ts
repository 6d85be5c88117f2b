import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { rateLimits } from '../database/schema/rate-limits.ts';

/**
 * Counts calls under a key, in a window of its own that ends at `windowEndsAt` where the last one is over; answers how many
 * there were and when the window ends. A window that ends later than one that begins now was begun by a clock that was
 * ahead: it is over.
 */
export async function countCalls(
  database: Database,
  { key, calls, at, milliseconds, windowEndsAt }: { key: string; calls: number; at: number; milliseconds: number; windowEndsAt: number },
): Promise<{ count: number; windowEndsAt: number }> {
  const isOver = sql`${rateLimits.windowEndsAt} <= ${at} or ${rateLimits.windowEndsAt} > ${at + milliseconds}`;
  const [row] = await database
    .insert(rateLimits)
    .values({ key, windowEndsAt, count: calls })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        count: sql`case when ${isOver} then excluded.count else ${rateLimits.count} + excluded.count end`,
        windowEndsAt: sql`case when ${isOver} then excluded.window_ends_at else ${rateLimits.windowEndsAt} end`,
      },
    })
    .returning();
  if (!row) throw new Error(`The calls of ${key} were not counted`);
  return row;
}

export async function uncountCall(database: Database, key: string): Promise<void> {
  await database
    .update(rateLimits)
    .set({ count: sql`${rateLimits.count} - 1` })
    .where(and(eq(rateLimits.key, key), gt(rateLimits.count, 0)));
}

export async function deleteLimitsBefore(database: Database, instant: number): Promise<void> {
  await database.delete(rateLimits).where(lt(rateLimits.windowEndsAt, instant));
}
