import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql, type SQL } from 'drizzle-orm';
import type { Database } from './database.ts';
import { rowsOf } from './rows-of.ts';

/**
 * The mark with which a migration says which servers still work on the tables that it leaves: those that know the
 * migration of this number, and newer ones. One that only adds says nothing: who worked before works on.
 */
export const OLDEST_SERVER = 'oldest_server';

type Journal = { readonly entries: readonly { readonly tag: string; readonly when: number }[] };

const numberOf = (tag: string): number => Number(tag.slice(0, 4));
const written = (number: number): string => String(number).padStart(4, '0');

async function rowsIn<Row>(database: Database, table: string, query: SQL): Promise<readonly Row[]> {
  const [found] = await rowsOf<{ there: boolean }>(database, sql`select to_regclass(${table}) is not null as there`);
  return found?.there === true ? rowsOf<Row>(database, query) : [];
}

/**
 * Looks whether this build works on a database's tables as they are.
 * @param migrationsFolder the migrations that this build knows
 * @param anew what whoever starts the server may do where the tables are of other migrations, as a sentence
 * @returns whether migrations are missing there that this build needs
 * @throws Error in plain words where the tables are of other migrations, or have become what this build does not know
 */
export async function isSchemaBehind(database: Database, migrationsFolder: string, anew: string): Promise<boolean> {
  const { entries } = JSON.parse(await readFile(join(migrationsFolder, 'meta/_journal.json'), 'utf8')) as Journal;
  const [first] = entries;
  const newest = entries.at(-1);
  if (!first || !newest) throw new Error('The server has no migrations.');
  const [applied] = await rowsIn<{ first: string | null; last: string | null }>(
    database,
    'drizzle.__drizzle_migrations',
    sql`select min(created_at) as first, max(created_at) as last from drizzle.__drizzle_migrations`,
  );
  // Before the mark is read: the numbers of other migrations say nothing here (decision 185).
  if (Number(applied?.first ?? first.when) !== first.when)
    throw new Error(`The database was made by other migrations than this server has, and is left as it is. ${anew}`);
  const [mark] = await rowsIn<{ value: string }>(database, 'marks', sql`select value from marks where key = ${OLDEST_SERVER}`);
  if (mark && Number(mark.value) > numberOf(newest.tag))
    throw new Error(
      `The database is for servers that know migration ${mark.value}, and this one is older: it knows none after ${written(numberOf(newest.tag))}. Start a newer release.`,
    );
  return Number(applied?.last ?? 0) < newest.when;
}
