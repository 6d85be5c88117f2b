import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import type { Database } from '#server/database/database.ts';
import { fillOpenCart, findOpenCart } from '#server/repositories/carts.ts';
import { findPayment, saveOpenPayment } from '#server/repositories/order-payments.ts';
import { fillBasket, newCustomer } from '../customer.ts';
import { testServer, rowsOf } from '../test-server.ts';

const server = testServer('postgres');

/** How many rows of a table were changed by some work, and how many of them without writing any index. */
const changedIn = (table: string, work: (on: Database) => Promise<unknown>) =>
  server.open.database.transaction(async (on) => {
    await work(on);
    const rows = await rowsOf(
      on,
      sql`select pg_stat_get_xact_tuples_updated(${table}::regclass)::int as changed, pg_stat_get_xact_tuples_hot_updated(${table}::regclass)::int as "inPlace"`,
    );
    return rows[0];
  });

test('a basket that is changed and a price that is asked again write no index', async () => {
  const who = await newCustomer(server);
  await fillBasket(server, who);
  const { order_payment } = await server.expectSuccess(endpoints.get_order_cart_invoice, who);
  const open = await findOpenCart(server.open.database, { customerId: who.user_id });
  const payment = await findPayment(server.open.database, order_payment._id);
  if (!open || !payment) throw new Error('there is no basket with a price');
  const updatedAt = server.services.now() + 1_000;
  expect(await changedIn('carts', (on) => fillOpenCart(on, open, { ...open, updatedAt }))).toEqual({ changed: 1, inPlace: 1 });
  expect(await changedIn('order_payments', (on) => saveOpenPayment(on, { ...payment, updatedAt }))).toEqual({ changed: 1, inPlace: 1 });
});
