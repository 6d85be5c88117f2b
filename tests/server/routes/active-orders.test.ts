import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { fillBasket, newCustomer } from '../customer.ts';
import { orderIt, payCash } from '../orders.ts';
import { testServer, type TestServer, urlOf, quietApp } from '../test-server.ts';

const server = testServer('postgres');
let pool: pg.Pool;
let app: TestServer['app'];
let queries: string[] = [];
beforeAll(async () => {
  pool = new pg.Pool({ connectionString: await urlOf(server), max: 1 });
  const database = drizzle(pool, { logger: { logQuery: (query) => void queries.push(query) } });
  app = await quietApp({ ...server.services, database });
});
afterAll(async () => {
  await app.close();
  await pool.end();
});

test('running orders are read in one query beside the session’s, however many there are, and fifty at most', async () => {
  const who = await newCustomer(server);
  await fillBasket(server, who);
  const { order_payment } = await server.expectSuccess(endpoints.get_order_cart_invoice, who);
  await payCash(server, who, order_payment._id);
  expect((await orderIt(server, who, order_payment._id)).json).toMatchObject({ success: true });
  // Rows like the first one, which no purchase made.
  await pool.query(`set session_replication_role = replica`);
  await pool.query(
    `
    insert into orders select made.* from (select * from orders where customer_id = $1) as t, generate_series(1, 60) as n,
    lateral jsonb_populate_record(null::orders, to_jsonb(t) || jsonb_build_object('id', lpad(n::text, 24, '0'), 'unique_id', 1000 + n, 'order_payment_id', lpad(n::text, 24, '0'), 'cart_version', 1000 + n)) as made`,
    [who.user_id],
  );
  queries = [];
  const answered = await app.inject({ method: 'POST', url: endpoints.get_orders.path, payload: who });
  const list = answered.json<{ order_list: { unique_id: number }[] }>().order_list;
  expect(list.map(({ unique_id }) => unique_id)).toEqual(Array.from({ length: 50 }, (_, index) => 1_060 - index));
  expect(queries).toHaveLength(2);
});
