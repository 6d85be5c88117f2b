import { fillBaskets, shuffleStores } from './fill-baskets.ts';
import { copyRows, madeIdOf, numbersTo, type Run } from './copy-rows.ts';

export type Size = {
  readonly customers: number;
  readonly baskets: number;
  readonly payments: number;
  readonly orders: number;
  readonly ofTheFaithful: number;
};

export const madeToken = (number: number): string => `made-session-${number}`;
/** The token of the basket that a made guest has, by the basket's number. */
export const madeGuest = (number: number): string => `made-guest-with-basket-${number}`;
/** The number of the customer who orders every day. */
export const FAITHFUL = 7;

const hashed = (text: string) => `encode(sha256(convert_to(${text}, 'UTF8')), 'hex')`;
/** One order in so many is under way; the others are over. */
const UNDER_WAY = 300;

/**
 * Fills in customers with a session each, baskets, payments, orders with their statuses, the ledger and ratings, over the
 * last four hundred days: most of it is over, as it is in life. Orders are copies of the demo city's past ones.
 * References are not looked at.
 */
export async function fillPeople(run: Run, size: Size, now: number): Promise<void> {
  const { customers, baskets, payments, orders, ofTheFaithful } = size;
  const ago = `(${now} - (n % 400)::bigint * 86400000 - n % 86400)`;
  const customer = madeIdOf('c', `1 + n % ${customers}`);
  // Each customer's rows lie all over the tables, as they do when thousands order in the same hour.
  const stores = await shuffleStores(run);
  const store = `join made_stores as s on s.place = n % ${stores.count}`;
  const sample = `(select "order" from orders where delivery_type = 1 order by created_at limit 1)`;
  await copyRows(run, {
    table: 'customers',
    of: `(select * from customers order by id limit 1)`,
    numbers: numbersTo(customers),
    changed: {
      id: madeIdOf('c', 'n'),
      unique_id: `1000000 + n`,
      email: `n || '@country.example'`,
      email_folded: `n || '@country.example'`,
      phone: `'9' || n`,
      referral_code: `'R' || n`,
      referred_by: 'null',
      approved: 'true',
      uses_wallet: 'false',
    },
  });
  await run(
    `insert into sessions (token_hash, customer_id, created_at, used_at) select ${hashed(`'made-session-' || n`)}, ${madeIdOf('c', 'n')}, ${now}, ${now} from ${numbersTo(customers)}`,
  );
  // The first ones became orders; of the others one in three is a customer's.
  const isOrdered = `n <= ${orders}`;
  const isOpenOfCustomer = `n > ${orders} and n <= ${orders} + ${Math.floor(customers / 2)}`;
  await fillBaskets(run, {
    count: baskets,
    store,
    isOrdered,
    changed: {
      customer_id: `case when ${isOrdered} or ${isOpenOfCustomer} then ${customer} end`,
      guest_hash: `case when not (${isOrdered} or ${isOpenOfCustomer}) then ${hashed(`'made-guest-with-basket-' || n`)} end`,
      version: `1 + n / ${customers}`,
      updated_at: ago,
    },
  });
  await run(`insert into order_payments (id, cart_id, customer_id, state, cart_version, total, wallet_part, card_part, cash_part, "order", paid_at, updated_at)
    select ${madeIdOf('a', 'n')}, ${madeIdOf('b', 'n')}, case when ${isOrdered} then ${customer} end, case when ${isOrdered} then 'ordered' else 'open' end, 1, 4350, 0, 0, 4350,
      ${sample} || jsonb_build_object('deliveryNote', md5(n::text)), case when ${isOrdered} then ${ago} end, ${ago} from ${numbersTo(payments)}`);
  const order = (id: string, number: string, who: string, more: { cart: string; version: string; at: string; isRunning: string }) =>
    `select ${id}, ${number}, ${who}, s.id, s.city_id, 1, ${more.cart}, ${more.version}, case when ${more.isRunning} then 1 else 25 end, case when ${more.isRunning} then 1 else 10 end,
      ${sample} || jsonb_build_object('deliveryNote', md5(n::text)), 4350, '0000', '0000', ${more.at}, case when not (${more.isRunning}) then ${more.at} + 1800000 end`;
  const into = `insert into orders (id, unique_id, customer_id, store_id, city_id, delivery_type, order_payment_id, cart_id, cart_version, status, status_id, "order", total, pickup_code, delivery_code, created_at, ended_at)`;
  await run(
    `${into} ${order(madeIdOf('d', 'n'), '1000000 + n', customer, { cart: `${madeIdOf('a', 'n')}, ${madeIdOf('b', 'n')}`, version: '1', at: ago, isRunning: `n % ${UNDER_WAY} = 1` })} from ${numbersTo(orders)} ${store}`,
  );
  await run(
    `${into} ${order(madeIdOf('f', 'n'), '5000000 + n', madeIdOf('c', String(FAITHFUL)), { cart: `${madeIdOf('f', 'n')}, ${madeIdOf('b', `1 + n % ${orders}`)}`, version: '1000 + n', at: `(${now} - (${ofTheFaithful} - n)::bigint * 86400000)`, isRunning: 'false' })} from ${numbersTo(ofTheFaithful)} ${store}`,
  );
  await run(
    `insert into order_statuses (order_id, status, at, actor) select id, passed, created_at + passed * 60000, 'store' from orders, unnest(array[1, 3, 5, 7, 25]) as passed where unique_id > 1000000 and (passed = 1 or status_id <> 1)`,
  );
  await run(`insert into ledger_transfers (id, unique_id, key, from_account, to_account, amount, customer_id, cause, actor, request_id, order_payment_id, created_at)
    select ${madeIdOf('e', 'n')}, 1000000 + n, 'made' || n, case when n % 4 = 0 then 'rewards' else 'cash' end, case when n % 4 = 0 then 'wallet' else 'sales' end, 435, ${customer}, case when n % 4 = 0 then 'cashback' else 'order' end, 'customer', 'r', ${madeIdOf('a', 'n')}, ${ago} from ${numbersTo(orders)}`);
  await run(`insert into wallets (customer_id, balance)
    select customer_id, sum(case when to_account = 'wallet' then amount else -amount end) from ledger_transfers where 'wallet' in (from_account, to_account) group by customer_id
    on conflict (customer_id) do update set balance = excluded.balance`);
  await run(
    `insert into order_ratings (order_id, rated, store_id, stars, review, rated_at, changed_at) select ${madeIdOf('d', 'n')}, 'store', s.id, 1 + n % 5, '', ${ago}, ${ago} from ${numbersTo(orders)} ${store} where n % 3 = 0 and n % ${UNDER_WAY} <> 1`,
  );
  await run(
    `insert into rate_limits (key, window_ends_at, count) select 'limit' || n, ${now} + 1000 * (n - 100), 1 from ${numbersTo(Math.ceil(customers / 2))}`,
  );
  await run(`drop table made_stores`);
}
