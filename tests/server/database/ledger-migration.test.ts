import { PGlite } from '@electric-sql/pglite';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { walletBalance } from '#server/repositories/wallet.ts';
import { balanceOfPayment, movedByPayment } from '#server/repositories/ledger.ts';
import { PGLITE_EXTENSIONS } from '#server/database/pglite-extensions.ts';
import { PATHS } from '#server/paths.ts';
import { auditLedger } from '../audit-ledger.ts';

const id = (letter: string) => letter.repeat(24);
const ADA = id('a');
const ORDERED = id('1');
const PAID = id('2');
const REOPENED = id('3');

/** A database as it was before the ledger had accounts: one order paid by wallet and cash, one payment waiting, one given back. */
const BEFORE = `
  insert into countries values ('${id('c')}', 'Switzerland', '+41', 'CHF', 20);
  insert into customers (id, first_name, last_name, email, email_folded, phone_code, phone, password_hash, image, uses_wallet, approved, referral_code, created_at)
    values ('${ADA}', 'Ada', 'Test', 'a@example.org', 'a@example.org', '+41', '1', 'x', '', true, true, 'ADA', 1);
  insert into carts (id, customer_id, state, lines, version, updated_at)
    select repeat(letter, 24), '${ADA}', case when letter = '3' then 'open' else 'ordered' end, '[]', 1, 1 from unnest(array['1', '2', '3']) as letter;
  insert into order_payments (id, cart_id, customer_id, state, cart_version, total, wallet_part, card_part, cash_part, attempt, "order", updated_at) values
    ('${ORDERED}', '${ORDERED}', '${ADA}', 'ordered', 1, 3000, 1200, 0, 1800, 2, '{}', 1),
    ('${PAID}', '${PAID}', '${ADA}', 'paid', 1, 500, 500, 0, 0, 1, '{}', 1),
    ('${REOPENED}', '${REOPENED}', '${ADA}', 'open', 1, 700, 0, 0, 0, 1, '{}', 1);
  insert into orders (id, customer_id, delivery_type, order_payment_id, cart_id, cart_version, status, status_id, "order", total, pickup_code, delivery_code, created_at)
    values ('${id('e')}', '${ADA}', 1, '${ORDERED}', '${ORDERED}', 1, 1, 1, '{}', 3000, '0', '0', 5);
  insert into wallet_entries (id, customer_id, amount, cause, actor, request_id, order_payment_id, key, created_at) values
    ('${id('4')}', '${ADA}', 5000, 'demo', 'demo', 'demo', null, null, 1),
    ('${id('5')}', '${ADA}', -1200, 'order', 'customer', 'r1', '${ORDERED}', '${ORDERED}:2:order', 2),
    ('${id('6')}', '${ADA}', -500, 'order', 'customer', 'r2', '${PAID}', '${PAID}:1:order', 3),
    ('${id('7')}', '${ADA}', -700, 'order', 'customer', 'r3', '${REOPENED}', '${REOPENED}:1:order', 4),
    ('${id('8')}', '${ADA}', 700, 'released', 'sweeper', 'r4', '${REOPENED}', '${REOPENED}:1:released', 5);
`;

describe('data of before the ledger had accounts', () => {
  let folder = '';
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'storefront-migrations-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  test('goes on with the same balances, and orders stand as paid', async () => {
    await cp(PATHS.migrations, folder, { recursive: true });
    const journal = join(folder, 'meta/_journal.json');
    const { entries, ...rest } = JSON.parse(await readFile(journal, 'utf8')) as { entries: unknown[] };
    await writeFile(journal, JSON.stringify({ ...rest, entries: entries.slice(0, 1) }));
    const pglite = await PGlite.create({ extensions: PGLITE_EXTENSIONS });
    const database = drizzle(pglite);
    await migrate(database, { migrationsFolder: folder });
    await pglite.exec(BEFORE);
    await migrate(database, { migrationsFolder: PATHS.migrations });

    expect(await walletBalance(database, ADA)).toBe(5_000 - 1_200 - 500);
    expect(await movedByPayment(database, ORDERED, 'wallet_held', 'sales')).toBe(1_200);
    expect(await movedByPayment(database, ORDERED, 'cash', 'sales')).toBe(1_800);
    expect(await balanceOfPayment(database, PAID, 'wallet_held')).toBe(500);
    expect(await balanceOfPayment(database, REOPENED, 'wallet_held')).toBe(0);
    expect(await auditLedger(database)).toEqual([]);
    await pglite.close();
  });
});
