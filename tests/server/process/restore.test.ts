import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { eq } from 'drizzle-orm';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { openPglite } from '#server/database/open-pglite.ts';
import { openPostgres } from '#server/database/open-postgres.ts';
import { customers } from '#server/database/schema/customers.ts';
import { orders } from '#server/database/schema/orders.ts';
import { fillWithDemoCity } from '#server/demo/fill.ts';
import { keepHouse } from '#server/housekeeping.ts';
import { PATHS } from '#server/paths.ts';
import { auditCards } from '../audit-cards.ts';
import { auditLedger } from '../audit-ledger.ts';
import { orderByCard } from '../card-shopper.ts';
import { credentialsOf, DEMO_PASSWORD } from '../customer.ts';
import { NOON, serverOn, type TestServer } from '../test-server.ts';
import { startInstalledPostgres } from '#tools/fleet/installed-postgres.ts';
import { killServerProcesses, postTo, startServerProcess } from './server-process.ts';

const commandsFor = (what: string): string =>
  new RegExp(`^\`\`\`(?:sh|sql) ${what}\\n([\\s\\S]*?)^\`\`\`$`, 'm').exec(readFileSync('docs/operations.md', 'utf8'))?.[1] ?? 'exit 1';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'storefront-restore-'));
});
afterEach(() => {
  killServerProcesses();
  rmSync(folder, { recursive: true, force: true });
});

const open = (url: string) =>
  openPostgres({
    url,
    migrationsFolder: PATHS.migrations,
    prepare: (database) => fillWithDemoCity(database.database, { now: NOON, passwordCost: 1_024 }),
  });

const buy = async (server: TestServer) => (await orderByCard(server, { wallet: 250 })).order_id;

test('a dump of the open shop, brought into an empty database, is a whole shop: its books hold and it goes on', async () => {
  const postgres = await startInstalledPostgres();
  const run = (commands: string, env: Record<string, string>) =>
    promisify(execFile)('sh', ['-ec', commands], {
      env: { ...process.env, ...env, PATH: [postgres.programs, process.env.PATH].join(delimiter) },
    });
  const admin = new pg.Client({ connectionString: `${postgres.url}/postgres` });
  await admin.connect();
  for (const name of ['shop', 'restored']) await admin.query(`create database ${name}`);
  await admin.end();
  const shop = await serverOn(await open(`${postgres.url}/shop`));
  const before = [await buy(shop), await buy(shop)];
  const old = join(folder, 'storefront-20200101T000000Z.dump');
  writeFileSync(old, '');
  utimesSync(old, 0, 0);

  let isDumped = false;
  const meanwhile = (async () => {
    const bought: string[] = [];
    while (!isDumped) bought.push(await buy(shop));
    return bought;
  })();
  await run(commandsFor('backup'), { BACKUPS: folder, DATABASE_URL: `${postgres.url}/shop` });
  isDumped = true;
  expect((await meanwhile).length).toBeGreaterThan(0);
  await shop.close();
  const dumps = readdirSync(folder);
  expect(dumps).toEqual([expect.stringMatching(/^storefront-\d{8}T\d{6}Z\.dump$/)]);

  await run(commandsFor('restore'), { BACKUP: join(folder, dumps[0] ?? ''), RESTORED_URL: `${postgres.url}/restored` });
  const restored = await serverOn(await open(`${postgres.url}/restored`));
  const { database } = restored.open;
  const there = (await database.select().from(orders)).map(({ id }) => id);
  expect(there).toEqual(expect.arrayContaining(before));
  expect(await auditLedger(database)).toEqual([]);
  expect(await auditCards(database)).toEqual([]);
  const next = await buy(restored);
  expect(there).not.toContain(next);
  const { user } = await restored.expectSuccess(endpoints.login, { email: 'lea@example.org', password: DEMO_PASSWORD });
  expect((await restored.expectSuccess(endpoints.get_orders, credentialsOf(user))).order_list.length).toBeGreaterThanOrEqual(0);
  expect(await auditLedger(database)).toEqual([]);

  // Somebody wants their account deleted.
  const forget = commandsFor('forget').replaceAll('CUSTOMER', user._id);
  const client = new pg.Client({ connectionString: `${postgres.url}/restored` });
  await client.connect();
  await client.query(forget);
  await client.end();
  expect((await restored.post(endpoints.get_detail.path, credentialsOf(user))).json).toMatchObject({ error_code: 999 });
  for (const email of ['lea@example.org', `${user._id}@deleted.invalid`])
    expect((await restored.post(endpoints.login.path, { email, password: DEMO_PASSWORD })).json).toMatchObject({ error_code: 512 });
  await keepHouse(restored.services);
  const [nobody] = await database.select().from(customers).where(eq(customers.id, user._id));
  expect(JSON.stringify(nobody)).not.toMatch(/Léa|Bonnard|lea@/i);
  expect(await auditLedger(database)).toEqual([]);
  await restored.close();
  await postgres.stop();
});

test('a copy of the embedded database, made while its server is stopped, is a whole shop', async () => {
  const [data, copy] = [join(folder, 'data'), join(folder, 'copy')];
  mkdirSync(data);
  const first = await startServerProcess({ DATA_DIR: data });
  const kept = { first_name: 'A', last_name: 'B', email: 'kept@example.org', password: 'secret-enough', phone: '780009990' };
  expect(await postTo(first.address, endpoints.register.path, kept)).toMatchObject({ success: true });
  await first.end('SIGTERM');
  await promisify(execFile)('sh', ['-ec', commandsFor('backup-embedded')], { env: { ...process.env, DATA_DIR: data, BACKUP: copy } });
  rmSync(data, { recursive: true });

  const second = await startServerProcess({ DATA_DIR: copy });
  expect(await postTo(second.address, endpoints.login.path, kept)).toMatchObject({ success: true });
  await second.end('SIGTERM');
  cpSync(copy, data, { recursive: true });
  const embedded = await openPglite({ dataDir: join(data, 'pglite'), migrationsFolder: PATHS.migrations });
  expect(await auditLedger(embedded.database)).toEqual([]);
  expect(await auditCards(embedded.database)).toEqual([]);
  await embedded.close();
});
