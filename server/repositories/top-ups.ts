import { and, asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { topUps } from '../database/schema/top-ups.ts';
import { dueAgain, isDue, type Waits } from './due.ts';
import { firstRow } from '../database/first-row.ts';

export type TopUpRow = typeof topUps.$inferSelect;

/** Whether TWINT brings it: what was asked for once can't be confirmed again where its customer said no. */
export const isTwint = ({ paymentMethod }: Pick<TopUpRow, 'paymentMethod'>): boolean => paymentMethod === 'twint';

/** How the key of the transfer that credits a top-up begins; the top-up's id follows. */
export const TOP_UP_KEY = 'top-up:';

/** No top-up waits longer than this, milliseconds. */
const DUE_WITHIN = 3 * 3_600_000;

/** Begins a top-up; where the customer's key began one before, that one is answered. */
export async function beginTopUp(database: Database, topUp: TopUpRow): Promise<TopUpRow> {
  await database
    .insert(topUps)
    .values(topUp)
    .onConflictDoNothing({ target: [topUps.customerId, topUps.key] });
  const [begun] = await database
    .select()
    .from(topUps)
    .where(and(eq(topUps.customerId, topUp.customerId), eq(topUps.key, topUp.key)));
  if (!begun) throw new Error('The top-up was not begun');
  return begun;
}

export async function noteTopUpIntent(
  database: Database,
  id: string,
  intent: { readonly providerId: string; readonly clientSecret: string },
): Promise<void> {
  await database
    .update(topUps)
    .set(intent)
    .where(and(eq(topUps.id, id), eq(topUps.state, 'asked')));
}

export const findTopUpByIntent = (database: Database, providerId: string): Promise<TopUpRow | null> =>
  firstRow(database.select().from(topUps).where(eq(topUps.providerId, providerId)));

/** Ends a top-up. @returns whether it was still asked for */
export async function endTopUp(transaction: Database, id: string, state: 'credited' | 'lapsed'): Promise<boolean> {
  const [ended] = await transaction
    .update(topUps)
    .set({ state })
    .where(and(eq(topUps.id, id), eq(topUps.state, 'asked')))
    .returning({ id: topUps.id });
  return ended !== undefined;
}

/**
 * Takes the top-up that is due longest to be looked at, for this process alone, as `takeErrand` does.
 * @returns it as it was before it was taken, or null
 */
export async function takeTopUp(database: Database, now: number, waits: Waits): Promise<TopUpRow | null> {
  const due = database
    .select({ id: topUps.id })
    .from(topUps)
    .where(and(eq(topUps.state, 'asked'), isDue(topUps.dueAt, now, DUE_WITHIN)))
    .orderBy(asc(topUps.dueAt))
    .limit(1)
    .for('update', { skipLocked: true });
  const [taken] = await database
    .update(topUps)
    .set({ attempts: sql`${topUps.attempts} + 1`, dueAt: dueAgain(topUps.attempts, now, waits) })
    .where(eq(topUps.id, sql`(${due})`))
    .returning();
  return taken ? { ...taken, attempts: taken.attempts - 1 } : null;
}
