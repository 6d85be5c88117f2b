import { lt } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { rateLimits } from '../database/schema/house.ts';

/** Forgets the counts whose time is over. */
export async function deleteLimitsBefore(database: Database, instant: number): Promise<void> {
  await database.delete(rateLimits).where(lt(rateLimits.windowEndsAt, instant));
}
