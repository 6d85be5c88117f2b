import { and, eq, isNull } from 'drizzle-orm';
import type { Language } from '#contract/enumerations.ts';
import type { Database } from '../database/database.ts';
import { newsletterReaders } from '../database/schema/newsletter.ts';
import { foldEmail } from './customers.ts';

/** Adds a reader; one who asks again is heard once, in the language of the last time. */
export async function subscribe(database: Database, reader: { email: string; language: Language; now: number }): Promise<void> {
  await database
    .insert(newsletterReaders)
    .values({ emailFolded: foldEmail(reader.email), language: reader.language, createdAt: reader.now })
    .onConflictDoUpdate({ target: newsletterReaders.emailFolded, set: { language: reader.language } });
}

/** Notes that a reader gets their first letter now. Answers the token that ends it; null for who has had it, or is no reader. */
export async function welcomeReader(database: Database, emailFolded: string, now: number): Promise<{ token: string } | null> {
  const [welcomed] = await database
    .update(newsletterReaders)
    .set({ welcomedAt: now })
    .where(and(eq(newsletterReaders.emailFolded, emailFolded), isNull(newsletterReaders.welcomedAt)))
    .returning({ token: newsletterReaders.token });
  return welcomed ?? null;
}

/** Takes whoever has a token off the list; one that is unknown changes nothing. */
export async function unsubscribe(database: Database, token: string): Promise<void> {
  await database.delete(newsletterReaders).where(eq(newsletterReaders.token, token));
}
