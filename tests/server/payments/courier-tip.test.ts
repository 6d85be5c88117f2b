import { afterEach, expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { CANCELLATION_CHARGE } from '#contract/enumerations.ts';
import { ORDER_STATUS } from '#contract/order-status.ts';
import { formatMoney, toMinor } from '#domain/money.ts';
import { cities } from '#server/database/schema/cities.ts';
import { findCustomer } from '#server/repositories/customers.ts';
import { balanceOfPayment } from '#server/repositories/ledger.ts';
import { walletBalance } from '#server/repositories/wallet.ts';
import { recordRefunds } from '#server/services/payment/record-refunds.ts';
import { runErrands } from '#server/services/payment/run-errands.ts';
import { auditLedger } from '../audit-ledger.ts';
import { cardShopper, confirmCard, createOrder, intentsOf, payByCard } from '../card-shopper.ts';
import { fillBasket, mailsTo, newCustomer, topUpWallet } from '../customer.ts';
import { describeServer, NOON, type TestServer } from '../test-server.ts';
import { askInvoice, moveIt, orderIt, orderTold, payCash, paymentIn, type Who, bring, cancelOrder } from '../orders.ts';

const { storeAccepted, storeRejected } = ORDER_STATUS;
const FOUR = { courier_tip: 4 };
const NOT_POSSIBLE = { success: false, error_code: 651, reason: 'tip_not_possible' };

const shopping = async (server: TestServer): Promise<Who> => {
  const who = await newCustomer(server);
  await fillBasket(server, who);
  return who;
};
const priced = async (server: TestServer, who: Who, wanted: object = {}) =>
  server.expectSuccess(endpoints.get_order_cart_invoice, { ...who, ...wanted });

describeServer('a tip for the courier', { tips: true, mailbox: true }, (server) => {
  afterEach(async () => {
    server.setNow(NOON);
    while ((await runErrands(server.services)) > 0);
    expect(await auditLedger(server.open.database, { quiet: true })).toEqual([]);
  });

  const walletOf = ({ user_id }: Who) => walletBalance(server.open.database, user_id);
  const inAccount = (payment: string, account: 'tips' | 'sales' | 'card') => balanceOfPayment(server.open.database, payment, account);

  /** An order of which the courier is given four francs, and which the wallet and cash pay. */
  async function ordered(headers: Record<string, string> = {}) {
    const who = await shopping(server);
    await topUpWallet(server, who.user_id, 1_000, NOON);
    const { json } = await server.post(endpoints.get_order_cart_invoice.path, { ...who, ...FOUR }, headers);
    const payment = paymentIn({ json });
    const paid = await server.post(
      endpoints.pay_order_payment.path,
      { ...who, ...FOUR, order_payment_id: payment, payment_id: 'cash', is_payment_mode_cash: true },
      headers,
    );
    const { order_id: order } = (await orderIt(server, who, payment, FOUR)).json as { order_id: string };
    return { who, payment, order, paid: paid.json, price: json.order_payment as { user_pay_payment: number } };
  }

  test('is offered where a courier comes, and nothing is given before it is chosen', async () => {
    const who = await shopping(server);
    const delivered = await priced(server, who);
    expect(delivered.courier_tips).toEqual([2, 4, 6]);
    expect(delivered.order_payment.courier_tip).toBeUndefined();
    const collected = await priced(server, who, { is_user_pick_up_order: true, ...FOUR });
    expect(collected.courier_tips).toBeUndefined();
    expect(collected.order_payment.courier_tip).toBeUndefined();
  });

  test('is added last: nothing else of the price depends on it', async () => {
    const who = await shopping(server);
    const { order_payment: without } = await priced(server, who);
    await server.expectSuccess(endpoints.apply_promo_code, { ...who, promo_code_name: 'BALADE10', order_payment_id: without._id });
    const { order_payment: bare } = await priced(server, who);
    expect(bare.promo_payment).toBeGreaterThan(0);
    const { order_payment: tipped } = await priced(server, who, FOUR);
    const total = (toMinor(bare.user_pay_payment) + 400) / 100;
    expect(tipped).toEqual({ ...bare, courier_tip: 4, user_pay_payment: total, total });
  });

  test('is any amount of whole coins up to 100, and no other', async () => {
    const who = await shopping(server);
    for (const courier_tip of [0.05, 100])
      expect((await priced(server, who, { courier_tip })).order_payment).toMatchObject({ courier_tip });
    for (const courier_tip of [-2, 100.05, 3.02]) {
      const { json } = await askInvoice(server, who, { courier_tip });
      expect(json).toMatchObject(NOT_POSSIBLE);
      expect(json.order_payment).not.toHaveProperty('courier_tip');
    }
    const payment = paymentIn(await askInvoice(server, who));
    expect((await payCash(server, who, payment, { courier_tip: 3.02 })).json).toMatchObject(NOT_POSSIBLE);
    expect((await askInvoice(server, who, { courier_tip: 2.001 })).status).toBe(400);
  });

  test('is the courier’s once the order came, and told with it, its invoice and by mail', async () => {
    const { who, payment, order, paid, price } = await ordered();
    expect(paid).toMatchObject({ wallet_payment: 10, cash_payment: (toMinor(price.user_pay_payment) - 1_000) / 100 });
    const told = await orderTold(server, who, order);
    expect(told.order_payment_detail).toMatchObject({ ...FOUR, user_pay_payment: price.user_pay_payment });
    const sold = await inAccount(payment, 'sales');
    expect(sold).toBe(toMinor(price.user_pay_payment));
    await bring(server, who, order);
    expect(await inAccount(payment, 'tips')).toBe(400);
    expect(await inAccount(payment, 'sales')).toBe(sold - 400);
    const { invoice } = await server.expectSuccess(endpoints.get_invoice, { ...who, order_id: order });
    expect(invoice.order_payment).toMatchObject(FOUR);
    const taxed = invoice.vat.reduce((sum, { gross }) => sum + toMinor(gross), 0);
    expect(taxed - toMinor(invoice.vat_promo ?? 0)).toBe(sold - 400);
  });

  test.each([
    ['en', 'Tip for the courier'],
    ['fr', 'Pourboire pour le livreur'],
  ])('is a line of the receipt that is mailed, %s', async (language, words) => {
    const { who } = await ordered({ 'accept-language': language });
    const [mail] = await mailsTo(server, (await findCustomer(server.open.database, who.user_id))?.email ?? '');
    expect(mail?.words).toContain(`${formatMoney(400, 'CHF')}  ${words}`);
  });

  test('comes back whole with an order that the store does not take', async () => {
    const { who, payment, order } = await ordered();
    await moveIt(server, who, order, storeRejected);
    expect([await walletOf(who), await inAccount(payment, 'sales'), await inAccount(payment, 'tips')]).toEqual([1_000, 0, 0]);
  });

  test('is never charged for cancelling', async () => {
    await server.open.database.update(cities).set({ cancelChargeType: CANCELLATION_CHARGE.percentage, cancelChargeValue: 50 });
    const { who, payment, order, price } = await ordered();
    const [running] = (await server.expectSuccess(endpoints.get_orders, who)).order_list;
    expect(running).toMatchObject(FOUR);
    await moveIt(server, who, order, storeAccepted);
    const charge = Math.floor((toMinor(price.user_pay_payment) - 400 + 1) / 2);
    expect((await orderTold(server, who, order)).cancel_charge).toBe(charge / 100);
    await cancelOrder(server, who, order, storeAccepted, { cancel_charge: charge / 100 });
    expect(await inAccount(payment, 'sales')).toBe(charge);
    await server.open.database.update(cities).set({ cancelChargeType: CANCELLATION_CHARGE.absolute, cancelChargeValue: 500 });
  });

  test('stays the courier’s where something was wrong with the dishes', async () => {
    const { who, payment, order } = await ordered();
    await bring(server, who, order);
    await server.open.database.update(cities).set({ problemAtOnce: 1_000_000 });
    const lines = (await orderTold(server, who, order)).cart_detail.order_details.flatMap(({ items }) => items);
    const all = lines.map(({ quantity }, line) => ({ line, quantity, what: 'missing' as const }));
    const before = await walletOf(who);
    const items = lines.reduce((sum, { total_item_and_specification_price: price }) => sum + toMinor(price), 0);
    await server.expectSuccess(endpoints.report_order_problem, { ...who, order_id: order, lines: all });
    expect(await walletOf(who)).toBe(before + items);
    expect(await inAccount(payment, 'tips')).toBe(400);
    await server.open.database.update(cities).set({ problemAtOnce: 3_000 });
  });

  test('goes back where all of the order’s money is refunded by hand, and stays where a part is', async () => {
    const shopper = await cardShopper(server, { card: 'accepted' });
    const { order_payment: price } = await priced(server, shopper.who, FOUR);
    const tipped = { ...shopper, payment: price };
    await confirmCard(server, await payByCard(server, tipped));
    const { json } = await createOrder(server, tipped);
    const order = json.order_id as string;
    await bring(server, shopper.who, order);
    expect(await inAccount(price._id, 'tips')).toBe(400);
    const refund = async (amount: number, key: string) => {
      const [intent] = await intentsOf(server, tipped);
      await server.services.payments?.provider.refund({ paymentIntent: intent?.providerId ?? '', amount, metadata: {} }, key);
      await recordRefunds(server.services, price._id, { actor: 'provider', requestId: 'test', at: NOON });
    };
    await refund(500, 'a part');
    expect(await inAccount(price._id, 'tips')).toBe(400);
    await refund(toMinor(price.user_pay_payment) - 500, 'the rest');
    expect([await inAccount(price._id, 'tips'), await inAccount(price._id, 'sales'), await inAccount(price._id, 'card')]).toEqual([
      0, 0, 0,
    ]);
  });

  test('changed on another device, nothing is charged that was not seen', async () => {
    const who = await shopping(server);
    const { order_payment: seen } = await priced(server, who);
    await priced(server, who, FOUR);
    const { json } = await payCash(server, who, seen._id, { user_pay_payment: seen.user_pay_payment });
    expect(json).toMatchObject({ error_code: 535, order_payment: FOUR });
    expect((await payCash(server, who, seen._id, { user_pay_payment: seen.user_pay_payment, courier_tip: 0 })).json.success).toBe(true);
  });
});

describeServer('where tips are off', (server) => {
  test('none is offered, and one that is asked for is not taken', async () => {
    const who = await shopping(server);
    const without = await priced(server, who);
    expect(without.courier_tips).toBeUndefined();
    const asked = await priced(server, who, FOUR);
    expect(asked.order_payment).toEqual(without.order_payment);
    const more = (toMinor(without.order_payment.user_pay_payment) + 400) / 100;
    expect((await payCash(server, who, without.order_payment._id, { ...FOUR, user_pay_payment: more })).json).toMatchObject({
      error_code: 535,
      reason: 'prices_changed',
    });
    expect((await priced(server, who, { courier_tip: -1 })).order_payment._id).toBe(without.order_payment._id);
  });
});
