import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import type { OrderPayment } from '#contract/entities/order-payment.ts';
import { ORDER_STATUS } from '#contract/order-status.ts';
import { toMinor } from '#domain/money.ts';
import { customers } from '#server/database/schema/customers.ts';
import { stores } from '#server/database/schema/stores.ts';
import { walletBalance } from '#server/repositories/wallet.ts';
import { moveOrder } from '#server/services/orders/move-order.ts';
import { CAFE_DE_LA_RADE, credentialsOf, fillBasket, newCustomer, registerCustomer } from '#tests/server/customer.ts';
import { askInvoice, orderInCash, rowOfOrder, type Who } from '#tests/server/orders.ts';
import { describeServer, expectTrueBooks, NOON } from '#tests/server/test-server.ts';

const REWARD = 100;

describeServer('what a completed order brings', (server) => {
  beforeAll(async () => {
    await server.open.database.update(stores).set({ cashbackMode: 1, cashbackValue: 10 }).where(eq(stores.id, CAFE_DE_LA_RADE));
  });
  afterAll(() => expectTrueBooks(server, { quiet: true }));

  const order = async (who: Who) => rowOfOrder(server, who, await orderInCash(server, who));
  const end = (made: Awaited<ReturnType<typeof order>>, to: number) =>
    Promise.all(
      Array.from({ length: 4 }, () =>
        moveOrder(server.open.database, made, { to, at: NOON, nextMoveAt: null, actor: 'store', requestId: 'test' }),
      ),
    );
  const told = async (who: Who, order_id: string) =>
    (await server.expectSuccess(endpoints.get_order_detail, { ...who, order_id })).order.order_payment_detail.cashback;
  const wallet = ({ user_id }: Who) => walletBalance(server.open.database, user_id);

  test('is its cashback, once, as it was offered when it was paid', async () => {
    const who = await newCustomer(server);
    const made = await order(who);
    const items = toMinor(made.order.payment.total_cart_price);
    expect(made.order.cashback).toBe(Math.floor(items / 10 + 0.5));
    expect(await wallet(who)).toBe(0);
    expect(toMinor((await told(who, made.id)) ?? 0), 'what is to come').toBe(made.order.cashback);
    await server.open.database.update(stores).set({ cashbackValue: 90 }).where(eq(stores.id, CAFE_DE_LA_RADE));
    await end(made, ORDER_STATUS.completed);
    await server.open.database.update(stores).set({ cashbackValue: 10 }).where(eq(stores.id, CAFE_DE_LA_RADE));
    expect(await wallet(who)).toBe(made.order.cashback);
    expect(toMinor((await told(who, made.id)) ?? 0), 'what came').toBe(made.order.cashback);
  });

  test('is no cashback where it ended without success', async () => {
    const who = await newCustomer(server);
    const made = await order(who);
    await end(made, ORDER_STATUS.storeCancelled);
    expect(await wallet(who)).toBe(0);
    expect(await told(who, made.id)).toBeUndefined();
  });

  test('is told of a basket', async () => {
    const who = await newCustomer(server);
    await fillBasket(server, who);
    const { order_payment: payment } = (await askInvoice(server, who)).json as { order_payment: OrderPayment };
    expect(toMinor(payment.cashback ?? 0)).toBe(Math.floor(toMinor(payment.total_cart_price) / 10 + 0.5));
  });

  test('is a reward to who referred the customer, for their first one only', async () => {
    const user = await registerCustomer(server);
    const referrer = credentialsOf(user);
    const friend = await newCustomer(server, { referral_code: user.referral_code });
    await end(await order(friend), ORDER_STATUS.storeRejected);
    expect(await wallet(referrer)).toBe(0);
    const [first, second] = [await order(friend), await order(friend)];
    await Promise.all([end(first, ORDER_STATUS.completed), end(second, ORDER_STATUS.completed)]);
    expect(await wallet(referrer)).toBe(REWARD);
    await end(await order(friend), ORDER_STATUS.completed);
    expect(await wallet(referrer)).toBe(REWARD);
  });

  test('rewards nobody for themselves', async () => {
    const who = await newCustomer(server);
    await server.open.database.update(customers).set({ referredBy: who.user_id }).where(eq(customers.id, who.user_id));
    const made = await order(who);
    await end(made, ORDER_STATUS.completed);
    expect(await wallet(who)).toBe(made.order.cashback);
  });
});
