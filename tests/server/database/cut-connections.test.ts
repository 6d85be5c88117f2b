import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { auditLedger } from '../audit-ledger.ts';
import { CAFE_DE_LA_RADE, fillBasket, newCustomer } from '../customer.ts';
import { testServer, databaseName } from '../test-server.ts';

/** How often every connection is cut; `npm run verify` asks for 400. */
const CUTS = Number(process.env.CONNECTION_CUTS ?? 30);

const server = testServer('postgres', { rateLimitFactor: 1e9 });
let admin: pg.Client;
let name = '';
beforeAll(async () => {
  name = await databaseName(server);
  admin = new pg.Client({ connectionString: `${inject('postgres')}/postgres` });
  await admin.connect();
});
afterAll(async () => {
  await admin.end();
});

const cut = async () =>
  (await admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name])).rowCount ?? 0;
const readiness = async () => (await server.app.inject('/readyz')).statusCode;

test('connections that are cut under load fail the calls that they carried, and nothing else', async () => {
  const shoppers = await Promise.all(
    Array.from({ length: 8 }, (_, turn) => newCustomer(server, { email: `cut-${turn}@example.org`, phone: `79123450${turn}` })),
  );
  for (const who of shoppers) await fillBasket(server, who);
  let isCutting = true;
  const statuses = new Map<number, number>();
  const shop = async (who: Awaited<(typeof shoppers)[number]>) => {
    while (isCutting) {
      for (const [path, body] of [
        [endpoints.get_cart.path, who],
        [endpoints.get_order_cart_invoice.path, { ...who, is_user_pick_up_order: true }],
        [endpoints.take_cart_back.path, { ...who, parked_cart_id: 'f'.repeat(24) }],
        [endpoints.user_get_store_product_item_list.path, { store_id: CAFE_DE_LA_RADE }],
      ] as const) {
        const { status } = await server.post(path, body);
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
      }
    }
  };
  const shopping = shoppers.map(shop);
  let ended = 0;
  for (let turn = 0; turn < CUTS; turn += 1) {
    ended += await cut();
    // Some calls are answered between two cuts.
    await server.post(endpoints.get_cart.path, shoppers[0]);
  }
  isCutting = false;
  await Promise.all(shopping);
  expect(ended).toBeGreaterThan(CUTS);
  expect([...statuses.keys()].filter((status) => status !== 200 && status !== 503)).toEqual([]);
  expect(statuses.get(200)).toBeGreaterThan(0);
  expect(await readiness()).toBe(200);
  for (const who of shoppers) expect((await server.expectSuccess(endpoints.get_cart, who)).total_item).toBeGreaterThan(0);
  expect(await auditLedger(server.open.database)).toEqual([]);
});

test('a call whose connection was cut says when to come again', async () => {
  const who = await newCustomer(server, { email: 'again@example.org', phone: '791239999' });
  await admin.query(`alter database ${name} allow_connections false`);
  await cut();
  try {
    const answered = await server.post(endpoints.get_cart.path, who);
    expect([answered.status, answered.headers['retry-after'], answered.json]).toEqual([
      503,
      '2',
      { success: false, error_code: 0, issues: [] },
    ]);
    expect(await readiness()).toBe(503);
  } finally {
    await admin.query(`alter database ${name} allow_connections true`);
  }
  expect((await server.post(endpoints.get_cart.path, who)).status).toBe(200);
  expect(await readiness()).toBe(200);
});
