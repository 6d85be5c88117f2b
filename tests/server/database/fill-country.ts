import { sql } from 'drizzle-orm';
import type { Database } from '#server/database/database.ts';

/** What grows, or is a country's, beside the demo city. */
const SIZE = { customers: 20_000, stores: 1_000, items: 30_000, carts: 30_000, payments: 30_000, orders: 5_000, limits: 30_000 };

/** The id that a row of a kind has by its number. */
export const idOf = (kind: string, number: number): string => kind + String(number).padStart(24 - kind.length, '0');
const ids = (kind: string, number = 'n') => `'${kind}' || lpad((${number})::text, ${24 - kind.length}, '0')`;
const rows = (count: number) => `generate_series(1, ${count}) as n`;
/** Copies a row of a table that the demo city has filled, some columns changed. */
const copies = (table: string, count: number, changed: Record<string, string>) => `
  insert into ${table} select made.* from (select * from ${table} limit 1) as t, ${rows(count)},
  lateral jsonb_populate_record(null::${table}, to_jsonb(t) || jsonb_build_object(${Object.entries(changed)
    .map(([column, value]) => `'${column}', ${value}`)
    .join(', ')})) as made`;

/**
 * Fills a PostgreSQL with what a country leaves behind, by SQL alone: most of it is over, as it is in life. Tables are
 * filled without looking at references.
 */
export async function fillCountry(database: Database, now: number): Promise<void> {
  const days = (count: string) => `${now} - (${count})::bigint * 86400000`;
  const frozen = `jsonb_build_object('deliveryNote', repeat('x', 500))`;
  const item = `jsonb_build_object('item_name', 'Dish', 'quantity', 2, 'details', repeat('x', 100))`;
  const frozenWithItems = `jsonb_build_object('isPickup', false, 'orderDetails', jsonb_build_array(jsonb_build_object('items', jsonb_build_array(${item}, ${item}))))`;
  await database.transaction(async (transaction) => {
    const run = (text: string) => transaction.execute(sql.raw(text));
    await run(`set local session_replication_role = replica`);
    await run(
      copies('customers', SIZE.customers, {
        id: ids('c'),
        unique_id: `1000000 + n`,
        email: `n || '@country.example'`,
        email_folded: `n || '@country.example'`,
        phone: `'9' || n`,
        referral_code: `'R' || n`,
      }),
    );
    await run(
      `insert into sessions (token_hash, customer_id, created_at, used_at) select 's' || n, ${ids('c')}, ${days('n % 170')}, ${days('n % 29')} from ${rows(SIZE.customers)}`,
    );
    await run(copies('cities', 50, { id: ids('7'), unique_id: `1000000 + n`, latitude: `n % 80`, longitude: `n` }));
    await run(
      copies('stores', SIZE.stores, {
        id: ids('5'),
        unique_id: `1000000 + n`,
        key: `'country-' || n`,
        city_id: ids('7', '1 + n % 50'),
        category_id: ids('6', 'n / 4'),
      }),
    );
    await run(
      copies('sections', 10 * SIZE.stores, {
        id: ids('4'),
        unique_id: `1000000 + n`,
        store_id: ids('5', `1 + n % ${SIZE.stores}`),
        visible: 'true',
      }),
    );
    await run(
      copies('items', SIZE.items, {
        id: ids('3'),
        unique_id: `1000000 + n`,
        store_id: ids('5', `1 + n % ${SIZE.stores}`),
        section_id: ids('4', `1 + n % ${10 * SIZE.stores}`),
      }),
    );
    await run(`insert into carts (id, customer_id, guest_hash, state, city_id, lines, version, updated_at)
      select ${ids('b')}, case when n % 3 > 0 then ${ids('c', `1 + n % ${SIZE.customers}`)} end, case when n % 3 = 0 then 'guest' || n end, case when n % 3 = 0 then 'open' else 'ordered' end, ${ids('7', '1 + n % 50')}, '[]', 1 + n / ${SIZE.customers}, ${days('n % 400')} from ${rows(SIZE.carts)}`);
    await run(`insert into order_payments (id, cart_id, customer_id, state, cart_version, total, wallet_part, card_part, cash_part, "order", paid_at, updated_at)
      select ${ids('a')}, ${ids('b')}, case when n % 3 > 0 then ${ids('c', `1 + n % ${SIZE.customers}`)} end, case when n % 3 = 0 then 'open' else 'ordered' end, 1, 1000, 0, 0, 1000, ${frozen}, case when n % 3 > 0 then ${days('n % 400')} end, ${days('n % 400')} from ${rows(SIZE.payments)}`);
    await run(`insert into orders (id, unique_id, customer_id, store_id, delivery_type, order_payment_id, cart_id, cart_version, status, status_id, "order", total, pickup_code, delivery_code, created_at)
      select ${ids('d')}, 1000000 + n, ${ids('c', `1 + n % ${SIZE.customers}`)}, ${ids('5', `1 + n % ${SIZE.stores}`)}, 1, ${ids('a')}, ${ids('b')}, 1, case when n % 300 = 1 then 1 else 25 end, case when n % 300 = 1 then 1 else 10 end, ${frozen}, 1000, '0000', '0000', ${days('n % 400')} from ${rows(SIZE.payments)} where n % 3 > 0`);
    await run(
      `update orders set ended_at = created_at + 1800000, "order" = ${frozenWithItems} where unique_id > 1000000 and status_id <> 1`,
    );
    // Somebody who orders every day.
    await run(`insert into orders (id, unique_id, customer_id, store_id, delivery_type, order_payment_id, cart_id, cart_version, status, status_id, "order", total, pickup_code, delivery_code, created_at, ended_at)
      select ${ids('f')}, 2000000 + n, ${ids('c', '7')}, ${ids('5', `1 + n % ${SIZE.stores}`)}, 1, ${ids('f')}, ${ids('b', `1 + 3 * (n % 9000)`)}, 1000 + n, 25, 10, ${frozenWithItems}, 1000, '0000', '0000', ${days(`${SIZE.orders} - n`)} - 1800000, ${days(`${SIZE.orders} - n`)} from ${rows(SIZE.orders)}`);
    await run(
      `insert into order_ratings (order_id, rated, store_id, stars, review, rated_at, changed_at) select ${ids('d')}, 'store', ${ids('5', `1 + n % ${SIZE.stores}`)}, 1 + n % 5, '', ${days('n % 400')}, ${days('n % 400')} from ${rows(SIZE.payments)} where n % 3 > 0`,
    );
    await run(
      `insert into order_statuses (order_id, status, at, actor) select ${ids('d')}, status, ${days('n % 400')}, 'store' from ${rows(SIZE.payments)}, unnest(array[1, 3, 25]) as status where n % 3 > 0`,
    );
    await run(
      `insert into rate_limits (key, window_ends_at, count) select 'limit' || n, ${now} + 1000 * (n - 100), 1 from ${rows(SIZE.limits)}`,
    );
    await run(`insert into ledger_transfers (id, unique_id, key, from_account, to_account, amount, customer_id, cause, actor, request_id, created_at)
      select ${ids('e')}, 1000000 + n, 'country' || n, 'top_ups', 'wallet', 100, ${ids('c', `1 + n % ${SIZE.customers}`)}, 'top-up', 'customer', 'r', ${now} from ${rows(SIZE.payments)}`);
  });
  await database.execute(sql`analyze`);
}
