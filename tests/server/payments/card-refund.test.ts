import { eq } from 'drizzle-orm';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { ORDER_STATUS } from '#contract/order-status.ts';
import { toMajor, toMinor } from '#domain/money.ts';
import { cards } from '#server/database/schema/cards.ts';
import { errands } from '#server/database/schema/errands.ts';
import { sandboxKeys } from '#server/database/schema/sandbox.ts';
import { stores } from '#server/database/schema/stores.ts';
import { balanceOfPayment } from '#server/repositories/ledger.ts';
import { findOrder } from '#server/repositories/orders.ts';
import { walletBalance } from '#server/repositories/wallet.ts';
import { moveOrder } from '#server/services/orders/move-order.ts';
import { recordRefunds } from '#server/services/payment/record-refunds.ts';
import { runErrands } from '#server/services/payment/run-errands.ts';
import { auditLedger } from '../audit-ledger.ts';
import { booksOf, intentsOf, sendEvents, type Shopper, orderByCard } from '../card-shopper.ts';
import { CAFE_DE_LA_RADE } from '../customer.ts';
import { faultyTransport } from '../faulty-transport.ts';
import { DATABASES, expectTrueBooks, NOON, testServer } from '../test-server.ts';
import { cancelOrder } from '../orders.ts';

const WALLET = 300;
const CHARGE = 500;
const { waitingForStore, storeAccepted, storeRejected } = ORDER_STATUS;

describe.each(DATABASES)('an order paid by card that ends on %s', (kind) => {
  const way = faultyTransport();
  const server = testServer(kind, { through: way.through });
  afterEach(() => {
    way.heal();
    server.setNow(NOON);
  });
  afterAll(() => expectTrueBooks(server, { quiet: true }));

  const ordered = async (): Promise<Shopper & { order_id: string; card: number }> => {
    const shopper = await orderByCard(server, { wallet: WALLET });
    return { ...shopper, card: toMinor(shopper.payment.user_pay_payment) - WALLET };
  };
  const cancel = ({ who, order_id }: Awaited<ReturnType<typeof ordered>>, order_status: number) =>
    cancelOrder(server, who, order_id, order_status);
  const byStore = async ({ who, order_id }: Awaited<ReturnType<typeof ordered>>, to: number) => {
    const order = await findOrder(server.open.database, order_id, who.user_id);
    return order && moveOrder(server.open.database, order, { to, at: NOON, nextMoveAt: null, actor: 'store', requestId: 'test' });
  };
  const runLater = (seconds: number) => {
    server.setNow(NOON + seconds * 1_000);
    return runErrands(server.services);
  };
  const onItsWay = ({ payment }: Shopper) => balanceOfPayment(server.open.database, payment._id, 'refunds');
  /** What the customer is told of it, by the order itself and, where it ended without success, by the history in the same words. */
  const orderTold = async ({ who, order_id }: { who: Shopper['who']; order_id: string }) => {
    const { order } = await server.expectSuccess(endpoints.get_order_detail, { ...who, order_id });
    const [listed] = (await server.expectSuccess(endpoints.order_history, who)).order_list;
    const { cancel_charge, payment_parts, money_back } = order;
    expect(listed).toMatchObject(order.order_status < 100 ? { _id: order_id } : { cancel_charge, payment_parts, money_back });
    return order;
  };
  const moneyBack = async (mine: { who: Shopper['who']; order_id: string }) =>
    (await orderTold(mine)).money_back?.map(({ part, amount, state }) => `${part} ${toMinor(amount)} ${state}`);
  const refunded = async (shopper: Shopper) => (await booksOf(server, shopper))[0]?.rows.filter(([what]) => what === 'refund');

  test('gets everything back where it came from, once, however often it is cancelled and tried', async () => {
    const mine = await ordered();
    const answers = await Promise.all(Array.from({ length: 4 }, () => cancel(mine, waitingForStore)));
    for (const { json } of answers)
      expect(json).toMatchObject({ success: true, cancel_charge: 0, refunded: mine.payment.user_pay_payment });
    expect(await walletBalance(server.open.database, mine.who.user_id)).toBe(WALLET);
    expect([await onItsWay(mine), await refunded(mine)]).toEqual([mine.card, []]);
    expect(await moneyBack(mine)).toEqual([`wallet ${WALLET} done`, `card ${mine.card} due`]);
    const ran = await Promise.all([runErrands(server.services), runErrands(server.services), runErrands(server.services)]);
    expect(ran.reduce((sum, ended) => sum + ended, 0)).toBe(1);
    await sendEvents(server);
    expect([await onItsWay(mine), await refunded(mine)]).toEqual([0, [['refund', mine.card]]]);
    expect(await moneyBack(mine)).toEqual([`wallet ${WALLET} done`, `card ${mine.card} done`]);
    expect(await balanceOfPayment(server.open.database, mine.payment._id, 'card')).toBe(0);
  });

  test('keeps the charge of the wallet’s part first, then of the card’s', async () => {
    const mine = await ordered();
    await byStore(mine, storeAccepted);
    expect((await cancel(mine, storeAccepted)).json).toMatchObject({
      cancel_charge: toMajor(CHARGE),
      refunded: toMajor(mine.card + WALLET - CHARGE),
    });
    await runErrands(server.services);
    expect(await refunded(mine)).toEqual([['refund', mine.card + WALLET - CHARGE]]);
    expect(await walletBalance(server.open.database, mine.who.user_id)).toBe(0);
    expect(await moneyBack(mine)).toEqual([`card ${mine.card + WALLET - CHARGE} done`]);
  });

  test('by the store, gets everything back too', async () => {
    const mine = await ordered();
    await Promise.all([byStore(mine, storeRejected), cancel(mine, waitingForStore)]);
    await runErrands(server.services);
    expect(await refunded(mine)).toEqual([['refund', mine.card]]);
    expect(await walletBalance(server.open.database, mine.who.user_id)).toBe(WALLET);
  });

  test('names the card that it goes back to, as long as its customer keeps it', async () => {
    const mine = await ordered();
    await cancel(mine, waitingForStore);
    const cardsOf = async () => (await orderTold(mine)).money_back?.map(({ card }) => card);
    expect(await cardsOf()).toEqual([undefined, { card_type: 'visa', last_four: '4242' }]);
    await server.open.database.delete(cards).where(eq(cards.customerId, mine.who.user_id));
    expect(await cardsOf()).toEqual([undefined, null]);
    await runErrands(server.services);
  });

  test('that the provider refused to give back is told as refused', async () => {
    const mine = await ordered();
    await cancel(mine, waitingForStore);
    const told = async (state: 'due' | 'refused') => {
      await server.open.database.update(errands).set({ state }).where(eq(errands.orderPaymentId, mine.payment._id));
      return moneyBack(mine);
    };
    expect(await told('refused')).toEqual([`wallet ${WALLET} done`, `card ${mine.card} refused`]);
    expect(await told('due')).toEqual([`wallet ${WALLET} done`, `card ${mine.card} due`]);
    await runErrands(server.services);
  });

  test('waits for a provider that can’t be reached, and is tried again', async () => {
    const mine = await ordered();
    await cancel(mine, waitingForStore);
    way.lose('request lost', /refunds/, { always: true });
    expect(await runErrands(server.services)).toBe(0);
    expect(await runLater(14)).toBe(0);
    expect(await runLater(15)).toBe(0);
    expect(await auditLedger(server.open.database, { quiet: true })).toEqual([expect.stringContaining('on its way back')]);
    way.heal();
    expect(await runLater(44)).toBe(0);
    expect(await runLater(45)).toBe(1);
    expect([await onItsWay(mine), await refunded(mine)]).toEqual([0, [['refund', mine.card]]]);
  });

  test.each(['answer lost', 'server error'] as const)(
    'is given back once where the provider did it and its answer was not read (%s)',
    async (fault) => {
      const mine = await ordered();
      await cancel(mine, waitingForStore);
      way.lose(fault, /refunds/);
      expect(await runErrands(server.services)).toBe(0);
      expect([await onItsWay(mine), await refunded(mine)]).toEqual([mine.card, [['refund', mine.card]]]);
      expect(await runLater(15)).toBe(1);
      expect([await onItsWay(mine), await refunded(mine)]).toEqual([0, [['refund', mine.card]]]);
    },
  );

  test('is given back once even where the provider has forgotten the key meanwhile', async () => {
    const mine = await ordered();
    await byStore(mine, storeAccepted);
    await cancel(mine, storeAccepted);
    way.lose('answer lost', /POST .*refunds/);
    expect(await runErrands(server.services)).toBe(0);
    await server.open.database.delete(sandboxKeys);
    expect(await runLater(15)).toBe(1);
    expect([await onItsWay(mine), await refunded(mine)]).toEqual([0, [['refund', mine.card + WALLET - CHARGE]]]);
  });

  test('and was completed before, is refunded by hand at the provider’s: written down once, with its share of the cashback', async () => {
    await server.open.database.update(stores).set({ cashbackMode: 2, cashbackValue: 200 }).where(eq(stores.id, CAFE_DE_LA_RADE));
    const mine = await ordered();
    await server.open.database.update(stores).set({ cashbackMode: null, cashbackValue: null }).where(eq(stores.id, CAFE_DE_LA_RADE));
    await byStore(mine, ORDER_STATUS.completed);
    expect(await walletBalance(server.open.database, mine.who.user_id)).toBe(200);
    const [intent] = await intentsOf(server, mine);
    const half = Math.round(toMinor(mine.payment.user_pay_payment) / 2);
    await server.services.payments?.provider.refund(
      { paymentIntent: intent?.providerId ?? '', amount: half, metadata: {} },
      `by-hand-${kind}`,
    );
    await Promise.all([sendEvents(server), sendEvents(server)]);
    const by = { actor: 'provider', requestId: 'again', at: NOON };
    await Promise.all([recordRefunds(server.services, mine.payment._id, by), recordRefunds(server.services, mine.payment._id, by)]);
    expect(await balanceOfPayment(server.open.database, mine.payment._id, 'sales')).toBe(mine.card + WALLET - half);
    expect(await walletBalance(server.open.database, mine.who.user_id)).toBe(100);
    expect(await moneyBack(mine)).toEqual([`card ${half} done`]);
  });
});
