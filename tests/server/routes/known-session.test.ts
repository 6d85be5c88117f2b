import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { openPostgres } from '#server/database/open-postgres.ts';
import { AGES } from '#server/memory/memory.ts';
import { PATHS } from '#server/paths.ts';
import { countedServer } from '../counted-server.ts';
import { CAFE_DE_LA_RADE, newCustomer } from '../customer.ts';
import { serverOn, type TestServer, newDatabase } from '../test-server.ts';
import { type Who } from '../orders.ts';
let here: TestServer;
let there: TestServer;
let who: Who;
beforeAll(async () => {
  const url = await newDatabase();
  const open = () => openPostgres({ url, migrationsFolder: PATHS.migrations });
  here = await serverOn(await open(), { ages: AGES });
  there = await serverOn(await open(), { ages: AGES });
});
afterAll(async () => {
  await here.close();
  await there.close();
});
beforeEach(async () => {
  who = await newCustomer(here);
});

const poll = async (server: TestServer, as: Who = who) =>
  (await server.answer(endpoints.get_detail, as)) as {
    success: boolean;
    error_code?: number;
    user?: { first_name: string; favourite_stores: string[] };
  };
const codeOf = async (server: TestServer, as: Who = who) => (await poll(server, as)).error_code ?? 0;

test('who signs out is out at once where they did it, and elsewhere as soon as it is heard', async () => {
  expect([await codeOf(here), await codeOf(there)]).toEqual([0, 0]);
  await here.post(endpoints.logout.path, who);
  expect(await codeOf(here)).toBe(999);
  await expect.poll(() => codeOf(there)).toBe(999);
});

test('a session that somebody else ends is over as soon as it is heard', async () => {
  expect(await codeOf(there)).toBe(0);
  await here.open.database.execute(sql`delete from sessions where customer_id = ${who.user_id}`);
  await expect.poll(() => codeOf(there)).toBe(999);
});

test('what is changed here is told by the next poll here, and elsewhere as soon as it is heard', async () => {
  await Promise.all([poll(here), poll(there)]);
  await here.post(endpoints.add_favourite_store.path, { ...who, store_id: CAFE_DE_LA_RADE });
  expect((await poll(here)).user?.favourite_stores).toEqual([CAFE_DE_LA_RADE]);
  await expect.poll(async () => (await poll(there)).user?.favourite_stores).toEqual([CAFE_DE_LA_RADE]);
  await here.open.database.execute(sql`update customers set first_name = 'Ida' where id = ${who.user_id}`);
  await expect.poll(async () => (await poll(there)).user?.first_name).toBe('Ida');
});

test('another token opens nothing, whichever came first', async () => {
  const wrong = { ...who, server_token: 'a-token-that-nobody-was-given-at-all' };
  expect([await codeOf(here, wrong), await codeOf(here), await codeOf(here, wrong), await codeOf(here)]).toEqual([999, 0, 999, 0]);
});

test('while news are not heard, each poll asks the database', async () => {
  expect(await codeOf(there)).toBe(0);
  there.services.memory.setListening(false);
  await there.open.database.transaction(async (transaction) => {
    await transaction.execute(sql`set local session_replication_role = replica`);
    await transaction.execute(sql`delete from sessions where customer_id = ${who.user_id}`);
  });
  expect(await codeOf(there)).toBe(999);
  there.services.memory.setListening(true);
});

test('what a customer does is known where they did it before any news of it come', async () => {
  const { server } = await countedServer();
  const customer = await newCustomer(server);
  await poll(server, customer);
  await server.post(endpoints.add_favourite_store.path, { ...customer, store_id: CAFE_DE_LA_RADE });
  expect((await poll(server, customer)).user?.favourite_stores).toEqual([CAFE_DE_LA_RADE]);
  await server.post(endpoints.logout.path, customer);
  expect(await codeOf(server, customer)).toBe(999);
  await server.close();
});

test('a poll costs no query while nothing changes, and lists are read once for all who ask at the same time', async () => {
  const { server, queriesOf } = await countedServer();
  const customer = await newCustomer(server);
  expect(await queriesOf(() => poll(server, customer))).toBe(2);
  expect(await queriesOf(() => Promise.all(Array.from({ length: 20 }, () => poll(server, customer))))).toBe(0);
  const around = { latitude: 46.1969, longitude: 6.1428 };
  const { deliveries } = await server.expectSuccess(endpoints.get_delivery_list_for_nearest_city, around);
  const list = () =>
    server.post(endpoints.get_store_list_nearest_city.path, {
      ...around,
      store_delivery_id: deliveries.find(({ unique_id }) => unique_id === 2)?._id,
    });
  const menu = () => server.post(endpoints.user_get_store_product_item_list.path, { ...around, store_id: CAFE_DE_LA_RADE });
  const [ofOneList, ofOneMenu] = [await queriesOf(list), await queriesOf(menu)];
  server.services.memory.changed('all');
  const many = (ask: () => Promise<unknown>) => queriesOf(() => Promise.all(Array.from({ length: 30 }, ask)));
  // The cities were there before, and the categories.
  expect(await many(list)).toBeLessThanOrEqual(ofOneList + 2);
  expect(await many(menu)).toBe(ofOneMenu);
  expect([await many(list), await many(menu)]).toEqual([0, 0]);
  await server.close();
});
