import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { items } from '#server/database/schema/stores.ts';
import { lockPaymentOfCustomer } from '#server/repositories/order-payments.ts';
import { CAFE_DE_LA_RADE, fillBasket, newCustomer } from '../customer.ts';
import { askInvoice, orderIt, payCash, paymentIn } from '../orders.ts';
import { testServer, rowsOf } from '../test-server.ts';

const server = testServer('postgres');

const database = () => server.open.database;
const sellOut = (soldOut: boolean, on = database()) => on.update(items).set({ soldOut }).where(eq(items.storeId, CAFE_DE_LA_RADE));

/** Whether somebody in this database waits for a lock. */
const somebodyWaits = async () => {
  const rows = await rowsOf(
    database(),
    sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows.length > 0;
};

/** Does something while a payment is locked by somebody who, once it waits for that, sells everything of its store. */
const whileSoldOut = (paymentId: string, act: () => Promise<{ readonly json: Record<string, unknown> }>) =>
  database()
    .transaction(async (transaction) => {
      await lockPaymentOfCustomer(transaction, paymentId);
      const answer = act();
      while (!(await somebodyWaits()));
      await sellOut(true, transaction);
      return { answer };
    })
    .then(({ answer }) => answer);

test('what a payment and an order depend on is read once they are locked, not while they wait for that', async () => {
  const who = await newCustomer(server);
  await fillBasket(server, who);
  const payment = paymentIn(await askInvoice(server, who));
  expect((await whileSoldOut(payment, () => payCash(server, who, payment))).json).toMatchObject({ success: false, error_code: 651 });
  await sellOut(false);
  expect((await payCash(server, who, paymentIn(await askInvoice(server, who)))).json).toMatchObject({ success: true });
  expect((await whileSoldOut(payment, () => orderIt(server, who, payment))).json).toMatchObject({ success: false, error_code: 651 });
});
