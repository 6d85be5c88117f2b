import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#server/database/database.ts';
import { PreparingClient } from '#server/database/preparing-client.ts';
import { findBasket, findOpenCart, latestVersion } from '#server/repositories/carts.ts';
import { savedCardsOf } from '#server/repositories/card-intents.ts';
import { findPayGrounds } from '#server/repositories/cash-orders.ts';
import { revisionOfPayment } from '#server/repositories/catalogue-revisions.ts';
import { favouriteStoreIds, findCustomerByPhone } from '#server/repositories/customers.ts';
import { menuSizes, nearWords, rankDishes } from '#server/repositories/dish-search.ts';
import { refundErrandsOf, takeErrand } from '#server/repositories/errands.ts';
import { takeMail } from '#server/repositories/mails.ts';
import {
  findCartToPrice,
  lockPaymentOfCustomer,
  findPendingPayments,
  lockStalePayment,
  partsOfPayments,
  takeLooks,
} from '#server/repositories/order-payments.ts';
import { transfersOfPayments } from '#server/repositories/ledger.ts';
import { nextDue } from '#server/repositories/next-due.ts';
import { ratingsOfOrders } from '#server/repositories/order-ratings.ts';
import { findOrder, lockOrderDue, activeOrdersOf, statusesOf } from '#server/repositories/orders.ts';
import { pastOrdersOf } from '#server/repositories/past-orders.ts';
import { liveOrderCount } from '#server/repositories/promos.ts';
import { countCalls, deleteLimitsBefore } from '#server/repositories/rate-limits.ts';
import { deleteEndedSessions, findSession, writeUses } from '#server/repositories/sessions.ts';
import { slotsAfter } from '#server/repositories/slots.ts';
import { findStore, findToReckon, itemsInSections, menuOf, openStoresInPlace, storesOfCategory } from '#server/repositories/stores.ts';
import { takeTopUp } from '#server/repositories/top-ups.ts';
import { countUnfinished } from '#server/repositories/unfinished.ts';
import { walletMovementsOf } from '#server/repositories/wallet-history.ts';
import { walletBalance } from '#server/repositories/wallet.ts';
import { madeId as idOf } from '#tools/fill-country/copy-rows.ts';
import { inCity } from '#tools/fill-country/fill-cities.ts';
import { fillCountry } from '#tools/fill-country/fill-country.ts';
import { FAITHFUL as FAITHFUL_NUMBER, madeGuest, madeToken } from '#tools/fill-country/fill-people.ts';
import { hashSecret } from '#server/secrets/secrets.ts';
import { idFrom } from '#server/secrets/ids.ts';
import { CAFE_DE_LA_RADE } from '../customer.ts';
import { NOON, testServer, urlOf } from '../test-server.ts';

/** Tables that grow with a country, or with every day. */
const LARGE = new Set([
  'customers',
  'sessions',
  'stores',
  'items',
  'sections',
  'carts',
  'order_payments',
  'orders',
  'order_ratings',
  'order_statuses',
  'rate_limits',
  'ledger_transfers',
  'wallets',
  'dish_entries',
  'dish_mentions',
  'dish_words',
]);
const CUSTOMER = idOf('c', 3_001);
const FAITHFUL = idOf('c', FAITHFUL_NUMBER);
const TWENTY_PAYMENTS = Array.from({ length: 20 }, (_, index) => idOf('a', 3_001 + index));
const DAY = 86_400_000;
/** A store of another city than the demo's, and where it stands. */
const CAFE = inCity(CAFE_DE_LA_RADE, 3);
const CITY = inCity(idFrom('city', 'geneve'), 3);
const RESTAURANTS = inCity(idFrom('category', 'restaurants'), 3);

const WAITS = { first: 15_000, longest: 60_000 };
/** A search in the demo city among forty stores, the first of which is one of its. */
const searching = (...words: string[]) => ({
  city: 1,
  words,
  meanings: words.map((typed) => ({ typed })),
  sellers: [CAFE_DE_LA_RADE, ...Array.from({ length: 39 }, (_, index) => idOf('5', index))].map((id, index) => ({
    id,
    isReached: true,
    miles: index / 10,
    isShop: false,
    tellsFood: true,
  })),
  from: 0,
  most: 200,
});

let DISHES: string[] = [];
const server = testServer('postgres');
let pool: pg.Pool;
let asked: { query: string; params: unknown[] }[] = [];
let database: Database;
beforeAll(async () => {
  pool = new pg.Pool({ connectionString: await urlOf(server), max: 1 });
  database = drizzle(pool, { logger: { logQuery: (query, params) => void asked.push({ query, params }) } });
  const client = await pool.connect();
  await fillCountry((text) => client.query(text), { scale: 0.1, cities: 20, now: NOON });
  await client.query(`set session_replication_role = replica`);
  await client.query(`insert into ledger_transfers (id, key, from_account, to_account, amount, customer_id, cause, actor, request_id, created_at)
    select '7' || lpad(n::text, 23, '0'), 'faithful' || n, 'top_ups', 'wallet', 100, '${FAITHFUL}', 'top-up', 'test', 'test', ${NOON} from generate_series(1, 5000) as n`);
  await client.query(
    `insert into wallets values ('${FAITHFUL}', 500000) on conflict (customer_id) do update set balance = wallets.balance + 500000`,
  );
  await client.query(`set session_replication_role = default`);
  await client.query(`insert into mails (id, kind, recipient, language, state, subject, words, attempts, due_at, created_at)
    select '8' || lpad(n::text, 23, '0'), 'order_placed', '', 'en', case when n % 10 = 0 then 'asked' else 'sent' end, '', '', 0, ${NOON} - n, ${NOON} - n from generate_series(1, 10000) as n`);
  // All rows are sampled and nobody tidies up meanwhile, so that each run plans alike.
  const { rows: tables } = await client.query<{ name: string }>(`select tablename as name from pg_tables where schemaname = 'public'`);
  for (const { name } of tables) await client.query(`alter table "${name}" set (autovacuum_enabled = false)`);
  await client.query('set default_statistics_target = 1000');
  await client.query('vacuum analyze');
  await client.query('reset default_statistics_target');
  DISHES = (await client.query<{ id: string }>(`select id from items where store_id = '${CAFE}' limit 5`)).rows.map(({ id }) => id);
  client.release();
});
afterAll(async () => {
  await pool.end();
});

type Plan = { 'Node Type': string; 'Relation Name'?: string; Plans?: Plan[] };
const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

/** PostgreSQL's own tables have ids below it; how many of their pages are read depends on what a connection remembers. */
const FIRST_OWN_OID = 16_384;
/** How many pages of tables and indexes this connection has read and not yet reported; none is reported within a transaction. */
async function pagesRead(client: pg.PoolClient): Promise<number> {
  const { rows } = await client.query<{ pages: string }>(
    `select sum(pg_stat_get_xact_blocks_fetched(oid)) as pages from pg_class where oid >= ${FIRST_OWN_OID}`,
  );
  return Number(rows[0]?.pages);
}

/** What PostgreSQL does for each query that some work asks for; nothing that it changes stays. */
async function plansOf(
  work: (database: Database) => Promise<unknown>,
  { forAny }: { readonly forAny: boolean },
): Promise<{ scans: string[]; pages: number }> {
  asked = [];
  await work(database);
  const client = await pool.connect();
  try {
    const plans: Plan[] = [];
    const general: Plan[] = [];
    let pages = 0;
    for (const { query, params } of asked) {
      await client.query('begin');
      const before = await pagesRead(client);
      await client.query(`explain ${query}`, params);
      const planned = await pagesRead(client);
      const { rows } = await client.query<{ 'QUERY PLAN': { Plan: Plan }[] }>(`explain (analyze, format json) ${query}`, params);
      // It is planned once more then.
      pages += (await pagesRead(client)) - planned - (planned - before);
      await client.query('rollback');
      plans.push(...(rows[0]?.['QUERY PLAN'] ?? []).map(({ Plan }) => Plan));
      if (!forAny) continue;
      // What is planned once for all parameters, as a prepared statement is after some uses.
      const kept = await client.query<{ 'QUERY PLAN': { Plan: Plan }[] }>(`explain (generic_plan, format json) ${query}`);
      general.push(...(kept.rows[0]?.['QUERY PLAN'] ?? []).map(({ Plan }) => Plan));
    }
    return {
      scans: [...plans, ...general]
        .flatMap(nodesOf)
        .filter((node) => node['Node Type'] === 'Seq Scan' && LARGE.has(node['Relation Name'] ?? ''))
        .map((node) => node['Relation Name'] ?? ''),
      pages,
    };
  } finally {
    client.release();
  }
}

// How many pages of 8 KB each may read, whatever the tables grow to.
test.each<[string, number, (database: Database) => Promise<unknown>]>([
  ['payments that wait for their order', 20, (on) => lockStalePayment(on, NOON, 60_000)],
  ['payments that are due to be looked at', 20, (on) => takeLooks(on, NOON, NOON + 5_000)],
  ['a customer’s payments under way', 20, (on) => findPendingPayments(on, CUSTOMER)],
  ['a customer’s running orders', 40, (on) => activeOrdersOf(on, CUSTOMER)],
  ['a session', 20, (on) => findSession(on, { tokenHash: hashSecret(madeToken(3_001)), customerId: CUSTOMER, now: NOON }, () => undefined)],
  [
    'writing down when a crowd’s sessions were used',
    800,
    (on) => writeUses(on, new Map(Array.from({ length: 20 }, (_, index) => [hashSecret(madeToken(3_001 + index)), NOON + 1]))),
  ],
  ['somebody who signs in by phone', 20, (on) => findCustomerByPhone(on, { code: '+41', digits: '93001' }, { assumesHomeCountry: true })],
  [
    'what a customer has promised in cash',
    40,
    (on) => findPayGrounds(on, { customerId: CUSTOMER, paymentId: TWENTY_PAYMENTS[0] ?? '', since: NOON - DAY }),
  ],
  ['a customer’s basket', 20, (on) => findOpenCart(on, { customerId: CUSTOMER })],
  ['a guest’s basket', 20, (on) => findOpenCart(on, { guestHash: hashSecret(madeGuest(25_000)) })],
  ['a basket with the version of all', 60, (on) => findBasket(on, { customerId: CUSTOMER })],
  ['a basket with its payment', 40, (on) => findCartToPrice(on, { customerId: CUSTOMER })],
  ['what a basket is computed from', 80, (on) => findToReckon(on, CAFE, DISHES)],
  ['a payment with its basket', 20, (on) => lockPaymentOfCustomer(on, TWENTY_PAYMENTS[0] ?? '')],
  ['the version of a customer’s baskets', 40, (on) => latestVersion(on, { customerId: CUSTOMER })],
  ['a wallet', 10, (on) => walletBalance(on, CUSTOMER)],
  ['the wallet of somebody with thousands of movements', 10, (on) => walletBalance(on, FAITHFUL)],
  ['what moved in it last, of thousands of movements', 200, (on) => walletMovementsOf(on, FAITHFUL, { below: null, only: null, most: 21 })],
  ['a page of what moved in a wallet', 100, (on) => walletMovementsOf(on, CUSTOMER, { below: null, only: null, most: 21 })],
  ['how many orders a customer has', 40, (on) => liveOrderCount(on, CUSTOMER)],
  ['a page of a history of thousands', 300, (on) => pastOrdersOf(on, FAITHFUL, { below: null, within: null, most: 21 })],
  ['a page from its middle', 300, (on) => pastOrdersOf(on, FAITHFUL, { below: 2_002_500, within: null, most: 21 })],
  [
    'a page of its first days, which are the last that are found',
    300,
    (on) =>
      pastOrdersOf(on, FAITHFUL, {
        below: null,
        within: [{ timezone: 'Europe/Zurich', from: NOON - 5_000 * DAY, until: NOON - 4_990 * DAY }],
        most: 21,
      }),
  ],
  ['a page of a history of two', 40, (on) => pastOrdersOf(on, CUSTOMER, { below: null, within: null, most: 21 })],
  [
    'what was said of twenty orders',
    60,
    (on) =>
      ratingsOfOrders(
        on,
        Array.from({ length: 20 }, (_, index) => idOf('d', 3_001 + index)),
      ),
  ],
  ['what twenty payments moved', 100, (on) => transfersOfPayments(on, TWENTY_PAYMENTS)],
  ['what paid them', 100, (on) => partsOfPayments(on, TWENTY_PAYMENTS)],
  ['what the provider was told to give back of them', 100, (on) => refundErrandsOf(on, TWENTY_PAYMENTS)],
  ['the cards that paid them', 200, (on) => savedCardsOf(on, TWENTY_PAYMENTS)],
  ['the lines of a basket', 40, (on) => itemsInSections(on, DISHES)],
  ['a store in its place', 20, (on) => findStore(on, CAFE)],
  ['the slots of a category’s stores', 40, (on) => slotsAfter(on, [CAFE], NOON)],
  ['a customer’s favourite stores', 20, (on) => favouriteStoreIds(on, CUSTOMER)],
  ['an order of a customer', 20, (on) => findOrder(on, idOf('d', 3_001), CUSTOMER)],
  ['the statuses of an order', 20, (on) => statusesOf(on, idOf('d', 3_001))],
  ['a menu', 200, (on) => menuOf(on, CAFE)],
  ['the stores of a category', 40, (on) => storesOfCategory(on, RESTAURANTS)],
  ['the stores of a city that take part', 100, (on) => openStoresInPlace(on, CITY)],
  ['the dishes that a word means', 300, (on) => rankDishes(on, searching('fondue'))],
  [
    'the dishes that three words mean, of a page further on',
    600,
    (on) => rankDishes(on, { ...searching('chocolate', 'cream', 'milk'), from: 200 }),
  ],
  ['orders that are due to move', 20, (on) => lockOrderDue(on, NOON)],
  ['the dishes that begin with a letter', 15_000, (on) => rankDishes(on, searching('a'))],
  [
    'the dishes that words of the vocabulary mean',
    300,
    (on) =>
      rankDishes(on, {
        ...searching('x'),
        meanings: [{ words: Array.from({ length: 12 }, (_, index) => ({ id: 500 + index, cost: 15 })) }],
      }),
  ],
  [
    'what words with slips may mean',
    400,
    (on) =>
      nearWords(
        on,
        1,
        ['piza', 'margerita'].map((word) => ({ word, mayHaveSlips: true })),
      ),
  ],
  [
    'what is known of words without',
    40,
    (on) =>
      nearWords(
        on,
        1,
        ['pizza', 'chocolate'].map((word) => ({ word, mayHaveSlips: true })),
      ),
  ],
  ['how large the menus of a city are', 200, (on) => menuSizes(on, CITY)],
  [
    'errands, top-ups and e-mails that are due',
    40,
    (on) => Promise.all([takeErrand(on, NOON, WAITS), takeTopUp(on, NOON, WAITS), takeMail(on, 'asked', NOON, NOON + 5_000)]),
  ],
  ['what is under way, for the metrics', 60, (on) => countUnfinished(on)],
  ['when a quiet server has something to do next', 60, (on) => nextDue(on, NOON, 60_000)],
  [
    'counting a call',
    40,
    (on) => countCalls(on, { key: 'limit2000', calls: 1, at: NOON, milliseconds: 60_000, windowEndsAt: NOON + 60_000 }),
  ],
  ['forgetting counts that are over', 40, (on) => deleteLimitsBefore(on, NOON)],
  ['forgetting sessions that are over', 40, (on) => deleteEndedSessions(on, NOON - DAY)],
])('%s: at most %i pages, by an index', async (what, most, work) => {
  // What is forgotten depends on how old it is: such a plan costs more for any instant, so PostgreSQL makes one each time.
  const { scans, pages } = await plansOf(work, { forAny: !what.startsWith('forgetting') });
  expect(scans).toEqual([]);
  expect(pages).toBeLessThanOrEqual(most);
});

test('what a purchase asks is planned once on each connection, whoever asks', async () => {
  const one = new pg.Pool({ connectionString: pool.options.connectionString, max: 1, Client: PreparingClient });
  try {
    const on = drizzle(one);
    const [owner, guest] = [{ customerId: CUSTOMER }, { guestHash: hashSecret(madeGuest(25_000)) }];
    // PostgreSQL tries plans for the given parameters five times before it compares.
    for (let times = 0; times < 7; times += 1) {
      await findSession(on, { tokenHash: hashSecret(madeToken(3_001)), customerId: CUSTOMER, now: NOON }, () => undefined);
      for (const whose of [owner, guest]) await Promise.all([findOpenCart(on, whose), findBasket(on, whose), findCartToPrice(on, whose)]);
      await lockPaymentOfCustomer(on, TWENTY_PAYMENTS[0] ?? '');
      await revisionOfPayment(on, TWENTY_PAYMENTS[0] ?? '');
      await findPayGrounds(on, { customerId: CUSTOMER, paymentId: TWENTY_PAYMENTS[0] ?? '', since: NOON - DAY });
    }
    const { rows } = await one.query(`select statement from pg_prepared_statements where custom_plans > 5`);
    expect(rows).toEqual([]);
  } finally {
    await one.end();
  }
});
