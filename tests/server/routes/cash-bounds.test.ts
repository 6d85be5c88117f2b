import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { CASH_CANCELLED_A_DAY, CASH_UNDER_WAY } from '#contract/limits.ts';
import { ORDER_STATUS } from '#contract/order-status.ts';
import { toMinor } from '#domain/money.ts';
import { findOrder } from '#server/repositories/orders.ts';
import { moveOrder } from '#server/services/orders/move-order.ts';
import { auditLedger } from '../audit-ledger.ts';
import { CAFE_DE_LA_RADE, credentialsOf, fillBasket, plainItems, registerCustomer } from '../customer.ts';
import { orderIt, payCash } from '../scheduling.ts';
import { NOON, testServer } from '../test-server.ts';
import { topUpWallet } from '../top-up-wallet.ts';
import { DATABASES } from '../databases.ts';

const { waitingForStore, completed, storeRejected } = ORDER_STATUS;

describe.each(DATABASES)('what may be promised at the door on %s', (kind) => {
  const server = testServer(kind);
  let who: ReturnType<typeof credentialsOf>;
  beforeEach(async () => {
    server.setNow(NOON);
    who = credentialsOf(await registerCustomer(server));
  });
  afterEach(async () => {
    expect(await auditLedger(server.open.database)).toEqual([]);
  });

  const invoice = async (quantity: number) => {
    await fillBasket(server, who, { quantity });
    return (await server.expectSuccess(endpoints.get_order_cart_invoice, who)).order_payment;
  };
  const pay = async (quantity = 6) => {
    const { _id } = await invoice(quantity);
    return { payment: _id, answered: (await payCash(server, who, _id)).json };
  };
  const order = async (quantity = 6) => {
    const { payment, answered } = await pay(quantity);
    if (answered.success !== true) return { reason: answered.reason ?? answered.error_code, id: '' };
    return { reason: null, id: (await orderIt(server, who, payment)).json.order_id as string };
  };
  const end = async (id: string, to: number) => {
    const row = await findOrder(server.open.database, id, who.user_id);
    if (!row) throw new Error('no order');
    await moveOrder(server.open.database, row, { to, at: server.services.now(), nextMoveAt: null, actor: 'store', requestId: 'test' });
  };
  const cancel = (id: string) =>
    server.expectSuccess(endpoints.user_cancel_order, { ...who, order_id: id, order_status: waitingForStore, cancel_reason: 'other' });

  test('so many orders at once, and the next when one has come', async () => {
    const made = [];
    for (let turn = 0; turn < CASH_UNDER_WAY.orders; turn += 1) made.push(await order());
    expect(made.map(({ reason }) => reason)).toEqual(made.map(() => null));
    expect((await order()).reason).toBe('cash_orders_many');
    await end(made[0]?.id ?? '', completed);
    expect((await order()).reason).toBeNull();
    expect((await order()).reason).toBe('cash_orders_many');
  });

  test('so much in all', async () => {
    const [item] = await plainItems(server, CAFE_DE_LA_RADE);
    const quantityFor = (share: number) => Math.ceil((share * CASH_UNDER_WAY.sum) / toMinor(item?.price ?? 0));
    expect((await order(quantityFor(1))).reason).toBe('cash_sum_large');
    expect((await order(quantityFor(0.6))).reason).toBeNull();
    expect((await order(quantityFor(0.6))).reason).toBe('cash_sum_large');
    expect((await order(quantityFor(0.2))).reason).toBeNull();
  });

  test('not again and again by whoever cancels; what a store refuses is not counted, and a day later it is forgotten', async () => {
    await end((await order()).id, storeRejected);
    for (let turn = 0; turn < CASH_CANCELLED_A_DAY; turn += 1) await cancel((await order()).id);
    expect((await order()).reason).toBe('cash_cancelled_often');
    server.setNow(NOON + 86_400_000 + 1);
    expect((await order()).reason).toBeNull();
  });

  test('nothing of what the wallet pays', async () => {
    for (let turn = 0; turn < CASH_UNDER_WAY.orders; turn += 1) await order();
    await topUpWallet(server, who.user_id, 100_000, NOON);
    expect((await order()).reason).toBeNull();
  });
});
