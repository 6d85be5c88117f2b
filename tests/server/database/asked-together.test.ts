import { eq, sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { allAnswered } from '#server/database/all-answered.ts';
import type { Database } from '#server/database/database.ts';
import { customers } from '#server/database/schema/customers.ts';
import { registerCustomer } from '../customer.ts';
import { testServer } from '../test-server.ts';

const server = testServer('postgres');
let database: Database;
let id = '';
beforeAll(async () => {
  ({ database } = server.open);
  id = (await registerCustomer(server))._id;
});

const write = async (on: Database, firstName: string) => on.update(customers).set({ firstName }).where(eq(customers.id, id));
const nameNow = async () => (await database.select({ name: customers.firstName }).from(customers).where(eq(customers.id, id)))[0]?.name;

test('what a transaction writes at once is undone with it', async () => {
  await write(database, 'Ada');
  await expect(
    database.transaction(async (transaction) => {
      await Promise.all([write(transaction, 'first'), transaction.execute(sql`select 1`), write(transaction, 'second')]);
      throw new Error('not at all');
    }),
  ).rejects.toThrow('not at all');
  expect(await nameNow()).toBe('Ada');
});

test('of what was asked together, what failed is told, and not what was refused behind it', async () => {
  const asked = database.transaction(async (transaction) => {
    const ask = async (query: ReturnType<typeof sql>) => transaction.execute(query);
    const fails = ask(sql`select 1 / 0`);
    const behind = ask(sql`select 2`);
    await allAnswered([behind, fails]);
  });
  await expect(asked).rejects.toMatchObject({ cause: { code: '22012' } });
});
