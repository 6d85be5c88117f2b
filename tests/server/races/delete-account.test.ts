import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { CARD_GATEWAY_ID } from '#contract/enumerations.ts';
import { endpoints } from '#contract/endpoints.ts';
import { customers } from '#server/database/schema/customers.ts';
import { ledgerTransfers } from '#server/database/schema/ledger.ts';
import { orders } from '#server/database/schema/orders.ts';
import { walletBalance } from '#server/repositories/wallet.ts';
import { auditLedger } from '../audit-ledger.ts';
import { auditCards } from '../audit-cards.ts';
import { cardShopper, confirmCard, payByCard, WHOLE_ORDER } from '../card-shopper.ts';
import { credentialsOf, fillBasket, newCustomer, registerCustomer, topUpWallet } from '../customer.ts';
import { ORDER_STATUS } from '#contract/order-status.ts';
import { askInvoice, moveIt, orderInCash, payCash, paymentIn } from '../orders.ts';
import { savedCard } from '../saved-card.ts';
import type { TestServer } from '../test-server.ts';
import { describeRace, outcomesOf, TRIES } from './tries.ts';

const PASSWORD = 'secret-enough';

const remove = (server: TestServer, who: object) => server.answer(endpoints.delete_account, { ...who, password: PASSWORD });
const isDeleted = async (server: TestServer, id: string) =>
  (await server.open.database.select().from(customers).where(eq(customers.id, id)))[0]?.deletedAt !== null;
const ordersOf = async (server: TestServer, id: string) =>
  (await server.open.database.select().from(orders).where(eq(orders.customerId, id))).length;

describeRace('paying an order in cash against deleting the account', (server) => {
  test(`has one winner: an order, or no account, ${TRIES} of ${TRIES} times`, async () => {
    const seen = await outcomesOf(async (turn) => {
      const who = await newCustomer(server(), { password: PASSWORD });
      await fillBasket(server(), who);
      const payment = paymentIn(await askInvoice(server(), who));
      const pay = () =>
        server().post(endpoints.pay_order_payment.path, {
          ...who,
          ...WHOLE_ORDER,
          order_payment_id: payment,
          payment_id: 'cash',
          is_payment_mode_cash: true,
        });
      const [paid, removed] = await (turn % 2 === 0
        ? Promise.all([pay(), remove(server(), who)])
        : Promise.all([remove(server(), who), pay()]).then(([first, second]) => [second, first] as const));
      const gone = await isDeleted(server(), who.user_id);
      const made = await ordersOf(server(), who.user_id);
      const isOrdered = paid.json.success === true && removed.error_code === 1004 && !gone;
      const isGone = removed.success === true && paid.json.success === false && gone && made === 0;
      return isOrdered || isGone ? 'one winner' : JSON.stringify([paid.json, removed, gone, made]);
    });
    expect(seen).toEqual({ 'one winner': TRIES });
    expect(await auditLedger(server().open.database)).toEqual([]);
  });
});

describeRace('paying by card and wallet against deleting the account', (server) => {
  test(`leaves no money with nobody, ${TRIES} of ${TRIES} times`, async () => {
    const seen = await outcomesOf(async () => {
      const shopper = await cardShopper(server());
      const pay = async () => confirmCard(server(), await payByCard(server(), shopper));
      const [, removed] = await Promise.all([pay(), remove(server(), shopper.who)]);
      const gone = await isDeleted(server(), shopper.who.user_id);
      const made = await ordersOf(server(), shopper.who.user_id);
      return (removed.success === true) === gone && (!gone || made === 0) ? 'one winner' : JSON.stringify([removed, gone, made]);
    });
    expect(seen).toEqual({ 'one winner': TRIES });
    expect([...(await auditLedger(server().open.database)), ...(await auditCards(server().open.database))]).toEqual([]);
  });
});

describeRace('paying from the wallet against giving it up with the account', (server) => {
  test(`spends the money once, ${TRIES} of ${TRIES} times`, async () => {
    const seen = await outcomesOf(async () => {
      const user = await registerCustomer(server(), { password: PASSWORD });
      const who = credentialsOf(user);
      await topUpWallet(server(), user._id, 700, server().services.now());
      await fillBasket(server(), who);
      const payment = paymentIn(await askInvoice(server(), who));
      const pay = () => payCash(server(), who, payment);
      const [paid, removed] = await Promise.all([pay(), remove(server(), { ...who, wallet_given_up: 7 })]);
      const gone = await isDeleted(server(), user._id);
      const rows = await server().open.database.select().from(ledgerTransfers).where(eq(ledgerTransfers.customerId, user._id));
      const to = (account: string) => rows.filter(({ toAccount }) => toAccount === account).reduce((sum, { amount }) => sum + amount, 0);
      const isPaid =
        paid.json.success === true && removed.error_code === 1004 && !gone && to('wallet_held') === 700 && to('given_up') === 0;
      const isGone = removed.success === true && paid.json.success === false && gone && to('given_up') === 700 && to('wallet_held') === 0;
      return isPaid || isGone ? 'one winner' : JSON.stringify([paid.json, removed, gone, rows]);
    });
    expect(seen).toEqual({ 'one winner': TRIES });
    expect(await auditLedger(server().open.database)).toEqual([]);
  });
});

describeRace('beginning a top-up, and completing a friend’s first order, against deleting the account', (server) => {
  test(`leaves no wallet with nobody, ${TRIES} of ${TRIES} times`, async () => {
    const seen = await outcomesOf(async () => {
      const user = await registerCustomer(server(), { password: PASSWORD });
      const who = credentialsOf(user);
      const friend = await newCustomer(server(), { referral_code: user.referral_code });
      const order = await orderInCash(server(), friend);
      await moveIt(server(), friend, order, ORDER_STATUS.courierAccepted);
      await savedCard(server(), who);
      const begin = () =>
        server().post(endpoints.get_stripe_payment_intent_wallet.path, { ...who, payment_id: CARD_GATEWAY_ID, amount: 5, type: 7 });
      const [removed, begun] = await Promise.all([remove(server(), who), begin(), moveIt(server(), friend, order, ORDER_STATUS.completed)]);
      const gone = await isDeleted(server(), who.user_id);
      const wallet = await walletBalance(server().open.database, who.user_id);
      const isGone = removed.success === true && gone && wallet === 0 && begun.json.success === false;
      const isThere = removed.error_code === 1004 && !gone;
      return isGone || isThere ? 'one winner' : JSON.stringify([removed, begun.json, gone, wallet]);
    });
    expect(seen).toEqual({ 'one winner': TRIES });
    expect(await auditLedger(server().open.database)).toEqual([]);
  });
});
