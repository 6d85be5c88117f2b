import { and, asc, eq, gt, isNotNull, lte } from 'drizzle-orm';
import { Stripe } from 'stripe';
import type { Database } from '#server/database/database.ts';
import { sandboxEvents } from '#server/database/schema/sandbox.ts';
import type { SandboxWork } from './sandbox-answer.ts';
import { newSandboxId } from './sandbox-ids.ts';

export type SandboxEvent = typeof sandboxEvents.$inferSelect;
export type SignedEvent = { readonly id: string; readonly type: string; readonly body: string; readonly signature: string };

/** An event leaves this long after what it tells, milliseconds: the customer's own call is often faster. */
const SENT_AFTER = 300;
const AT_ONCE = 20;
const TRIES = 30;
/** How long the next try waits after so many, milliseconds. */
const waitAfter = (attempts: number): number => Math.min(60_000, 1_000 * 2 ** attempts);

export async function writeEvent({ database, at }: SandboxWork, type: string, object: Record<string, unknown>): Promise<void> {
  await database
    .insert(sandboxEvents)
    .values({ id: newSandboxId('evt'), type, object, createdAt: at, dueAt: at + SENT_AFTER, attempts: 0 });
}

export const eventsAfter = (database: Database, position = 0): Promise<SandboxEvent[]> =>
  database.select().from(sandboxEvents).where(gt(sandboxEvents.position, position)).orderBy(asc(sandboxEvents.position));

export function signEvent(event: SandboxEvent, secret: string, at: number): SignedEvent {
  const body = JSON.stringify({
    id: event.id,
    object: 'event',
    created: Math.floor(event.createdAt / 1_000),
    livemode: false,
    type: event.type,
    data: { object: event.object },
  });
  return {
    id: event.id,
    type: event.type,
    body,
    signature: Stripe.webhooks.generateTestHeaderString({ payload: body, secret, timestamp: Math.floor(at / 1_000) }),
  };
}

/**
 * Sends the events that are due; each is sent by one process, and again later where it was not taken.
 * @returns how many were taken
 */
export async function sendEvents(
  database: Database,
  { at, secret, deliver }: { at: number; secret: string; deliver: (event: SignedEvent) => Promise<boolean> },
): Promise<number> {
  const due = await database
    .select()
    .from(sandboxEvents)
    .where(and(isNotNull(sandboxEvents.dueAt), lte(sandboxEvents.dueAt, at)))
    .orderBy(asc(sandboxEvents.position))
    .limit(AT_ONCE);
  let taken = 0;
  for (const event of due) {
    const attempts = event.attempts + 1;
    const [mine] = await database
      .update(sandboxEvents)
      .set({ attempts, dueAt: attempts < TRIES ? at + waitAfter(attempts) : null })
      .where(and(eq(sandboxEvents.id, event.id), eq(sandboxEvents.attempts, event.attempts)))
      .returning({ id: sandboxEvents.id });
    if (!mine || !(await deliver(signEvent(event, secret, at)))) continue;
    await database.update(sandboxEvents).set({ dueAt: null }).where(eq(sandboxEvents.id, event.id));
    taken += 1;
  }
  return taken;
}
