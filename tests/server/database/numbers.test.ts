import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { is, sql } from 'drizzle-orm';
import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { DATABASES, startTestServer, rowsOf } from '../test-server.ts';

const SCHEMA = 'server/database/schema';

/** Counted one by one by the server itself, from 0. */
const COUNTED = ['orders.news_sequence', 'news_counters.last', 'catalogue_revisions.revision'];

async function tables(): Promise<PgTable[]> {
  const files = await Promise.all(
    readdirSync(SCHEMA).map((name) => import(`../../../server/database/schema/${name.replace('.ts', '')}.ts`) as Promise<object>),
  );
  return files.flatMap((file) => Object.values(file).filter((value): value is PgTable => is(value, PgTable)));
}

describe('numbers of 64 bits that are read as JavaScript’s', () => {
  test('are instants, or count, or come from a sequence that stays within them', async () => {
    const large = (await tables()).flatMap((table) => {
      const { name, columns } = getTableConfig(table);
      return columns
        .filter((column) => /^big(?:int|serial)$/.test(column.getSQLType()))
        .map((column) => ({ name: `${name}.${column.name}`, column }));
    });
    expect(large.length).toBeGreaterThan(40);
    expect(large.filter(({ column }) => column.dataType !== 'number')).toEqual([]);
    const others = large.filter(
      ({ name, column }) =>
        !/[._]at$/.test(name) &&
        !COUNTED.includes(name) &&
        !(column.generatedIdentity?.sequenceOptions?.maxValue === Number.MAX_SAFE_INTEGER && column.generatedIdentity.type === 'byDefault'),
    );
    expect(others.map(({ name }) => name)).toEqual([]);
  });

  test.each(DATABASES)('have no other sequence and no other default in the database: %s', async (kind) => {
    const server = await startTestServer(kind);
    const { database } = server.open;
    const rowsIn = async (query: string) => await rowsOf<Record<string, string>>(database, sql.raw(query));
    const sequences = await rowsIn(
      "select sequencename as name, max_value::text as most from pg_sequences where schemaname in ('public', 'sandbox')",
    );
    expect(sequences.length).toBeGreaterThan(9);
    expect(sequences.filter(({ most }) => Number(most) > Number.MAX_SAFE_INTEGER)).toEqual([]);
    const defaults = await rowsIn(
      "select table_name, column_name, column_default from information_schema.columns where table_schema in ('public', 'sandbox') and data_type = 'bigint' and column_default is not null",
    );
    expect(defaults.map(({ column_default: value }) => value)).toEqual(['0']);
    await server.close();
  });
});
