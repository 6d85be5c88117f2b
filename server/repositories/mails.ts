import { and, asc, count, desc, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { mails, type MailKind } from '../database/schema/mails.ts';
import { isDue } from './due.ts';

export type Mail = typeof mails.$inferSelect;

/** No e-mail waits longer than this, milliseconds. */
const DUE_WITHIN = 5 * 3_600_000;

export async function insertMail(
  database: Database,
  mail: Omit<Mail, 'uniqueId' | 'unsubscribeUrl' | 'orderId' | 'leadId'>,
): Promise<void> {
  await database.insert(mails).values(mail);
}

export async function askMail(
  database: Database,
  { at, ...mail }: Pick<Mail, 'id' | 'kind' | 'recipient' | 'language'> & { readonly leadId?: string; readonly at: number },
): Promise<void> {
  await database.insert(mails).values({ ...mail, state: 'asked', subject: '', words: '', attempts: 0, dueAt: at, createdAt: at });
}

export async function countWritten(
  database: Database,
  { kind, recipient, since }: { readonly kind: MailKind; readonly recipient: string; readonly since: number },
): Promise<number> {
  const [row] = await database
    .select({ count: count() })
    .from(mails)
    .where(
      and(
        eq(mails.kind, kind),
        eq(sql`lower(${mails.recipient})`, recipient.toLowerCase()),
        inArray(mails.state, ['ready', 'sent', 'failed']),
        gt(mails.createdAt, since),
      ),
    );
  return row?.count ?? 0;
}

/** Asks for an e-mail about an order; one of this kind that was asked for before stays the only one. */
export async function askMailOfOrder(
  transaction: Database,
  { at, ...mail }: Pick<Mail, 'id' | 'kind' | 'recipient' | 'language'> & { readonly orderId: string; readonly at: number },
): Promise<void> {
  await transaction
    .insert(mails)
    .values({ ...mail, state: 'asked', subject: '', words: '', attempts: 0, dueAt: at, createdAt: at })
    .onConflictDoNothing();
}

/**
 * Takes the e-mail of a state that is due the longest: of those that take at once, each gets another one. It is
 * due again at `until` in case this process dies. @returns it as it was before it was taken, or null
 */
export async function takeMail(database: Database, state: 'asked' | 'ready', now: number, until: number): Promise<Mail | null> {
  const due = database
    .select({ id: mails.id })
    .from(mails)
    .where(and(eq(mails.state, state), isDue(mails.dueAt, now, DUE_WITHIN)))
    .orderBy(asc(mails.dueAt), asc(mails.uniqueId))
    .limit(1)
    .for('update', { skipLocked: true });
  const [taken] = await database
    .update(mails)
    .set({ dueAt: until, attempts: sql`${mails.attempts} + 1` })
    .where(eq(mails.id, sql`(${due})`))
    .returning();
  return taken ? { ...taken, attempts: taken.attempts - 1 } : null;
}

export async function updateMail(database: Database, id: string, change: Partial<Mail>): Promise<void> {
  await database.update(mails).set(change).where(eq(mails.id, id));
}

export async function deleteMail(database: Database, id: string): Promise<void> {
  await database.delete(mails).where(eq(mails.id, id));
}

export const readableMails = (database: Database): Promise<Mail[]> =>
  database.select().from(mails).where(eq(mails.state, 'ready')).orderBy(desc(mails.uniqueId)).limit(50);

export async function deleteMailsBefore(database: Database, instant: number): Promise<void> {
  await database.delete(mails).where(and(inArray(mails.state, ['sent', 'failed', 'ready']), lt(mails.createdAt, instant)));
}
