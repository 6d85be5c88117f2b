import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import { readConfig } from '#server/config.ts';
import { cards } from '#server/database/schema/cards.ts';
import { customers } from '#server/database/schema/customers.ts';
import { ledgerTransfers } from '#server/database/schema/ledger.ts';
import { orders } from '#server/database/schema/orders.ts';
import { promos } from '#server/database/schema/promos.ts';
import { stores } from '#server/database/schema/stores.ts';
import { openDatabase } from '#server/open-database.ts';
import { hasDemoAccounts } from '#server/demo/fill.ts';
import { DATABASES, newDatabase } from '../test-server.ts';

const PRODUCTION = { NODE_ENV: 'production', SITE_URL: 'https://shop.example' };

test('demo accounts and the demo’s pace are for everywhere but production, unless they are asked for', () => {
  expect(readConfig({})).toMatchObject({ demoAccounts: true, demoPace: 1 });
  expect(readConfig(PRODUCTION)).toMatchObject({ demoAccounts: false, demoPace: 0 });
  expect(readConfig({ ...PRODUCTION, DEMO_PACE: '60' })).toMatchObject({ demoAccounts: false, demoPace: 60 });
  expect(() => readConfig({ ...PRODUCTION, DEMO_ACCOUNTS: 'on' })).toThrow(/^DEMO_ACCOUNTS: /);
  expect(readConfig({ DEMO_ACCOUNTS: 'off', DEMO_PACE: '0' })).toMatchObject({ demoAccounts: false, demoPace: 0 });
  expect(() => readConfig({ DEMO_ACCOUNTS: 'yes' })).toThrow(/^DEMO_ACCOUNTS: /);
});

describe.each(DATABASES)('a new database on %s', (kind) => {
  let folder = '';
  let url = '';
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'storefront-demo-'));
    url = await newDatabase(null);
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  /** What a start with these settings finds, where the prepared snapshot has the accounts. */
  const start = async (env: Record<string, string>) => {
    const open = await openDatabase(
      readConfig({ DATA_DIR: folder, ...(kind === 'postgres' ? { DATABASE_URL: url } : {}), DEMO: 'on', ...env }),
      inject('snapshot'),
    );
    const counts = await Promise.all(
      [customers, cards, ledgerTransfers, orders, stores, promos].map(async (table) => (await open.database.select().from(table)).length),
    );
    const [people, theirCards, moved, ordered, shops, codes] = counts as [number, number, number, number, number, number];
    const known = await hasDemoAccounts(open.database);
    const [lea] = await open.database.select().from(customers).orderBy(customers.id);
    await open.close();
    return { people, theirCards, moved, ordered, known, lea, hasCity: shops >= 30 && codes > 0 };
  };

  test('of a production has the city and nobody in it; as a demo, the accounts come, once', async () => {
    const nobody = { people: 0, theirCards: 0, moved: 0, ordered: 0, known: false, hasCity: true };
    // Several servers start at once on one PostgreSQL: one of them fills it.
    const together = kind === 'postgres' ? 2 : 1;
    for (const found of await Promise.all(Array.from({ length: together }, () => start(PRODUCTION)))) expect(found).toMatchObject(nobody);
    expect(await start(PRODUCTION)).toMatchObject(nobody);
    const asked = await start({});
    expect(asked).toMatchObject({ people: 5, theirCards: 3, ordered: 3, known: true, hasCity: true });
    expect(await start({})).toEqual(asked);
    expect(await start(PRODUCTION)).toEqual(asked);
  });

  // What fills the tests’ own databases does the same.
  test.runIf(process.env.EVERY_TEST)('elsewhere has the accounts, and keeps them', async () => {
    const first = await start({});
    expect(first).toMatchObject({ people: 5, theirCards: 3, ordered: 3, known: true, hasCity: true });
    expect(await start({})).toEqual(first);
    expect(await start(PRODUCTION)).toEqual(first);
  });
});
