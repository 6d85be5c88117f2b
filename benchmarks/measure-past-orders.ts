// What PostgreSQL does for the history, with a million orders, of whom one customer has five thousand: npx tsx benchmarks/measure-past-orders.ts [--orders 1000000] [--write]
// Each query by EXPLAIN (ANALYZE, BUFFERS), the median of eleven, warm; then the call over the server, in this process; then the first page without the index.
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { performance } from 'node:perf_hooks';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { endpoints } from '../contract/endpoints.ts';
import { buildApp } from '../server/app.ts';
import type { Database } from '../server/database/database.ts';
import { openPostgres } from '../server/database/open-postgres.ts';
import { fillWithDemoCity } from '../server/demo/fill.ts';
import { transfersOfPayments } from '../server/repositories/ledger.ts';
import { ratingsOfOrders } from '../server/repositories/order-ratings.ts';
import { findOrder, runningOrdersOf, statusesOf } from '../server/repositories/orders.ts';
import { pastOrdersOf } from '../server/repositories/past-orders.ts';
import { idFrom } from '../server/secrets/ids.ts';
import { startPostgres } from '../tests/server/prepare-databases.ts';
import { testServices } from '../tests/server/test-services.ts';

const argument = process.argv.indexOf('--orders');
const ORDERS = argument === -1 ? 1_000_000 : Number(process.argv[argument + 1]);
const MANY = 5_000;
const A_CUSTOMER = 5;
const DAY = 86_400_000;
const NOON = Date.parse('2026-11-20T11:30:00Z');
const TIMES = 11;

const postgres = await startPostgres();
const admin = new pg.Client({ connectionString: `${postgres.url}/postgres` });
await admin.connect();
await admin.query('create database past');
await admin.end();
const url = `${postgres.url}/past`;
const open = await openPostgres({
  url,
  migrationsFolder: resolve('server/migrations'),
  prepare: ({ database }) => fillWithDemoCity(database, { now: NOON, passwordCost: 1_024 }),
});
const app = await buildApp({
  services: testServices(open.database, () => NOON, { rateLimitFactor: 1e9, passwordCost: 1_024 }),
  logger: false,
  trustProxy: false,
  storefront: null,
});

/** Somebody new. */
async function register(number: number): Promise<{ user_id: string; server_token: string }> {
  const answered = await app.inject({
    method: 'POST',
    url: endpoints.register.path,
    payload: {
      first_name: 'Ada',
      last_name: 'Past',
      email: `past${number}@example.org`,
      password: 'secret-enough',
      country_phone_code: '+41',
      phone: `7850000${number}0`,
    },
  });
  const { user } = answered.json<{ user: { _id: string; server_token: string } }>();
  return { user_id: user._id, server_token: user.server_token };
}
const many = await register(1);
const few = await register(2);

const client = new pg.Client({ connectionString: url });
await client.connect();
const { rows: samples } = await client.query<{ order: object }>(`select "order" from orders order by created_at limit 1`);
const frozen = samples[0]?.order;
const begun = performance.now();
await client.query(`set session_replication_role = replica`);
const id = (kind: string, number = 'n') => `'${kind}' || lpad((${number})::text, 23, '0')`;
const customer = `case when n <= ${MANY} then '${many.user_id}' when n <= ${MANY + A_CUSTOMER} then '${few.user_id}' else ${id('c', `n / ${A_CUSTOMER}`)} end`;
// Each customer's orders lie all over the table, as they do when thousands order in the same hour.
const scattered = `(n * 7919::bigint) % ${ORDERS}`;
const at = `${NOON} - (${ORDERS} + 1000000 - unique_id) * (${MANY} * ${DAY}::bigint / ${ORDERS})`;
await client.query(
  `create temporary table made as select n, ${scattered} + 1000000 as unique_id, ${customer} as customer_id, (array(select id from stores order by id))[1 + n % 30] as store_id from generate_series(1, ${ORDERS}) as n`,
);
await client.query(`create index on made (unique_id)`);
await client.query(`insert into carts (id, customer_id, state, city_id, store_id, lines, version, updated_at)
  select ${id('b')}, customer_id, 'ordered', '${idFrom('city', 'geneve')}', store_id, '[]', 1, ${at} from made order by unique_id`);
await client.query(`insert into order_payments (id, cart_id, customer_id, state, cart_version, total, wallet_part, card_part, cash_part, "order", paid_at, updated_at)
  select ${id('a')}, ${id('b')}, customer_id, 'ordered', 1, 4350, 0, 0, 4350, '{}', ${at}, ${at} from made order by unique_id`);
await client.query(
  `insert into orders (id, unique_id, customer_id, store_id, city_id, delivery_type, order_payment_id, cart_id, cart_version, status, status_id, "order", total, pickup_code, delivery_code, created_at, ended_at)
  select ${id('d')}, unique_id, customer_id, store_id, '${idFrom('city', 'geneve')}', 1, ${id('a')}, ${id('b')}, 1, case when n % 20 = 0 then 101 else 25 end, case when n % 20 = 0 then 2 else 10 end,
    $1::jsonb || jsonb_build_object('deliveryNote', n), 4350, '0000', '0000', ${at}, ${at} + 1800000 from made order by unique_id`,
  [JSON.stringify(frozen)],
);
await client.query(
  `insert into order_statuses (order_id, status, at, actor) select ${id('d')}, status, ${at} + status * 60000, 'store' from made, unnest(array[1, 3, 25]) as status order by unique_id`,
);
await client.query(`insert into ledger_transfers (id, unique_id, key, from_account, to_account, amount, customer_id, cause, actor, request_id, order_payment_id, created_at)
  select ${id('e')}, unique_id + 1000000, 'past' || n, 'cash', 'sales', 4350, customer_id, 'order', 'customer', 'r', ${id('a')}, ${at} from made order by unique_id`);
await client.query(
  `insert into order_ratings (order_id, rated, store_id, stars, review, rated_at, changed_at) select ${id('d')}, 'store', store_id, 1 + n % 5, 'Good', ${at}, ${at} from made where n % 3 = 0`,
);
await client.query(`drop table made`);
await client.query(`vacuum analyze`);
const filledIn = Math.round((performance.now() - begun) / 1_000);

const asked: { query: string; params: unknown[] }[] = [];
const pool = new pg.Pool({ connectionString: url, max: 1 });
// Connections that are being closed end with the database, whichever is first.
pool.on('error', () => undefined);
const database: Database = drizzle(pool, { logger: { logQuery: (query, params) => void asked.push({ query, params }) } });

type Plan = {
  'Node Type': string;
  'Index Name'?: string;
  'Relation Name'?: string;
  'Shared Hit Blocks': number;
  'Shared Read Blocks': number;
  Plans?: Plan[];
};
type Explained = { Plan: Plan; 'Execution Time': number; 'Planning Time': number };
const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];
const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
const rounded = (milliseconds: number) => Math.round(milliseconds * 100) / 100;

/** What PostgreSQL does for the queries of some work. */
async function explain(what: string, work: (database: Database) => Promise<unknown>): Promise<object> {
  asked.length = 0;
  await work(database);
  const runs: Explained[] = [];
  for (const { query, params } of asked)
    for (let turn = 0; turn < TIMES; turn += 1) {
      const { rows } = await client.query<{ 'QUERY PLAN': Explained[] }>(`explain (analyze, buffers, format json) ${query}`, params);
      runs.push(...(rows[0]?.['QUERY PLAN'] ?? []));
    }
  const last = runs.at(-1);
  const nodes = last ? nodesOf(last.Plan) : [];
  return {
    what,
    'execution ms': rounded(median(runs.map((run) => run['Execution Time']))),
    'planning ms': rounded(median(runs.map((run) => run['Planning Time']))),
    pages: (last?.Plan['Shared Hit Blocks'] ?? 0) + (last?.Plan['Shared Read Blocks'] ?? 0),
    by: [
      ...new Set(
        nodes.flatMap((node) => node['Index Name'] ?? (node['Node Type'] === 'Seq Scan' ? [`all of ${node['Relation Name']}`] : [])),
      ),
    ].join(', '),
  };
}

/** A call over the server, median. */
async function call(what: string, path: string, payload: object): Promise<object> {
  const took: number[] = [];
  for (let turn = 0; turn < 5 * TIMES; turn += 1) {
    const from = performance.now();
    const answered = await app.inject({ method: 'POST', url: path, payload });
    took.push(performance.now() - from);
    if (!answered.json<{ success: boolean }>().success) throw new Error(`${path} answered ${answered.body.slice(0, 200)}`);
  }
  return { what, 'median ms': rounded(median(took)) };
}

const page =
  (customerId: string, more: Partial<Parameters<typeof pastOrdersOf>[2]> = {}) =>
  (on: Database) =>
    pastOrdersOf(on, customerId, { below: null, within: null, most: 21, ...more });
const numbers = (await pastOrdersOf(database, many.user_id, { below: null, within: null, most: MANY })).map(({ uniqueId }) => uniqueId);
const middle = numbers[MANY / 2] ?? 0;
const last = numbers[MANY - 21] ?? 0;
const orderId = (number: number) => `d${String(number).padStart(23, '0')}`;
const oldest = NOON - MANY * DAY;
const queries = [
  await explain(`first page, ${MANY} orders`, page(many.user_id)),
  await explain(`first page, ${A_CUSTOMER} orders`, page(few.user_id)),
  await explain(`page from the middle, ${MANY} orders`, page(many.user_id, { below: middle })),
  await explain(`last page, ${MANY} orders`, page(many.user_id, { below: last })),
  await explain(
    `first page of the oldest hundred days, ${MANY} orders`,
    page(many.user_id, { within: [{ timezone: 'Europe/Zurich', from: oldest, until: oldest + 100 * DAY }] }),
  ),
  await explain('what was said of twenty orders', (on) =>
    ratingsOfOrders(
      on,
      Array.from({ length: 20 }, (_, index) => orderId(index + 1)),
    ),
  ),
  await explain('running orders', (on) => runningOrdersOf(on, many.user_id)),
  await explain('one order', (on) => findOrder(on, orderId(1), many.user_id)),
  await explain('its statuses', (on) => statusesOf(on, orderId(1))),
  await explain('what its payment moved', (on) => transfersOfPayments(on, [`a${orderId(1).slice(1)}`])),
];
const calls = [
  await call(`order_history, ${MANY} orders`, endpoints.order_history.path, many),
  await call(`order_history, ${A_CUSTOMER} orders`, endpoints.order_history.path, few),
  await call(`order_history from the middle, ${MANY} orders`, endpoints.order_history.path, { ...many, before_unique_id: middle }),
  await call('order_history_detail', endpoints.order_history_detail.path, { ...many, order_id: orderId(1) }),
  await call('get_invoice', endpoints.get_invoice.path, { ...many, order_id: orderId(1) }),
  await call('get_orders', endpoints.get_orders.path, many),
];
const { rows: sizes } = await client.query<{ table: string; index: string }>(
  `select pg_size_pretty(pg_table_size('orders')) as table, pg_size_pretty(pg_relation_size('orders_history')) as index`,
);
await client.query('drop index orders_history');
const without = [
  await explain(`first page, ${MANY} orders`, page(many.user_id)),
  await explain(`first page, ${A_CUSTOMER} orders`, page(few.user_id)),
];

process.stdout.write(`${ORDERS} orders, filled in ${filledIn} s; ${JSON.stringify(sizes[0])}\n`);
console.table(queries);
console.table(calls);
process.stdout.write('without the index\n');
console.table(without);
if (process.argv.includes('--write'))
  writeFileSync(
    'benchmarks/past-orders.json',
    `${JSON.stringify({ orders: ORDERS, sizes: sizes[0], queries, calls, without }, null, 2)}\n`,
  );
await client.end();
await pool.end();
await app.close();
await open.close();
await postgres.stop();
