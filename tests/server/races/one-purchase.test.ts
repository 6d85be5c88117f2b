import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { orders } from '#server/database/schema/orders.ts';
import { promos } from '#server/database/schema/promos.ts';
import { sandboxEvents } from '#server/database/schema/sandbox.ts';
import { walletBalance } from '#server/repositories/wallet.ts';
import { settleDueCardPayments } from '#server/services/payment/settle-due-card-payments.ts';
import { auditLedger } from '../audit-ledger.ts';
import { cardShopper, confirmCard, createOrder, payByCard, sendEvents } from '../card-shopper.ts';
import { fillBasket, newCustomer, topUpWallet } from '../customer.ts';
import { askInvoice, orderIt, payCash, paymentIn } from '../orders.ts';
import { expectTrueBooks, NOON, type TestServer } from '../test-server.ts';
import { describeRace, outcomesOf, TRIES } from './tries.ts';

const CUSTOMERS = 12;
const TABS = 8;

const shopper = async (server: TestServer, wallet = 0) => {
  const who = { ...(await newCustomer(server)) };
  if (wallet > 0) await topUpWallet(server, who.user_id, wallet, NOON);
  return who;
};

describeRace('the last use of a promo', (server) => {
  test(`goes to one of ${CUSTOMERS}, ${TRIES} of ${TRIES} times`, async () => {
    const buyers: { who: { user_id: string; server_token: string }; payment: string }[] = [];
    for (let index = 0; index < CUSTOMERS; index += 1) {
      const who = await shopper(server());
      await fillBasket(server(), who, { quantity: 9 });
      buyers.push({ who, payment: paymentIn(await askInvoice(server(), who)) });
    }
    const [before] = await server().open.database.select().from(promos).where(eq(promos.code, 'DERNIER'));
    const outcomes = await outcomesOf(async () => {
      // Everybody looks again, which gives back what the last try held, and puts the code on.
      for (const { who } of buyers) await askInvoice(server(), who);
      for (const { who, payment } of buyers)
        await server().expectSuccess(endpoints.apply_promo_code, { ...who, promo_code_name: 'DERNIER', order_payment_id: payment });
      const answers = await Promise.all(buyers.map(({ who, payment }) => payCash(server(), who, payment)));
      const [promo] = await server().open.database.select().from(promos).where(eq(promos.code, 'DERNIER'));
      return `${answers.filter(({ json }) => json.success).length} won, ${answers.filter(({ json }) => json.error_code === 535).length} told the new price, ${promo?.holds} held of ${(before?.usesLimit ?? 0) - (before?.uses ?? 0)}`;
    });
    expect(outcomes).toEqual({ [`1 won, ${CUSTOMERS - 1} told the new price, 1 held of 1`]: TRIES });
  });
});

describeRace('one wallet', (server) => {
  test(`pays once of ${TABS} baskets at once, ${TRIES} of ${TRIES} times`, async () => {
    const outcomes = await outcomesOf(async () => {
      const who = await shopper(server());
      const payments: { id: string; total: number }[] = [];
      for (let index = 0; index < TABS; index += 1) {
        // Each basket is put aside with its price, and another one begun.
        await fillBasket(server(), who);
        const { order_payment: payment } = await server().expectSuccess(endpoints.get_order_cart_invoice, who);
        payments.push({ id: payment._id, total: Math.round(payment.user_pay_payment * 100) });
        await server().expectSuccess(endpoints.clear_cart, { ...who, keep_aside: true });
      }
      const wallet = payments[0]?.total ?? 0;
      await topUpWallet(server(), who.user_id, wallet, NOON);
      const answers = await Promise.all(
        payments.map(({ id, total }) =>
          server().post(endpoints.pay_order_payment.path, {
            ...who,
            order_payment_id: id,
            payment_id: 'cash',
            user_pay_payment: total / 100,
            wallet_payment: total / 100,
          }),
        ),
      );
      return `${answers.filter(({ json }) => json.success).length} paid, ${answers.filter(({ json }) => json.error_code === 569).length} refused, ${await walletBalance(server().open.database, who.user_id)} left`;
    });
    expect(outcomes).toEqual({ [`1 paid, ${TABS - 1} refused, 0 left`]: TRIES });
    expect(await auditLedger(server().open.database)).toEqual([]);
  });
});

describeRace('one purchase in many tabs', (server) => {
  test(`is one order in cash, ${TRIES} of ${TRIES} times`, async () => {
    const outcomes = await outcomesOf(async () => {
      const who = await shopper(server(), 1_000);
      await fillBasket(server(), who);
      const payment = paymentIn(await askInvoice(server(), who));
      const answers = await Promise.all(
        Array.from({ length: TABS }, async () => {
          await payCash(server(), who, payment);
          return orderIt(server(), who, payment);
        }),
      );
      const made = await server().open.database.select().from(orders).where(eq(orders.customerId, who.user_id));
      return `${new Set(answers.map(({ json }) => json.order_id)).size} id told, ${made.length} order, ${await walletBalance(server().open.database, who.user_id)} left`;
    });
    expect(outcomes).toEqual({ '1 id told, 1 order, 0 left': TRIES });
  });

  test(`is one order and one charge by card, with events and sweeper in between, ${TRIES} of ${TRIES} times`, async () => {
    const outcomes = await outcomesOf(async () => {
      // Only this purchase's events are told.
      await server().open.database.delete(sandboxEvents);
      const buyer = await cardShopper(server(), { wallet: 500 });
      const paid = await payByCard(server(), buyer);
      await confirmCard(server(), paid);
      await Promise.all([
        ...Array.from({ length: TABS / 2 }, () => createOrder(server(), buyer)),
        ...Array.from({ length: TABS / 2 }, () => payByCard(server(), buyer)),
        sendEvents(server()),
        sendEvents(server()),
        settleDueCardPayments(server().services),
      ]);
      const { json } = await createOrder(server(), buyer);
      const made = await server().open.database.select().from(orders).where(eq(orders.customerId, buyer.who.user_id));
      return `${made.length} order, ${made[0]?.id === json.order_id ? 'told' : 'not told'}`;
    });
    expect(outcomes).toEqual({ '1 order, told': TRIES });
    await expectTrueBooks(server());
  });
});
