import { and, eq, gt, isNotNull, isNull, lt } from 'drizzle-orm';
import type { Language } from '#contract/enumerations.ts';
import type { Database } from '../database/database.ts';
import { newsletterReaders } from '../database/schema/newsletter.ts';
import { foldEmail } from './customers.ts';
import { firstRow } from '../database/first-row.ts';

/** Nobody has said yet that it is wanted. Who had their first letter before that was asked for is a reader. */
const unconfirmed = and(isNull(newsletterReaders.confirmedAt), isNull(newsletterReaders.welcomedAt));

/** Puts an address down, to be asked; one that is there already is there once, in the language of the last time. */
export async function putDown(database: Database, reader: { email: string; language: Language; now: number }): Promise<void> {
  const emailFolded = foldEmail(reader.email);
  await database
    .insert(newsletterReaders)
    .values({ emailFolded, language: reader.language, createdAt: reader.now })
    .onConflictDoUpdate({ target: newsletterReaders.emailFolded, set: { language: reader.language } });
  await database
    .update(newsletterReaders)
    .set({ createdAt: reader.now })
    .where(and(eq(newsletterReaders.emailFolded, emailFolded), unconfirmed));
}

/** The token by which an address says that it wants the newsletter; null for a reader, and for who is not put down. */
export async function tokenToConfirm(database: Database, emailFolded: string): Promise<string | null> {
  const [reader] = await database
    .select({ token: newsletterReaders.token })
    .from(newsletterReaders)
    .where(and(eq(newsletterReaders.emailFolded, emailFolded), unconfirmed));
  return reader?.token ?? null;
}

/** Notes that whoever has a token wants to read, if they were put down after `since`. Answers who is a reader by that; null for who was one before, and where there is nobody. */
export const confirmReader = (
  database: Database,
  { token, since, now }: { readonly token: string; readonly since: number; readonly now: number },
): Promise<{ emailFolded: string; language: Language } | null> =>
  firstRow(
    database
      .update(newsletterReaders)
      .set({ confirmedAt: now })
      .where(and(eq(newsletterReaders.token, token), unconfirmed, gt(newsletterReaders.createdAt, since)))
      .returning({ emailFolded: newsletterReaders.emailFolded, language: newsletterReaders.language }),
  );

/** Whether an address reads the newsletter; `asked`: it was put down, and has not answered. */
export async function standingOfReader(database: Database, emailFolded: string): Promise<'no' | 'asked' | 'yes'> {
  const [reader] = await database
    .select({ confirmedAt: newsletterReaders.confirmedAt, welcomedAt: newsletterReaders.welcomedAt })
    .from(newsletterReaders)
    .where(eq(newsletterReaders.emailFolded, emailFolded));
  if (!reader) return 'no';
  return reader.confirmedAt === null && reader.welcomedAt === null ? 'asked' : 'yes';
}

export async function takeOff(database: Database, emailFolded: string): Promise<void> {
  await database.delete(newsletterReaders).where(eq(newsletterReaders.emailFolded, emailFolded));
}

export async function isReader(database: Database, token: string): Promise<boolean> {
  const [reader] = await database
    .select({ confirmedAt: newsletterReaders.confirmedAt, welcomedAt: newsletterReaders.welcomedAt })
    .from(newsletterReaders)
    .where(eq(newsletterReaders.token, token));
  return reader !== undefined && (reader.confirmedAt !== null || reader.welcomedAt !== null);
}

/** Notes that a reader gets their first letter now. Answers the token that ends it; null for who has had it, or is no reader. */
export const welcomeReader = (database: Database, emailFolded: string, now: number): Promise<{ token: string } | null> =>
  firstRow(
    database
      .update(newsletterReaders)
      .set({ welcomedAt: now })
      .where(
        and(
          eq(newsletterReaders.emailFolded, emailFolded),
          isNull(newsletterReaders.welcomedAt),

          isNotNull(newsletterReaders.confirmedAt),
        ),
      )
      .returning({ token: newsletterReaders.token }),
  );

export async function unsubscribe(database: Database, token: string): Promise<void> {
  await database.delete(newsletterReaders).where(eq(newsletterReaders.token, token));
}

/** Forgets addresses that were put down before an instant and never said that they want it. */
export async function deleteUnconfirmedBefore(database: Database, instant: number): Promise<void> {
  await database.delete(newsletterReaders).where(and(unconfirmed, lt(newsletterReaders.createdAt, instant)));
}
