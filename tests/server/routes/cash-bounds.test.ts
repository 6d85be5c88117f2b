import { afterEach, beforeEach, expect, test } from 'vitest';
import { CASH_CANCELLED_A_DAY, CASH_UNDER_WAY } from '#contract/limits.ts';
import { ORDER_STATUS } from '#contract/order-status.ts';
import { toMinor } from '#domain/money.ts';
import { CAFE_DE_LA_RADE, fillBasket, newCustomer, plainItems, topUpWallet } from '../customer.ts';
import { askInvoice, moveIt, orderIt, payCash, paymentIn, type Who, cancelOrder } from '../orders.ts';
import { describeServer, expectTrueBooks, NOON } from '../test-server.ts';

const { waitingForStore, completed, storeRejected } = ORDER_STATUS;

describeServer('what may be promised at the door', (server) => {
  let who: Who;
  beforeEach(async () => {
    server.setNow(NOON);
    who = await newCustomer(server);
  });
  afterEach(() => expectTrueBooks(server));

  const order = async (quantity = 6) => {
    await fillBasket(server, who, { quantity });
    const payment = paymentIn(await askInvoice(server, who));
    const { json: answered } = await payCash(server, who, payment);
    if (answered.success !== true) return { reason: answered.reason ?? answered.error_code, id: '' };
    return { reason: null, id: (await orderIt(server, who, payment)).json.order_id as string };
  };
  const end = (id: string, to: number) => moveIt(server, who, id, to);
  const cancel = (id: string) => cancelOrder(server, who, id, waitingForStore);

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
