import type { SQL } from 'drizzle-orm';
import type { Database } from './database.ts';

/** The rows of a query that is written out, in the shape that whoever writes it gives them. */
export const rowsOf = async <Row>(database: Database, query: SQL): Promise<readonly Row[]> =>
  (await database.execute(query)).rows as readonly Row[];
