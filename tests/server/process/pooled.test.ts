import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { AnswerOf, Endpoint } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { CASH_PAYMENT_ID } from '#contract/enumerations.ts';
import { findPgbouncer } from '#scripts/find-pgbouncer.mjs';
import { openPostgres } from '#server/database/open-postgres.ts';
import { keepsTimeLimits } from '#server/database/time-limits.ts';
import { PATHS } from '#server/paths.ts';
import { startInstalledPostgres, startReplica, type InstalledPostgres } from '#tools/fleet/installed-postgres.ts';
import { startPgbouncer, type Pgbouncer } from '#tools/fleet/pgbouncer.ts';
import { WHOLE_ORDER } from '../card-shopper.ts';
import { createDatabase } from '../create-database.ts';
import { DEMO_PASSWORD, RUE_DE_CAROUGE } from '../customer.ts';
import { killServerProcesses, LOCAL_KEY, startServerProcess, type ServerProcess, SNACK_24, postTo } from './server-process.ts';

async function said<E extends Endpoint>({ address }: ServerProcess, endpoint: E, body: object): Promise<AnswerOf<E>> {
  const json = await postTo(address, endpoint.path, body);
  if (json.success !== true) throw new Error(`${endpoint.name} answered ${JSON.stringify(json).slice(0, 300)}`);
  return json as never;
}

async function execute(url: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(text);
  await client.end();
}

const itemsAt = async (server: ServerProcess) => {
  const { products } = await said(server, endpoints.user_get_store_product_item_list, { store_id: SNACK_24 });
  return products.flatMap(({ items }) => items).filter((one) => one.is_item_in_stock && one.specifications.length === 0);
};

/** PgBouncer is Debian's package, which `npm run verify` installs where it may. */
describe.skipIf(!findPgbouncer())('servers behind PgBouncer in transaction mode, with a streaming replica', () => {
  let primary: InstalledPostgres;
  let replica: InstalledPostgres;
  let pgbouncer: Pgbouncer;
  let direct = '';
  beforeAll(async () => {
    primary = await startInstalledPostgres();
    await createDatabase(primary.url, 'shop');
    direct = `${primary.url}/shop`;
    replica = await startReplica(primary);
    pgbouncer = await startPgbouncer({ database: 'shop', primary, replica });
  });
  afterEach(() => killServerProcesses());
  afterAll(async () => {
    await pgbouncer.stop();
    await replica.stop();
    await primary.stop();
  });

  test('what takes too long is ended there as without it, and who has no limits is told apart', async () => {
    const open = await openPostgres({
      url: pgbouncer.url,
      directUrl: direct,
      migrationsFolder: PATHS.migrations,
      preparesStatements: false,
    });
    expect(await keepsTimeLimits(open.database)).toBe(true);
    await open.close();
    const pool = new pg.Pool({ connectionString: direct });
    expect(await keepsTimeLimits(drizzle(pool))).toBe(false);
    await pool.end();
  });

  test('what a customer did at one server the other shows at once, and both hear what changes', async () => {
    const env = { DATABASE_URL: pgbouncer.url, DATABASE_DIRECT_URL: direct, DATABASE_READS_URL: pgbouncer.readsUrl ?? '' };
    const one = await startServerProcess(env);
    const other = await startServerProcess(env);
    const { user } = await said(one, endpoints.login, { email: 'ines@example.org', password: DEMO_PASSWORD });
    const who = { user_id: user._id, server_token: user.server_token };
    const [item] = await itemsAt(one);
    for (const [buyAt, lookAt, isLate] of [
      [one, other, false],
      [other, one, false],
      [one, other, true],
    ] as const) {
      if (isLate) await execute(`${replica.url}/shop`, 'select pg_wal_replay_pause()');
      await said(buyAt, endpoints.add_item_in_cart, {
        ...who,
        store_id: SNACK_24,
        order_details: [{ items: [{ item_id: item?._id, quantity: 2 }] }],
        destination_addresses: [RUE_DE_CAROUGE],
      });
      const { order_payment: payment } = await said(buyAt, endpoints.get_order_cart_invoice, who);
      const paying = { ...who, ...WHOLE_ORDER, order_payment_id: payment._id, payment_id: CASH_PAYMENT_ID, is_payment_mode_cash: true };
      await said(buyAt, endpoints.pay_order_payment, paying);
      const { order_id: orderId } = await said(buyAt, endpoints.create_order, paying);
      const { movements } = await said(lookAt, endpoints.get_wallet_history, who);
      expect(movements.map(({ order }) => order?._id)).toContain(orderId);
      const { order } = await said(lookAt, endpoints.get_order_detail, { ...who, order_id: orderId });
      await said(buyAt, endpoints.user_cancel_order, {
        ...who,
        order_id: orderId,
        order_status: order.order_status,
        cancel_reason: 'Test',
      });
      const { order_list: past } = await said(lookAt, endpoints.order_history, who);
      expect(past.map(({ _id }) => _id)).toContain(orderId);
    }
    await execute(`${replica.url}/shop`, 'select pg_wal_replay_resume()');
    await execute(direct, `update items set price = price + 100 where id = '${item?._id}'`);
    for (const server of [one, other])
      await expect
        .poll(async () => (await itemsAt(server)).find(({ _id }) => _id === item?._id)?.price, { timeout: 4_000 })
        .toBe((item?.price ?? 0) + 1);
    const metrics = await (await fetch(`${one.address}/metrics?key=${LOCAL_KEY}`)).text();
    expect(Number(/^storefront_reads_total\{at="replica"\} (\d+)/m.exec(metrics)?.[1])).toBeGreaterThan(0);
  });
});
