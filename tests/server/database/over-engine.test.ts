import { sql } from 'drizzle-orm';
import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openEngineHere } from '#server/database/engine-here.ts';
import { inTransaction } from '#server/database/in-transaction.ts';
import { overEngine } from '#server/database/over-engine.ts';
import type { OpenDatabase } from '#server/database/database.ts';
import { rowsOf } from '../test-server.ts';

let open: OpenDatabase;
beforeAll(async () => {
  open = overEngine(await openEngineHere({}));
  await open.database.execute(sql`create table kept (word text primary key)`);
});
beforeEach(async () => void (await open.database.execute(sql`delete from kept`)));
afterAll(() => open.close());

const write = async (on: OpenDatabase['database'], word: string) => void (await on.execute(sql`insert into kept values (${word})`));
const words = async () => (await rowsOf<{ word: string }>(open.database, sql`select word from kept order by word`)).map(({ word }) => word);

test('a statement that fails leaves the session as it is: the next one is answered, by what is prepared there', async () => {
  await write(open.database, 'once');
  await expect(write(open.database, 'once')).rejects.toMatchObject({ cause: { code: '23505', constraint: 'kept_pkey' } });
  await write(open.database, 'twice');
  expect(await words()).toEqual(['once', 'twice']);
});

test('a transaction is alone: what others ask meanwhile comes after it, and what failed in it is undone as a whole', async () => {
  let goOn = () => {};
  const isAsked = new Promise<void>((done) => (goOn = done));
  const failed = inTransaction(open.database, async (transaction) => {
    await write(transaction, 'undone');
    goOn();
    await expect(write(transaction, 'undone')).rejects.toThrow();
    throw new Error('given up');
  });
  await isAsked;
  const others = Promise.all([write(open.database, 'other'), words()]);
  await expect(failed).rejects.toThrow('given up');
  expect((await others)[1]).toEqual(['other']);
});

test('what is said in it is heard once it is committed, until nobody listens', async () => {
  const heard: string[] = [];
  const stop = await open.listen({
    handlers: { news: (text) => heard.push(text) },
    begun: () => heard.push('begun'),
    cut: () => undefined,
  });
  const say = (text: string) => sql`select pg_notify('news', ${text})`;
  await inTransaction(open.database, async (transaction) => {
    await transaction.execute(say('hello'));
    expect(heard).toEqual(['begun']);
  });
  await inTransaction(open.database, async (transaction) => {
    await transaction.execute(say('undone'));
    throw new Error('given up');
  }).catch(() => undefined);
  await open.database.execute(say('again'));
  expect(heard).toEqual(['begun', 'hello', 'again']);
  await stop();
  await open.database.execute(say('later'));
  expect(heard).toHaveLength(3);
});

test('a connection that is lost is opened anew on the same session, with nothing left of a transaction, and hears on', async () => {
  const heard: string[] = [];
  await open.listen({ handlers: { news: (text) => heard.push(text) }, begun: () => undefined, cut: () => undefined });
  const { $client: pool } = open.database as unknown as { $client: pg.Pool };
  await write(open.database, 'kept');
  const client = await pool.connect();
  await client.query('begin');
  await client.query('insert into kept values ($1)', ['lost']);
  client.release(true);
  await write(open.database, 'after');
  await open.database.execute(sql`select pg_notify('news', 'hello')`);
  expect([await words(), heard]).toEqual([['after', 'kept'], ['hello']]);
});
