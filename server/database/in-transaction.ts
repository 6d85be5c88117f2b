import { PgTransaction, type PgTransactionConfig } from 'drizzle-orm/pg-core';
import { againWhenContended } from './contended.ts';
import type { Database } from './database.ts';

/**
 * Does work in a transaction, and all of it again, by what is true then, where PostgreSQL undid it because of others (a
 * deadlock, a serialization failure). So the work asks and changes nothing outside the database, and what it keeps in
 * variables it sets anew. Within a transaction it is a savepoint: only the whole can be done again.
 * @throws what the work throws; contention once it was tried often enough
 */
export function inTransaction<Result>(
  database: Database,
  work: (transaction: Database) => Promise<Result>,
  settings?: PgTransactionConfig,
): Promise<Result> {
  const once = () => database.transaction(work, settings);
  return database instanceof PgTransaction ? once() : againWhenContended(once);
}
