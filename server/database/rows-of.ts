import type { SQL } from 'drizzle-orm';
import type { Database } from './database.ts';

export const rowsOf = async <Row>(database: Database, query: SQL): Promise<readonly Row[]> =>
  (await database.execute(query)).rows as readonly Row[];
