import { eq, getTableColumns, inArray, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { isDeepStrictEqual } from 'node:util';
import type { Database } from '../database/database.ts';

export type SyncCounts = { readonly added: number; readonly changed: number; readonly removed: number };

/** A table whose rows are synced: its key's column, which of its rows it is about, and what becomes of those that are no longer wanted. */
export type SyncedTable<Table extends PgTable> = {
  readonly table: Table;
  readonly key: PgColumn;
  readonly of: SQL;
  /** Columns that are written once and then live by themselves. */
  readonly keeps?: readonly string[];
  /** What a row that is no longer wanted becomes: null removes it, and without this it stays. */
  readonly onMissing?: Record<string, unknown> | null;
};

type Row = Record<string, unknown>;

const PIECE = 200;

/** As it comes back from the database: nothing that is not there stays as a name. */
const asRead = (row: Row): Row => JSON.parse(JSON.stringify(row)) as Row;

/**
 * Makes the rows of a table those that are wanted: new ones are added, others changed, and only where something differs, so that
 * the same once more writes nothing. Call it in a transaction.
 */
export async function syncRows<Table extends PgTable>(
  transaction: Database,
  { table, key, of, keeps = [], onMissing }: SyncedTable<Table>,
  wanted: readonly Table['$inferInsert'][],
): Promise<SyncCounts> {
  const keyName = Object.entries(getTableColumns(table)).find(([, column]) => column === key)?.[0] ?? '';
  const keyOf = (row: Row) => String(row[keyName]);
  const known = new Map(
    (
      (await transaction
        .select()
        .from(table as PgTable)
        .where(of)) as Row[]
    ).map((row) => [keyOf(row), row]),
  );
  const rows = (wanted as readonly Row[]).map(asRead);
  const added = rows.filter((row) => !known.has(keyOf(row)));
  for (let start = 0; start < added.length; start += PIECE) {
    await transaction.insert(table).values(added.slice(start, start + PIECE) as Table['$inferInsert'][]);
  }
  const differences = (row: Row, than: Row): Row =>
    Object.fromEntries(Object.entries(row).filter(([name, value]) => !isDeepStrictEqual(value, than[name])));
  const change = async (at: string, difference: Row): Promise<number> => {
    if (Object.keys(difference).length === 0) return 0;
    await transaction
      .update(table)
      .set(difference as never)
      .where(eq(key, at));
    return 1;
  };
  let changed = 0;
  for (const row of rows) {
    const before = known.get(keyOf(row));
    if (!before) continue;
    const updatable = Object.fromEntries(Object.entries(row).filter(([name]) => !keeps.includes(name)));
    changed += await change(keyOf(row), differences(updatable, before));
  }
  const names = new Set(rows.map(keyOf));
  const left = [...known.keys()].filter((name) => !names.has(name));
  if (onMissing === undefined || left.length === 0) return { added: added.length, changed, removed: 0 };
  if (onMissing === null) await transaction.delete(table).where(inArray(key, left));
  let ended = onMissing === null ? left.length : 0;
  if (onMissing !== null) for (const name of left) ended += await change(name, differences(onMissing, known.get(name) ?? {}));
  return { added: added.length, changed, removed: ended };
}
