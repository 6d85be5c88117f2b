import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { ORDER_STATUS } from '#contract/order-status.ts';
import { toMajor, toMinor } from '#domain/money.ts';
import { cities } from '#server/database/schema/cities.ts';
import { promos } from '#server/database/schema/promos.ts';
import { slots } from '#server/database/schema/slots.ts';
import { balanceOfPayment } from '#server/repositories/ledger.ts';
import { walletBalance } from '#server/repositories/wallet.ts';
import { cancellableOf, cancelOffer } from '#domain/orders/cancel-offer.ts';
import { fillBasket, newCustomer, topUpWallet } from '../customer.ts';
import { askInvoice, BANGKOK, moveIt, orderIt, orderTold, payCash, paymentIn, rowOfOrder, slotAt, cancelOrder } from '../orders.ts';
import { describeServer, expectTrueBooks, NOON } from '../test-server.ts';

const WALLET = 1_250;
const CHARGE = 500;
const sevenSlot = slotAt('2026-11-20T18:00:00Z', '19:00', '19:30');
const { waitingForStore, storeAccepted, preparing, ready, cancelledByCustomer, storeRejected } = ORDER_STATUS;

describeServer('cancelling an order', (server) => {
  afterAll(() => expectTrueBooks(server, { quiet: true }));

  /** Somebody whose order in a slot, with a promo, was paid by wallet and cash. */
  const orderOf = async () => {
    const who = await newCustomer(server);
    await topUpWallet(server, who.user_id, WALLET, NOON);
    await fillBasket(server, who, { storeId: BANGKOK, quantity: 10 });
    const payment = paymentIn(await askInvoice(server, who, sevenSlot));
    await server.expectSuccess(endpoints.apply_promo_code, { ...who, promo_code_name: 'BALADE10', order_payment_id: payment });
    await askInvoice(server, who, sevenSlot);
    const before = await taken(who);
    await payCash(server, who, payment, sevenSlot);
    const { json } = await orderIt(server, who, payment, sevenSlot);
    return { who, payment, order_id: json.order_id as string, before };
  };
  const taken = async (who: { user_id: string }) => {
    const [promo] = await server.open.database
      .select({ uses: promos.uses, holds: promos.holds })
      .from(promos)
      .where(eq(promos.code, 'BALADE10'));
    const places = (await server.open.database.select({ taken: slots.taken }).from(slots)).reduce((sum, slot) => sum + slot.taken, 0);
    return { places, wallet: await walletBalance(server.open.database, who.user_id), ...promo };
  };
  type Mine = Awaited<ReturnType<typeof orderOf>>;
  const rowOf = ({ who, order_id }: Mine) => rowOfOrder(server, who, order_id);
  const store = ({ who, order_id }: Mine, to: number) => moveIt(server, who, order_id, to);
  const cancel = ({ who, order_id }: Mine, order_status: number, more = {}) =>
    cancelOrder(server, who, order_id, order_status, { cancel_reason: 'missing item', ...more });
  const detail = ({ who, order_id }: Mine) => orderTold(server, who, order_id);

  test('is free before the store accepts: money, promo and place go back, once', async () => {
    const mine = await orderOf();
    expect(await detail(mine)).toMatchObject({ can_cancel: true, cancel_charge: 0 });
    const answers = await Promise.all(Array.from({ length: 5 }, () => cancel(mine, waitingForStore)));
    for (const { json } of answers)
      expect(json).toMatchObject({ success: true, message: 246, cancel_charge: 0, refunded: toMajor(WALLET) });
    expect(await taken(mine.who)).toEqual(mine.before);
    expect(await balanceOfPayment(server.open.database, mine.payment, 'sales')).toBe(0);
    expect(await detail(mine)).toMatchObject({ can_cancel: false, order_status: cancelledByCustomer, order_status_id: 2 });
    expect((await rowOf(mine)).cancelReason).toBe('missing item');
    expect((await server.expectSuccess(endpoints.get_orders, mine.who)).order_list).toEqual([]);
  });

  test.each([
    ['accepted', storeAccepted],
    ['begun', preparing],
  ])('costs the city’s charge once the store has %s, shown first; the promo stays used', async (_words, status) => {
    const mine = await orderOf();
    await store(mine, status);
    expect(await detail(mine)).toMatchObject({ can_cancel: true, cancel_charge: toMajor(CHARGE) });
    const [listed] = (await server.expectSuccess(endpoints.get_orders, mine.who)).order_list;
    expect(listed).toMatchObject({ can_cancel: true, cancel_charge: toMajor(CHARGE) });
    expect((await cancel(mine, status)).json).toMatchObject({
      success: true,
      cancel_charge: toMajor(CHARGE),
      refunded: toMajor(WALLET - CHARGE),
    });
    expect((await cancel(mine, status)).json).toMatchObject({
      success: true,
      cancel_charge: toMajor(CHARGE),
      refunded: toMajor(WALLET - CHARGE),
    });
    expect(await taken(mine.who)).toEqual({ ...mine.before, wallet: WALLET - CHARGE, uses: (mine.before.uses ?? 0) + 1 });
    expect(await balanceOfPayment(server.open.database, mine.payment, 'sales')).toBe(CHARGE);
    expect((await detail(mine)).cancel_charge).toBe(toMajor(CHARGE));
  });

  test('a charge above what was paid beforehand stays owed in cash', async () => {
    const mine = await orderOf();
    await store(mine, storeAccepted);
    await server.open.database.update(cities).set({ cancelChargeType: 1, cancelChargeValue: 50 });
    const total = toMinor((await detail(mine)).order_payment_detail.user_pay_payment);
    const charge = toMinor((await detail(mine)).cancel_charge);
    expect(charge).toBe(Math.round(total / 2));
    expect((await cancel(mine, storeAccepted)).json).toMatchObject({ success: true, refunded: 0 });
    await server.open.database.update(cities).set({ cancelChargeType: 2, cancelChargeValue: CHARGE });
    expect(await balanceOfPayment(server.open.database, mine.payment, 'sales')).toBe(charge);
    expect(await balanceOfPayment(server.open.database, mine.payment, 'cash')).toBe(WALLET - charge);
  });

  test('says which parts go back, the same however often it is asked, and the order tells it afterwards', async () => {
    const mine = await orderOf();
    await store(mine, storeAccepted);
    const { payment_parts: paid, ...before } = await detail(mine);
    expect(before).toMatchObject({ money_back: [], cancel_rule: { charge_type: 2, charge_value: toMajor(CHARGE) } });
    expect(cancelOffer(cancellableOf({ ...before, payment_parts: paid }))).toMatchObject({
      can: true,
      charge: CHARGE,
      back: { wallet: WALLET - CHARGE, card: 0, cash: toMinor(paid?.cash_payment ?? 0) },
    });
    const told = {
      success: true,
      message: 246,
      cancel_charge: toMajor(CHARGE),
      refunded: toMajor(WALLET - CHARGE),
      parts_given_back: { wallet_payment: toMajor(WALLET - CHARGE), card_payment: 0, cash_payment: paid?.cash_payment },
      cancelled_at: new Date(NOON).toISOString(),
    };
    expect((await cancel(mine, storeAccepted)).json).toEqual(told);
    server.setNow(NOON + 60_000);
    // Of whatever status the lost answer was asked with.
    for (const status of [storeAccepted, cancelledByCustomer]) expect((await cancel(mine, status)).json).toEqual(told);
    server.setNow(NOON);
    const at = new Date(NOON).toISOString();
    expect((await detail(mine)).money_back).toEqual([
      { part: 'wallet', amount: toMajor(WALLET - CHARGE), state: 'done', at },
      { part: 'cash', amount: paid?.cash_payment, state: 'done', at },
    ]);
  });

  test('is refused where it costs more by now than was shown, and says so', async () => {
    const mine = await orderOf();
    await store(mine, storeAccepted);
    expect((await cancel(mine, storeAccepted, { cancel_charge: 0 })).json).toEqual({
      success: false,
      error_code: 656,
      order_status: storeAccepted,
      order_status_id: 1,
      delivery_status: 0,
      can_cancel: true,
      cancel_charge: toMajor(CHARGE),
    });
    expect((await cancel(mine, storeAccepted, { cancel_charge: toMajor(CHARGE) })).json).toMatchObject({ success: true });
  });

  test('is refused with 656 once it is ready, or has moved on from what the customer saw', async () => {
    const mine = await orderOf();
    await store(mine, storeAccepted);
    expect((await cancel(mine, waitingForStore)).json).toMatchObject({
      success: false,
      error_code: 656,
      order_status: storeAccepted,
      can_cancel: true,
      cancel_charge: toMajor(CHARGE),
    });
    await store(mine, ready);
    expect(await detail(mine)).toMatchObject({ can_cancel: false, cancel_charge: 0 });
    expect((await cancel(mine, ready)).json).toMatchObject({ success: false, error_code: 656, order_status: ready, can_cancel: false });
    expect((await rowOf(mine)).status).toBe(ready);
    expect(await balanceOfPayment(server.open.database, mine.payment, 'sales')).toBe((await rowOf(mine)).total);
  });

  test('of another customer’s order looks like one that is not there', async () => {
    const mine = await orderOf();
    const eve = await newCustomer(server);
    expect((await cancel(mine, waitingForStore, eve)).json).toEqual({ success: false, error_code: 652 });
    expect((await cancel(mine, waitingForStore, { order_id: 'f'.repeat(24) })).json).toEqual({ success: false, error_code: 652 });
    expect((await cancel(mine, waitingForStore, { cancel_reason: ' ' })).status).toBe(400);
    expect((await rowOf(mine)).status).toBe(waitingForStore);
    await cancel(mine, waitingForStore);
  });

  test('by the store gives everything back, whatever the charge', async () => {
    const mine = await orderOf();
    await store(mine, preparing);
    expect((await Promise.all([store(mine, storeRejected), store(mine, storeRejected)])).filter(Boolean)).toHaveLength(1);
    expect(await taken(mine.who)).toEqual(mine.before);
    expect(await detail(mine)).toMatchObject({ order_status_id: 3, can_cancel: false });
    expect((await detail(mine)).money_back?.map(({ part, state }) => `${part} ${state}`)).toEqual(['wallet done', 'cash done']);
    expect((await cancel(mine, preparing)).json).toMatchObject({ success: false, error_code: 656, order_status: storeRejected });
    expect(await store(mine, preparing)).toBe(false);
  });
});
