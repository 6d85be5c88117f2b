import { lt } from 'drizzle-orm';
import type { Database } from '#server/database/database.ts';
import { sandboxEvents, sandboxKeys } from '#server/database/schema/sandbox.ts';

const HOUR = 3_600_000;
/** As long as Stripe keeps a key at least; afterwards it means a new request. */
export const KEYS_KEPT_FOR = 24 * HOUR;
/** As long as Stripe tells of an event; it sends none again after days. */
export const EVENTS_KEPT_FOR = 30 * 24 * HOUR;

/** Drops the keys and events that the provider would not keep any longer. What happened to money stays. */
export async function dropOld(database: Database, at: number): Promise<void> {
  await database.delete(sandboxKeys).where(lt(sandboxKeys.createdAt, at - KEYS_KEPT_FOR));
  await database.delete(sandboxEvents).where(lt(sandboxEvents.createdAt, at - EVENTS_KEPT_FOR));
}
