import type { SQL } from 'drizzle-orm';
import type { Database } from './database.ts';

/** The rows of a query that is written out, in the shape that whoever writes it gives them. */
export async function rowsOf<Row>(database: Database, query: SQL): Promise<readonly Row[]> {
  const answered: unknown = await database.execute(query);
  return (answered as { readonly rows: readonly Row[] }).rows;
}
