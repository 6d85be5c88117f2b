import { eq, sql, type SQL } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Socket } from 'node:net';
import type pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { allAnswered } from '#server/database/all-answered.ts';
import { openPool } from '#server/database/open-pool.ts';
import { openPostgres } from '#server/database/open-postgres.ts';
import { customers } from '#server/database/schema/customers.ts';
import { sendTogether } from '#server/database/send-together.ts';
import { shortReadsOf, askShortReadsBy } from '#server/database/short-reads.ts';
import { PATHS } from '#server/paths.ts';
import { findOpenCart } from '#server/repositories/carts.ts';
import { credentialsOf, fillBasket, registerCustomer } from '../customer.ts';
import { startTestServer, type TestServer } from '../test-server.ts';

let server: TestServer;
let customer: Awaited<ReturnType<typeof registerCustomer>>;
let url = '';
beforeAll(async () => {
  server = await startTestServer('postgres');
  customer = await registerCustomer(server);
  await fillBasket(server, credentialsOf(customer));
  const { rows } = (await server.open.database.execute(sql`select current_database() as name`)) as unknown as { rows: { name: string }[] };
  url = `${inject('postgres')}/${rows[0]?.name}`;
});
afterAll(() => server.close());

const named = (firstName: string) => ({ firstName });
const nameNow = async () => {
  const [found] = await server.open.database.select({ name: customers.firstName }).from(customers).where(eq(customers.id, customer._id));
  return found?.name;
};

/** A database whose packets are counted as they leave, and whose `begin` is asked as `asBegin` says. */
function openCounted({ asBegin = 'begin', connections = 1 } = {}) {
  let packets = 0;
  const pool = openPool({ connectionString: url, max: connections, pipeline: true });
  pool.on('connect', (client: pg.PoolClient) => {
    const { stream } = (client as unknown as { connection: { stream: Pick<Socket, '_write' | '_writev'> } }).connection;
    for (const name of ['_write', '_writev'] as const) {
      const write = stream[name]?.bind(stream) as (...written: unknown[]) => void;
      stream[name] = (...written: unknown[]) => {
        packets += 1;
        write(...written);
      };
    }
    const query = client.query.bind(client) as (...asked: unknown[]) => unknown;
    client.query = ((asked: { readonly text?: string }, ...more: unknown[]) =>
      query(asked.text === 'begin' ? { ...asked, text: asBegin } : asked, ...more)) as typeof client.query;
    sendTogether(client);
  });
  const database = drizzle(pool);
  askShortReadsBy(database, drizzle(shortReadsOf(pool) as pg.Pool));
  return { database, packets: () => packets, inUse: () => pool.totalCount - pool.idleCount, close: () => pool.end() };
}

test('a transaction begins with what it reads first, and what does not wait for each other is one packet', async () => {
  const { database, packets, close } = openCounted();
  await database.execute(sql`select 1`);
  const before = packets();
  await database.transaction(async (transaction) => {
    const read = () => transaction.select().from(customers).where(eq(customers.id, customer._id));
    await Promise.all([read().for('update'), read()]);
    await transaction.update(customers).set(named('Grace')).where(eq(customers.id, customer._id));
  });
  expect(packets() - before).toBe(3);
  expect(await nameNow()).toBe('Grace');
  await close();
});

test('what a transaction writes is undone with it, also where it writes first, and several at once', async () => {
  const { database, close } = openCounted();
  const write = (on: Pick<typeof database, 'update'>, name: string) =>
    on.update(customers).set(named(name)).where(eq(customers.id, customer._id));
  await write(database, 'Ada');
  await expect(
    database.transaction(async (transaction) => {
      await Promise.all([write(transaction, 'first'), transaction.execute(sql`select 1`), write(transaction, 'second')]);
      throw new Error('not at all');
    }),
  ).rejects.toThrow('not at all');
  expect(await nameNow()).toBe('Ada');
  await close();
});

test('of what was asked together, what failed is told, and not what was refused behind it', async () => {
  const { database, close } = openCounted();
  const asked = database.transaction(async (transaction) => {
    await transaction.execute(sql`select 1`);
    // Drizzle asks when somebody waits.
    const ask = async (asked: SQL) => transaction.execute(asked);
    const fails = ask(sql`select 1 / 0`);
    const behind = ask(sql`select 2`);
    await allAnswered([behind, fails]);
  });
  await expect(asked).rejects.toMatchObject({ cause: { code: '22012' } });
  await close();
});

test.each([
  ['reads first', ['read', 'write']],
  ['writes first', ['write', 'read']],
  ['reads and writes at once', ['both']],
])('a transaction that does not begin changes nothing when it %s', async (_, steps) => {
  const { database, close } = openCounted({ asBegin: 'select 1 / 0' });
  const asked: string[] = [];
  await expect(
    database.transaction(async (transaction) => {
      const does: Record<string, () => Promise<unknown>> = {
        read: () => transaction.select().from(customers),
        write: async () => transaction.update(customers).set(named('nobody')),
        both: () => Promise.all([does.read?.(), does.write?.()]),
      };
      for (const step of steps) {
        asked.push(step);
        await does[step]?.();
      }
    }),
  ).rejects.toThrow();
  expect(asked).toEqual(steps.slice(0, 1));
  expect(await nameNow()).toBe('Ada');
  // The connection goes on as if nothing had been.
  expect((await database.execute(sql`select 2 as two`)).rows).toEqual([{ two: 2 }]);
  await close();
});

test('short reads of one moment share a connection and a packet', async () => {
  const { database, packets, inUse, close } = openCounted({ connections: 9 });
  const owner = { customerId: customer._id };
  await findOpenCart(database, owner);
  const before = packets();
  const reads = Array.from({ length: 12 }, () => findOpenCart(database, owner));
  const found = await Promise.all(reads);
  expect(new Set(found.map((cart) => cart?.customerId))).toEqual(new Set([customer._id]));
  expect([packets() - before, inUse()]).toEqual([1, 0]);
  await close();
});

test('short reads whose connection is cut are asked once more', async () => {
  const open = await openPostgres({ url, migrationsFolder: PATHS.migrations });
  const owner = { customerId: customer._id };
  await findOpenCart(open.database, owner);
  const found = await server.open.database.transaction(async (transaction) => {
    await transaction.execute(sql`lock table carts in access exclusive mode`);
    const reads = Promise.all(Array.from({ length: 5 }, () => findOpenCart(open.database, owner)));
    const cut = async () =>
      (
        (await transaction.execute(
          sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        )) as unknown as { rows: unknown[] }
      ).rows.length;
    while ((await cut()) === 0);
    return { reads };
  });
  expect((await found.reads).map((cart) => cart?.customerId)).toEqual(Array.from({ length: 5 }, () => customer._id));
  await open.close();
});
