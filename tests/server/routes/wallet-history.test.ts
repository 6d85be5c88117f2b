import { asc, eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { ORDER_STATUS } from '#contract/order-status.ts';
import { toMinor } from '#domain/money.ts';
import { customers } from '#server/database/schema/customers.ts';
import { ledgerTransfers } from '#server/database/schema/ledger.ts';
import { orderPayments } from '#server/database/schema/orders.ts';
import { walletBalance } from '#server/repositories/wallet.ts';
import { endStalePayments } from '#server/services/payment/end-stale-payments.ts';
import { DEMO_PASSWORD, fillBasket, newCustomer, topUpWallet } from '../customer.ts';
import { askInvoice, moveIt, orderIt, payCash, paymentIn, type Who, bring } from '../orders.ts';
import { describeServer, expectTrueBooks, NOON } from '../test-server.ts';

describeServer('the history of a wallet', { rateLimitFactor: 1e9 }, (server) => {
  afterAll(() => expectTrueBooks(server));

  const history = (who: Who, more: Record<string, unknown> = {}) => server.expectSuccess(endpoints.get_wallet_history, { ...who, ...more });
  const kindsOf = async (who: Who, more: Record<string, unknown> = {}) => (await history(who, more)).movements.map((row) => row.kind);
  const holder = async (centimes: number) => {
    const who = await newCustomer(server);
    await topUpWallet(server, who.user_id, centimes, NOON);
    return who;
  };
  const pay = async (who: Who) => {
    await fillBasket(server, who);
    const payment = paymentIn(await askInvoice(server, who));
    await payCash(server, who, payment);
    return payment;
  };
  const order = async (who: Who) => (await orderIt(server, who, await pay(who))).json.order_id as string;

  test('holds every row of the ledger that touches the wallet, and they add up to the balance', async () => {
    const lea = await server.expectSuccess(endpoints.login, { email: 'lea@example.org', password: DEMO_PASSWORD });
    const who = { user_id: lea.user._id, server_token: lea.user.server_token };
    const { movements, wallet, wallet_currency_code: currency } = await history(who);
    const rows = (
      await server.open.database
        .select()
        .from(ledgerTransfers)
        .where(eq(ledgerTransfers.customerId, who.user_id))
        .orderBy(asc(ledgerTransfers.uniqueId))
    ).filter(({ fromAccount, toAccount }) => fromAccount === 'wallet' || toAccount === 'wallet');
    expect(movements.map(({ _id }) => _id)).toEqual(rows.map(({ id }) => id).toReversed());
    expect(movements.map(({ amount }) => toMinor(amount))).toEqual(
      rows.map(({ toAccount, amount }) => (toAccount === 'wallet' ? amount : -amount)).toReversed(),
    );
    let sum = 0;
    for (const movement of movements.toReversed()) {
      sum += toMinor(movement.amount);
      expect(toMinor(movement.balance)).toBe(sum);
    }
    expect({ wallet, currency, sum }).toEqual({ wallet: 12.5, currency: 'CHF', sum: 1_250 });
    expect(await walletBalance(server.open.database, who.user_id)).toBe(1_250);
    expect(movements.map((row) => row.kind)).toEqual(['cashback', 'order', 'order', 'order', 'opening']);
    expect(movements[0]?.order).toEqual({
      _id: expect.any(String),
      unique_id: expect.any(Number),
      store_name: 'Café de la Rade',
      is_running: false,
    });
    expect(movements.map(({ at }) => at)).toEqual(
      movements
        .map(({ at }) => at)
        .toSorted()
        .toReversed(),
    );
  });

  test('tells what a running payment keeps, and what its order took', async () => {
    const who = await holder(1_000);
    const payment = await pay(who);
    const [held] = (await history(who)).movements;
    expect(held).toMatchObject({
      kind: 'held',
      amount: -10,
      balance: 0,
      order: null,
      timezone: 'Europe/Zurich',
      at: new Date(NOON).toISOString(),
    });
    const orderId = (await orderIt(server, who, payment)).json.order_id as string;
    expect((await history(who)).movements[0]).toMatchObject({ _id: held?._id, kind: 'order', order: { _id: orderId, is_running: true } });
    await moveIt(server, who, orderId, ORDER_STATUS.storeRejected);
    const { movements } = await history(who);
    expect(movements.map(({ kind: of, amount, balance }) => [of, amount, balance])).toEqual([
      ['refund', 10, 10],
      ['order', -10, 0],
      ['top_up', 10, 10],
    ]);
    expect(movements[0]?.order).toMatchObject({ _id: orderId, is_running: false });
  });

  test('tells what came back of a payment that became no order, also when a later one did', async () => {
    const who = await holder(1_000);
    const payment = await pay(who);
    server.setNow(NOON + 61_000);
    await endStalePayments(server.services);
    expect(await kindsOf(who)).toEqual(['given_back', 'let_go', 'top_up']);
    await askInvoice(server, who);
    await payCash(server, who, payment);
    expect((await orderIt(server, who, payment)).json.success).toBe(true);
    server.setNow(NOON);
    const { movements, wallet } = await history(who);
    expect(movements.map((row) => [row.kind, row.order !== null])).toEqual([
      ['order', true],
      ['given_back', false],
      ['let_go', false],
      ['top_up', false],
    ]);
    expect(wallet).toBe(0);
  });

  test('tells cashback and the reward for a customer who was brought', async () => {
    const who = await holder(100_000);
    const friend = await newCustomer(server);
    await server.open.database.update(customers).set({ referredBy: who.user_id }).where(eq(customers.id, friend.user_id));
    const orders = [await order(friend), await order(who)];
    const [mine] = await server.open.database.select().from(orderPayments).where(eq(orderPayments.customerId, who.user_id));
    const cashback = mine?.order.cashback ?? 0;
    for (const [index, by] of [friend, who].entries()) await bring(server, by, orders[index] ?? '');
    expect(cashback).toBeGreaterThan(0);
    expect(await kindsOf(who)).toEqual(['cashback', 'referral', 'order', 'top_up']);
    expect(await kindsOf(who, { only: 'in' })).toEqual(['cashback', 'referral', 'top_up']);
    expect(await kindsOf(who, { only: 'out' })).toEqual(['order']);
    const only = await history(who, { only: 'cashback' });
    expect(only.movements).toMatchObject([{ kind: 'cashback', amount: cashback / 100, balance: only.wallet, order: { _id: orders[1] } }]);
  });

  test('comes in pages of twenty, each movement once, with its own balance, also when one comes in between', async () => {
    const who = await newCustomer(server);
    for (let count = 1; count <= 45; count += 1) await topUpWallet(server, who.user_id, count, NOON + count);
    const first = await history(who);
    expect(first.movements).toHaveLength(20);
    await topUpWallet(server, who.user_id, 5, NOON + 60);
    const second = await history(who, { before_unique_id: first.before_unique_id });
    const third = await history(who, { before_unique_id: second.before_unique_id });
    expect(third.before_unique_id).toBeNull();
    const all = [...first.movements, ...second.movements, ...third.movements];
    expect(all.map(({ amount }) => toMinor(amount))).toEqual(Array.from({ length: 45 }, (_, place) => 45 - place));
    expect(all.map(({ balance }) => toMinor(balance))).toEqual(Array.from({ length: 45 }, (_, place) => ((45 - place) * (46 - place)) / 2));
  });

  test('is nobody else’s', async () => {
    const who = await holder(500);
    const other = await newCustomer(server);
    expect((await history(other)).movements).toEqual([]);
    expect(await server.refusal(endpoints.get_wallet_history, { ...other, user_id: who.user_id })).toBe(999);
  });
});
