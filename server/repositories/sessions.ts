import { and, eq, lt, or } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { customers, sessions } from '../database/schema/customers.ts';
import type { Customer } from './customers.ts';
import { wakeCustomer } from './order-news.ts';
import { KEPT_FOR } from '../kept-for.ts';

/** A session unused for this long is over. */
const IDLE_LIMIT = KEPT_FOR.sessionIdle;
/** A session older than this is over, used or not. */
const ABSOLUTE_LIMIT = KEPT_FOR.session;
/** How seldom the last use is written down. */
const USE_NOTED_EVERY = 5 * 60_000;

/** The customer of a live session, or null. */
export async function findSession(
  database: Database,
  input: { tokenHash: string; customerId: string; now: number },
): Promise<Customer | null> {
  const [found] = await database
    .select({ customer: customers, session: sessions })
    .from(sessions)
    .innerJoin(customers, eq(customers.id, sessions.customerId))
    .where(and(eq(sessions.tokenHash, input.tokenHash), eq(sessions.customerId, input.customerId)));
  if (!found || input.now - found.session.usedAt > IDLE_LIMIT || input.now - found.session.createdAt > ABSOLUTE_LIMIT) return null;
  if (input.now - found.session.usedAt > USE_NOTED_EVERY) {
    await database.update(sessions).set({ usedAt: input.now }).where(eq(sessions.tokenHash, input.tokenHash));
  }
  return found.customer;
}

export async function insertSession(database: Database, input: { tokenHash: string; customerId: string; now: number }): Promise<void> {
  await database
    .insert(sessions)
    .values({ tokenHash: input.tokenHash, customerId: input.customerId, createdAt: input.now, usedAt: input.now });
}

/** Ends one session. Streams of news that it opened end with it, on every server. */
export async function deleteSession(database: Database, tokenHash: string): Promise<void> {
  const [deleted] = await database.delete(sessions).where(eq(sessions.tokenHash, tokenHash)).returning({ customerId: sessions.customerId });
  if (deleted) await wakeCustomer(database, deleted.customerId);
}

/** Ends every session of a customer. */
export async function deleteSessionsOf(database: Database, customerId: string): Promise<void> {
  await database.delete(sessions).where(eq(sessions.customerId, customerId));
  await wakeCustomer(database, customerId);
}

/** Forgets the sessions that are over by their limits. */
export async function deleteEndedSessions(database: Database, now: number): Promise<void> {
  await database
    .delete(sessions)
    .where(or(lt(sessions.usedAt, now - IDLE_LIMIT - USE_NOTED_EVERY), lt(sessions.createdAt, now - ABSOLUTE_LIMIT)));
}
