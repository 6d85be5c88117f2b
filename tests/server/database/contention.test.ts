import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import type { Database } from '#server/database/database.ts';
import { inTransaction } from '#server/database/in-transaction.ts';
import { openPostgres } from '#server/database/open-postgres.ts';
import { marks } from '#server/database/schema/marks.ts';
import { orders } from '#server/database/schema/orders.ts';
import { PATHS } from '#server/paths.ts';
import { auditLedger } from '../audit-ledger.ts';
import { fillBasket, newCustomer } from '../customer.ts';
import { askInvoice, orderIt, payCash, paymentIn } from '../orders.ts';
import { serverOn, testServer, type TestServer, rowsOf, newDatabase } from '../test-server.ts';

/** Lets as many go on as it was made for, once all of them are there; whoever comes later passes. */
function meeting(of: number): () => Promise<void> {
  let here = 0;
  let open = () => undefined as void;
  const all = new Promise<void>((done) => (open = done));
  return async () => {
    here += 1;
    if (here >= of) open();
    await all;
  };
}

const valueOf = async (database: Database, key: string) =>
  Number((await database.select().from(marks).where(eq(marks.key, key)))[0]?.value);
const addOne = (database: Database, key: string) =>
  database
    .update(marks)
    .set({ value: sql`(${marks.value}::int + 1)::text` })
    .where(eq(marks.key, key));

describe('two transactions in each other’s way', () => {
  const server = testServer('postgres');
  beforeAll(async () => {
    await server.open.database.insert(marks).values([
      { key: 'a', value: '0' },
      { key: 'b', value: '0' },
    ]);
  });

  test.each([['a transaction'], ['a savepoint in one']])('that lock the same rows in another order both pass: %s', async (kind) => {
    const { database } = server.open;
    await database.update(marks).set({ value: '0' });
    const met = meeting(2);
    let tries = 0;
    const inside = (transaction: Database, key: string) =>
      kind === 'a transaction' ? addOne(transaction, key) : inTransaction(transaction, (deeper) => addOne(deeper, key));
    const lockBoth = (first: string, second: string) =>
      inTransaction(database, async (transaction) => {
        tries += 1;
        await addOne(transaction, first);
        await met();
        await inside(transaction, second);
      });
    await Promise.all([lockBoth('a', 'b'), lockBoth('b', 'a')]);
    expect([await valueOf(database, 'a'), await valueOf(database, 'b'), tries]).toEqual([2, 2, 3]);
  });

  test('that each read what the other writes both pass, the second by what is true then', async () => {
    const { database } = server.open;
    await database.update(marks).set({ value: '0' });
    const met = meeting(2);
    const seen: number[] = [];
    const copyPlusOne = (from: string, to: string) =>
      inTransaction(
        database,
        async (transaction) => {
          const value = await valueOf(transaction, from);
          seen.push(value);
          await met();
          await transaction
            .update(marks)
            .set({ value: String(value + 1) })
            .where(eq(marks.key, to));
        },
        { isolationLevel: 'serializable' },
      );
    await Promise.all([copyPlusOne('a', 'b'), copyPlusOne('b', 'a')]);
    expect(seen).toEqual([0, 0, 1]);
    expect([await valueOf(database, 'a'), await valueOf(database, 'b')].toSorted()).toEqual([1, 2]);
  });

  test('whoever is in the way again and again is told to come again, and any other failure is not tried again', async () => {
    const { database } = server.open;
    const who = await newCustomer(server);
    await database.execute(sql`create sequence tried`);
    const failWith = (code: string) =>
      database.execute(
        sql.raw(`create or replace function fail() returns trigger language plpgsql as
          $$ begin perform nextval('tried'); raise exception 'in the way' using errcode = '${code}'; end $$`),
      );
    await failWith('40001');
    await database.execute(sql`create trigger fail before update on customers for each row execute function fail()`);
    const change = () => server.post(endpoints.change_user_wallet_status.path, { ...who, is_use_wallet: false });
    const refused = await change();
    expect([refused.status, refused.headers['retry-after']]).toEqual([503, '2']);
    const triedSoFar = async () =>
      Number((await rowsOf<{ last_value: string }>(database, sql`select last_value from tried`))[0]?.last_value);
    expect(await triedSoFar()).toBe(7);
    await failWith('23502');
    expect((await change()).status).toBe(500);
    expect(await triedSoFar()).toBe(8);
  });
});

describe('on a PostgreSQL whose transactions are all serializable', () => {
  let server: TestServer;
  beforeAll(async () => {
    const url = await newDatabase();
    const name = url.split('/').at(-1);
    const open = await openPostgres({
      url,
      migrationsFolder: PATHS.migrations,
      prepare: ({ database }) =>
        database.execute(sql.raw(`alter database ${name} set default_transaction_isolation = 'serializable'`)) as unknown as Promise<void>,
    });
    server = await serverOn(open, { rateLimitFactor: 1e9 });
  });

  test('four customers order at once, and no call fails', async () => {
    const rows = await rowsOf(server.open.database, sql`show transaction_isolation`);
    expect(rows).toEqual([{ transaction_isolation: 'serializable' }]);
    const customers = await Promise.all(Array.from({ length: 4 }, () => newCustomer(server)));
    await Promise.all(
      customers.map(async (who) => {
        await fillBasket(server, who);
        const payment = paymentIn(await askInvoice(server, who));
        expect(await payCash(server, who, payment)).toMatchObject({ status: 200, json: { success: true } });
        expect(await orderIt(server, who, payment)).toMatchObject({ status: 200, json: { success: true } });
      }),
    );
    const made = await server.open.database.select({ by: orders.customerId }).from(orders);
    expect(customers.every(({ user_id: id }) => made.filter(({ by }) => by === id).length === 1)).toBe(true);
    expect(await auditLedger(server.open.database)).toEqual([]);
  });
});
