import { and, eq, isNotNull, lt } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { providerEvents } from '../database/schema/payments.ts';

/** Writes down that an event came. @returns whether what it tells was seen to before */
export async function noteEvent(database: Database, event: { id: string; type: string; receivedAt: number }): Promise<boolean> {
  await database
    .insert(providerEvents)
    .values({ ...event, handledAt: null })
    .onConflictDoNothing();
  const [row] = await database.select({ handledAt: providerEvents.handledAt }).from(providerEvents).where(eq(providerEvents.id, event.id));
  return row?.handledAt != null;
}

export async function markEventHandled(database: Database, id: string, at: number): Promise<void> {
  await database.update(providerEvents).set({ handledAt: at }).where(eq(providerEvents.id, id));
}

export async function deleteHandledEventsBefore(database: Database, instant: number): Promise<void> {
  await database.delete(providerEvents).where(and(isNotNull(providerEvents.handledAt), lt(providerEvents.receivedAt, instant)));
}
