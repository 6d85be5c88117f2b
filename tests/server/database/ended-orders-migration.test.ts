import { PGlite } from '@electric-sql/pglite';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asc } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { orders } from '#server/database/schema/orders.ts';
import { PGLITE_EXTENSIONS } from '#server/database/pglite-extensions.ts';
import { PATHS } from '#server/paths.ts';

const id = (letter: string) => letter.repeat(24);
/** So many migrations there were before orders said when they ended. */
const BEFORE = 9;
const order = (letter: string, status: number, statusId: number, completedAt: number | null) => `
  insert into orders (id, unique_id, customer_id, delivery_type, order_payment_id, cart_id, cart_version, status, status_id, "order", total, pickup_code, delivery_code, created_at, completed_at)
    values ('${id(letter)}', ${letter}, '${id('a')}', 1, '${id(letter)}', '${id(letter)}', 1, ${status}, ${statusId}, '{}', 3000, '0', '0', 5, ${completedAt ?? 'null'});
  insert into order_statuses values ('${id(letter)}', 1, 5, 'customer'), ('${id(letter)}', 3, 10, 'store');`;

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'storefront-migrations-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test('orders of before say since when they are over: completed ones as they did, others by their status', async () => {
  await cp(PATHS.migrations, folder, { recursive: true });
  const journal = join(folder, 'meta/_journal.json');
  const { entries, ...rest } = JSON.parse(await readFile(journal, 'utf8')) as { entries: unknown[] };
  await writeFile(journal, JSON.stringify({ ...rest, entries: entries.slice(0, BEFORE) }));
  const pglite = await PGlite.create({ extensions: PGLITE_EXTENSIONS });
  const database = drizzle(pglite);
  await migrate(database, { migrationsFolder: folder });
  await pglite.exec(`set session_replication_role = replica; ${order('1', 25, 10, 70)} ${order('2', 101, 2, null)} ${order('3', 3, 1, null)}
    insert into order_statuses values ('${id('1')}', 25, 70, 'store'), ('${id('2')}', 101, 20, 'customer'); set session_replication_role = default;`);
  await migrate(database, { migrationsFolder: PATHS.migrations });
  const found = await database.select({ endedAt: orders.endedAt }).from(orders).orderBy(asc(orders.uniqueId));
  expect(found.map(({ endedAt }) => endedAt)).toEqual([70, 20, null]);
  await pglite.close();
});
