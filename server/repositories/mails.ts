import { and, asc, count, desc, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { mails, type MailKind } from '../database/schema/mails.ts';
import { isDue } from './due.ts';

export type Mail = typeof mails.$inferSelect;

const AT_ONCE = 20;
/** No e-mail waits longer than this, milliseconds. */
const DUE_WITHIN = 5 * 3_600_000;

export async function insertMail(
  database: Database,
  mail: Omit<Mail, 'uniqueId' | 'unsubscribeUrl' | 'html' | 'orderId' | 'leadId'>,
): Promise<void> {
  await database.insert(mails).values(mail);
}

/** Asks for an e-mail that is written afterwards, of what is known of it by then. */
export async function askMail(
  database: Database,
  { at, ...mail }: Pick<Mail, 'id' | 'kind' | 'recipient' | 'language'> & { readonly leadId?: string; readonly at: number },
): Promise<void> {
  await database.insert(mails).values({ ...mail, state: 'asked', subject: '', words: '', attempts: 0, dueAt: at, createdAt: at });
}

/** How many e-mails of a kind were written to an address after an instant. */
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

/** E-mails of a state that are due, the oldest first. */
export const dueMails = (database: Database, state: 'asked' | 'ready', now: number): Promise<Mail[]> =>
  database
    .select()
    .from(mails)
    .where(and(eq(mails.state, state), isDue(mails.dueAt, now, DUE_WITHIN)))
    .orderBy(asc(mails.uniqueId))
    .limit(AT_ONCE);

/** Takes an e-mail to work on: of many processes one gets it. It is due again at `until` in case that one dies. */
export async function claimMail(database: Database, mail: Mail, until: number): Promise<boolean> {
  const claimed = await database
    .update(mails)
    .set({ dueAt: until, attempts: mail.attempts + 1 })
    .where(and(eq(mails.id, mail.id), eq(mails.state, mail.state), eq(mails.dueAt, mail.dueAt)))
    .returning({ id: mails.id });
  return claimed.length > 0;
}

export async function updateMail(database: Database, id: string, change: Partial<Mail>): Promise<void> {
  await database.update(mails).set(change).where(eq(mails.id, id));
}

export async function deleteMail(database: Database, id: string): Promise<void> {
  await database.delete(mails).where(eq(mails.id, id));
}

/** The newest e-mails that are kept to be read, for the local mailbox. */
export const readableMails = (database: Database): Promise<Mail[]> =>
  database.select().from(mails).where(eq(mails.state, 'ready')).orderBy(desc(mails.uniqueId)).limit(50);

export async function deleteMailsBefore(database: Database, instant: number): Promise<void> {
  await database.delete(mails).where(and(inArray(mails.state, ['sent', 'failed', 'ready']), lt(mails.createdAt, instant)));
}
