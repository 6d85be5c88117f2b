import { afterAll, beforeAll, expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import type { OpenDatabase } from '#server/database/database.ts';
import { openPostgres } from '#server/database/open-postgres.ts';
import { PATHS } from '#server/paths.ts';
import { openFreezingLine, type FreezingLine } from '../freezing-line.ts';
import { registerCustomer } from '../customer.ts';
import { testServices } from '../test-services.ts';
import { NOON, testServer, type TestServer, urlOf, quietApp } from '../test-server.ts';

const server = testServer('postgres');
let line: FreezingLine;
let open: OpenDatabase;
let app: TestServer['app'];
beforeAll(async () => {
  const address = new URL(await urlOf(server));
  line = await openFreezingLine(Number(address.port));
  address.port = String(line.port);
  open = await openPostgres({
    url: address.href,
    migrationsFolder: PATHS.migrations,
    patience: { connect: 1_000, query: 1_000, idleInTransaction: 2_000 },
  });
  app = await quietApp(testServices(open.database, () => NOON, { passwordCost: 1_024 }));
});
afterAll(async () => {
  await app.close();
  await line.close();
  await open.close();
});

const statusOf = async (url: string, body?: object) =>
  (await app.inject({ method: body ? 'POST' : 'GET', url, ...(body ? { payload: body } : {}) })).statusCode;

test('a database that hangs is waited for as long as was said, and used again when it moves', async () => {
  const customer = await registerCustomer(server);
  const who = { user_id: customer._id, server_token: customer.server_token };
  const asked = () =>
    Promise.all([
      statusOf(endpoints.get_cart.path, who),
      statusOf(endpoints.get_setting_detail.path, {}),
      statusOf(endpoints.change_user_wallet_status.path, { ...who, is_use_wallet: false }),
    ]);
  await expect.poll(asked).toEqual([200, 200, 200]);
  expect(await statusOf('/readyz')).toBe(200);
  line.freeze();
  // More calls than there are connections: the others wait for one as long, and no longer.
  const [statuses, ready, alive] = await Promise.all([
    Promise.all(Array.from({ length: 12 }, () => statusOf(endpoints.get_cart.path, who))),
    statusOf('/readyz'),
    statusOf('/healthz'),
  ]);
  expect([new Set(statuses), ready, alive]).toEqual([new Set([503]), 503, 200]);
  line.thaw();
  await expect.poll(() => statusOf('/readyz')).toBe(200);
  await expect.poll(asked).toEqual([200, 200, 200]);
});
