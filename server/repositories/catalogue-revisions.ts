import { sql, type Placeholder, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { keptStatement } from '../database/kept-statement.ts';
import { catalogueRevisions } from '../database/schema/catalogue-revisions.ts';

/** The subject of what all stores are under. */
const ALL = 'all';

const counted = (subject: SQL | string): SQL =>
  sql`coalesce((select ${catalogueRevisions.revision} from ${catalogueRevisions} where ${catalogueRevisions.subject} = ${subject}), 0)`;

/**
 * At which revision a store stands, with its menu, its category and every city, as a value in a statement: what was read
 * with the same revision is the same.
 */
export const revisionOf = (storeId: SQLWrapper | Placeholder): SQL<string> =>
  sql<string>`${counted(sql`${storeId}::text`)} || '.' || ${counted(sql.raw(`'${ALL}'`))}`;

const ofStore = keptStatement((on) => on.select({ revision: revisionOf(sql.placeholder('storeId')) }).from(sql`(values (1)) as one`));

/** At which revision a store stands now. */
export async function storeRevision(database: Database, storeId: string): Promise<string> {
  const [found] = await ofStore(database, { storeId });
  return found?.revision ?? '';
}
