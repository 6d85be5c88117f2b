import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { errands } from '../database/schema/errands.ts';
import { dueAgain, isDue, type Waits } from './due.ts';
import { firstRow } from '../database/first-row.ts';

export type ErrandRow = typeof errands.$inferSelect;

/** No errand waits longer than this, milliseconds. */
const DUE_WITHIN = 3_600_000;

/** Notes an errand, to be run at once; one whose key is there already is not noted twice. */
export async function noteErrand(database: Database, errand: Omit<ErrandRow, 'state' | 'attempts' | 'dueAt'>): Promise<void> {
  await database
    .insert(errands)
    .values({ ...errand, state: 'due', attempts: 0, dueAt: errand.createdAt })
    .onConflictDoNothing({ target: errands.key });
}

/**
 * Takes the errand that is due longest to be run, for this process alone: of those that take at once, each gets another one.
 * It is due again after its wait, in case it is not done by then. @returns it as it was before it was taken, or null
 */
export async function takeErrand(database: Database, now: number, waits: Waits): Promise<ErrandRow | null> {
  const due = database
    .select({ id: errands.id })
    .from(errands)
    .where(and(eq(errands.state, 'due'), isDue(errands.dueAt, now, DUE_WITHIN)))
    .orderBy(asc(errands.dueAt))
    .limit(1)
    .for('update', { skipLocked: true });
  const [taken] = await database
    .update(errands)
    .set({ attempts: sql`${errands.attempts} + 1`, dueAt: dueAgain(errands.attempts, now, waits) })
    .where(eq(errands.id, sql`(${due})`))
    .returning();
  return taken ? { ...taken, attempts: taken.attempts - 1 } : null;
}

/** Ends an errand. @returns whether it was still due */
export async function endErrand(database: Database, id: string, state: 'done' | 'refused'): Promise<boolean> {
  const [ended] = await database
    .update(errands)
    .set({ state })
    .where(and(eq(errands.id, id), eq(errands.state, 'due')))
    .returning({ id: errands.id });
  return ended !== undefined;
}

export const findErrand = (database: Database, key: string): Promise<ErrandRow | null> =>
  firstRow(database.select().from(errands).where(eq(errands.key, key)));

export const refundErrandsOf = (database: Database, orderPaymentIds: readonly string[]): Promise<ErrandRow[]> =>
  database
    .select()
    .from(errands)
    .where(and(inArray(errands.orderPaymentId, [...orderPaymentIds]), eq(errands.kind, 'refund')))
    .orderBy(desc(errands.createdAt));

export async function hasErrandAbout(database: Database, customerId: string, subject: string): Promise<boolean> {
  const [found] = await database
    .select({ id: errands.id })
    .from(errands)
    .where(and(eq(errands.customerId, customerId), eq(errands.subject, subject)))
    .limit(1);
  return found !== undefined;
}
