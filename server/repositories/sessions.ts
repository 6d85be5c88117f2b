import { and, desc, eq, gte, isNull, lt, ne, or, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { preparedStatement } from '../database/prepared-statement.ts';
import { customers, sessions } from '../database/schema/customers.ts';
import type { Customer } from './customers.ts';
import { wakeCustomer } from './order-news.ts';
import { RETENTION } from '../retention.ts';

/** A session unused for this long is over. */
const IDLE_LIMIT = RETENTION.sessionIdle;
/** A session older than this is over, used or not. */
const ABSOLUTE_LIMIT = RETENTION.session;
/** How seldom the last use is noted. */
const USE_NOTED_EVERY = 5 * 60_000;

const byToken = preparedStatement((on) =>
  on
    .select({ customer: customers, usedAt: sessions.usedAt, createdAt: sessions.createdAt })
    .from(sessions)
    .innerJoin(customers, eq(customers.id, sessions.customerId))
    .where(
      and(
        eq(sessions.tokenHash, sql.placeholder('tokenHash')),
        eq(sessions.customerId, sql.placeholder('customerId')),
        isNull(customers.deletedAt),
      ),
    ),
);

/**
 * The customer of a live session, or null. That it was used is noted now and then, to be written down with others' (`writeUses`).
 */
export async function findSession(
  database: Database,
  { tokenHash, customerId, now }: { tokenHash: string; customerId: string; now: number },
  noteUse: (tokenHash: string, at: number) => void,
): Promise<Customer | null> {
  const [found] = await byToken(database, { tokenHash, customerId });
  if (!found || now - found.usedAt > IDLE_LIMIT || now - found.createdAt > ABSOLUTE_LIMIT) return null;
  if (now - found.usedAt > USE_NOTED_EVERY) noteUse(tokenHash, now);
  return found.customer;
}

/** Writes down when sessions were used last. One that somebody is ending at this moment is left to them. */
export async function writeUses(database: Database, uses: ReadonlyMap<string, number>): Promise<void> {
  if (uses.size === 0) return;
  const noted = sql`unnest(${sql.param([...uses.keys()])}::text[], ${sql.param([...uses.values()])}::bigint[]) as noted (token_hash, used_at)`;
  await database.execute(sql`
    update ${sessions} set used_at = taken.used_at
    from (
      select ${sessions.tokenHash}, noted.used_at from ${sessions} join ${noted} on noted.token_hash = ${sessions.tokenHash}
      where ${sessions.usedAt} < noted.used_at
      for no key update of ${sessions} skip locked
    ) as taken
    where ${sessions.tokenHash} = taken.token_hash
  `);
}

export type SessionRow = typeof sessions.$inferSelect;

export async function insertSession(
  database: Database,
  { now, ...session }: Pick<SessionRow, 'tokenHash' | 'customerId' | 'browser' | 'system'> & { readonly now: number },
): Promise<void> {
  await database.insert(sessions).values({ ...session, createdAt: now, usedAt: now });
}

export const liveSessionsOf = (database: Database, customerId: string, now: number): Promise<SessionRow[]> =>
  database
    .select()
    .from(sessions)
    .where(and(eq(sessions.customerId, customerId), gte(sessions.usedAt, now - IDLE_LIMIT), gte(sessions.createdAt, now - ABSOLUTE_LIMIT)))
    .orderBy(desc(sessions.usedAt), desc(sessions.createdAt), sessions.id);

/** Ends a customer's sessions beside the one that asks: the one named, or all of them where none is. @returns whether any ended */
export async function deleteOtherSessions(
  database: Database,
  { customerId, tokenHash, id }: { readonly customerId: string; readonly tokenHash: string; readonly id: string | null },
): Promise<boolean> {
  const which = id === null ? undefined : eq(sessions.id, id);
  const deleted = await database
    .delete(sessions)
    .where(and(eq(sessions.customerId, customerId), ne(sessions.tokenHash, tokenHash), which))
    .returning({ id: sessions.id });
  if (deleted.length > 0) await wakeCustomer(database, customerId);
  return deleted.length > 0;
}

/** Ends one session. Streams of news that it opened end with it, on every server. */
export async function deleteSession(database: Database, tokenHash: string): Promise<void> {
  const [deleted] = await database.delete(sessions).where(eq(sessions.tokenHash, tokenHash)).returning({ customerId: sessions.customerId });
  if (deleted) await wakeCustomer(database, deleted.customerId);
}

export async function deleteSessionsOf(database: Database, customerId: string): Promise<void> {
  await database.delete(sessions).where(eq(sessions.customerId, customerId));
  await wakeCustomer(database, customerId);
}

export async function deleteEndedSessions(database: Database, now: number): Promise<void> {
  await database
    .delete(sessions)
    .where(or(lt(sessions.usedAt, now - IDLE_LIMIT - USE_NOTED_EVERY), lt(sessions.createdAt, now - ABSOLUTE_LIMIT)));
}
