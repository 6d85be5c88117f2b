import { asc, eq } from 'drizzle-orm';
import * as v from 'valibot';
import { afterEach, expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { OPERATOR, operatorOrders } from '#contract/operator.ts';
import { ORDER_STATUS } from '#contract/order-status.ts';
import { formatMoney, toMinor } from '#domain/money.ts';
import { cities } from '#server/database/schema/cities.ts';
import { ledgerTransfers } from '#server/database/schema/ledger.ts';
import { credentialsOf, fillBasket, mailsTo, newCustomer, registerCustomer, topUpWallet } from '../customer.ts';
import { describeServer, expectTrueBooks, NOON } from '../test-server.ts';
import { askInvoice, moveIt, orderIt, payCash, paymentIn, rowOfOrder, cancelOrder, orderTold } from '../orders.ts';

const { storeAccepted, storeRejected } = ORDER_STATUS;

describeServer('what is handed over in cash', { mailbox: true, operator: true }, (server) => {
  afterEach(() => expectTrueBooks(server));

  /** An order in cash whose wallet leaves so many centimes more than whole coins. */
  async function cashOrder(centimes: number) {
    const user = await registerCustomer(server);
    const who = credentialsOf(user);
    await fillBasket(server, who);
    const before = await server.expectSuccess(endpoints.get_order_cart_invoice, who);
    const wallet = 5 + ((toMinor(before.order_payment.user_pay_payment) - centimes) % 5);
    await topUpWallet(server, who.user_id, wallet, NOON);
    const payment = paymentIn(await askInvoice(server, who));
    const { json: paid } = await payCash(server, who, payment);
    const { json } = await orderIt(server, who, payment);
    const of = { ...who, order_id: json.order_id as string };
    const detail = () => orderTold(server, who, of.order_id);
    const rounding = async () =>
      (
        await server.open.database
          .select()
          .from(ledgerTransfers)
          .where(eq(ledgerTransfers.orderPaymentId, payment))
          .orderBy(asc(ledgerTransfers.uniqueId))
      )
        .filter(({ fromAccount, toAccount }) => fromAccount === 'rounding' || toAccount === 'rounding')
        .map(({ fromAccount, toAccount, amount, cause }) => `${cause}: ${amount} from ${fromAccount} to ${toAccount}`);
    return { user, of, paid, detail, rounding, wallet, total: toMinor(before.order_payment.user_pay_payment) };
  }
  const newest = async (email: string) => (await mailsTo(server, email))[0];

  test('is rounded to five centimes: told with the parts, and booked; the amounts stay', async () => {
    const { user, of, paid, detail, rounding, wallet, total } = await cashOrder(2);
    const cash = total - wallet;
    expect(cash % 5).toBe(2);
    const parts = { wallet_payment: wallet / 100, cash_payment: cash / 100, smallest_coin: 0.05 };
    expect(paid).toMatchObject(parts);
    const order = await detail();
    expect(order.payment_parts).toMatchObject(parts);
    expect(toMinor(order.order_payment_detail.user_pay_payment)).toBe(total);
    expect((await server.expectSuccess(endpoints.get_invoice, of)).invoice.payment_parts).toMatchObject(parts);
    expect(await rounding()).toEqual(['order: 2 from rounding to cash']);
    const taken = formatMoney(cash - 2, 'CHF');
    const listed = v.parse(operatorOrders, (await server.app.inject(OPERATOR.list)).json());
    expect(listed.orders.find(({ number }) => number === order.unique_id)?.cash_to_take).toBe(taken);
    const { words: text = '' } = (await newest(user.email)) ?? {};
    expect(text).toContain(formatMoney(cash, 'CHF'));
    expect(text).toContain(`${taken}  Rounded to`);
  });

  test('upwards too, and of whole coins nothing is booked', async () => {
    expect(await (await cashOrder(3)).rounding()).toEqual(['order: 2 from cash to rounding']);
    const whole = await cashOrder(0);
    expect(await whole.rounding()).toEqual([]);
    const { words: text = '' } = (await newest(whole.user.email)) ?? {};
    expect(text).not.toContain('Rounded to');
  });

  test('an order that the store rejects takes its rounding back', async () => {
    const { of, rounding } = await cashOrder(3);
    await moveIt(server, of, of.order_id, storeRejected);
    expect(await rounding()).toEqual(['order: 2 from cash to rounding', 'cancel: 2 from rounding to cash']);
  });

  test('of a cancellation fee that is owed in cash, the fee is rounded', async () => {
    const { of, rounding, wallet, detail } = await cashOrder(2);
    const row = await rowOfOrder(server, of, of.order_id);
    await server.open.database
      .update(cities)
      .set({ cancelChargeType: 2, cancelChargeValue: wallet + 503 })
      .where(eq(cities.id, row.cityId ?? ''));
    await moveIt(server, of, row, storeAccepted);
    await cancelOrder(server, of, of.order_id, storeAccepted, { cancel_charge: (wallet + 503) / 100 });
    expect((await detail()).payment_parts).toMatchObject({ smallest_coin: 0.05 });
    expect(await rounding()).toEqual(['order: 2 from rounding to cash', 'cancel: 4 from cash to rounding']);
    const past = (await server.expectSuccess(endpoints.order_history, of)).order_list;
    expect(past[0]?.payment_parts).toMatchObject({ smallest_coin: 0.05 });
  });

  test('the ways to pay tell the coin; where the country has none, nothing does', async () => {
    const who = await newCustomer(server);
    const [city] = await server.open.database.select().from(cities).limit(1);
    const ways = await server.expectSuccess(endpoints.get_payment_gateway, { ...who, city_id: city?.id ?? '' });
    expect(ways.smallest_coin).toBe(0.05);
  });
});
