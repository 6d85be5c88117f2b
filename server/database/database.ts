import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Listen } from './listening.ts';

export type Database = NodePgDatabase;

export type ConnectionCounts = { readonly inUse: number; readonly idle: number; readonly waiting: number };

export type OpenDatabase = {
  readonly database: Database;
  readonly kind: 'pglite' | 'postgres';
  /** Its connections; the embedded database has none. */
  readonly connections?: () => ConnectionCounts;
  readonly listen: Listen;
  readonly close: () => Promise<void>;
};

/** The name of the unique index or constraint that an insert or update broke, or null for any other error. */
export function brokenConstraint(error: unknown): string | null {
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && (cause.code === '23505' || cause.code === '23514') && 'constraint' in cause) return String(cause.constraint);
  }
  return null;
}
