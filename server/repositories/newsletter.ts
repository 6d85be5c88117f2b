import type { Language } from '../../contract/enumerations.ts';
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
