import { eq } from 'drizzle-orm';
import { afterEach, expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { CASH_PAYMENT_ID } from '#contract/enumerations.ts';
import { orders } from '#server/database/schema/orders.ts';
import { items } from '#server/database/schema/stores.ts';
import { walletBalance } from '#server/repositories/wallet.ts';
import { endStalePayments, PAYMENT_KEPT_FOR } from '#server/services/payment/end-stale-payments.ts';
import { auditLedger } from '../audit-ledger.ts';
import { askPayment, cardShopper, createOrder, WHOLE_ORDER, type Shopper } from '../card-shopper.ts';
import { CAFE_DE_LA_RADE } from '../customer.ts';
import { describeServer, NOON } from '../test-server.ts';

/** The page went away between paying and ordering, and nothing is left to be asked of anybody (4-quality, I10). */
describeServer('a payment without card money that came with its whole order', (server) => {
  afterEach(async () => {
    server.setNow(NOON);
    await server.open.database.update(items).set({ soldOut: false }).where(eq(items.storeId, CAFE_DE_LA_RADE));
    expect(await auditLedger(server.open.database)).toEqual([]);
  });

  const paid = async (more: object = WHOLE_ORDER): Promise<Shopper> => {
    const shopper = await cardShopper(server, { card: null, wallet: 1_250 });
    const { who, payment } = shopper;
    const answered = await server.post(endpoints.pay_order_payment.path, {
      ...who,
      order_payment_id: payment._id,
      payment_id: CASH_PAYMENT_ID,
      user_pay_payment: payment.user_pay_payment,
      wallet_payment: 12.5,
      ...more,
    });
    expect(answered.json).toMatchObject({ success: true, wallet_payment: 12.5 });
    return shopper;
  };
  const ordersOf = ({ payment }: Shopper) => server.open.database.select().from(orders).where(eq(orders.orderPaymentId, payment._id));
  const walletOf = ({ who }: Shopper) => walletBalance(server.open.database, who.user_id);

  test('is ordered by the next page that asks how it stands, once', async () => {
    const shopper = await paid();
    const [told, again] = await Promise.all([askPayment(server, shopper), askPayment(server, shopper)]);
    expect(told).toMatchObject({ state: 'ordered', order_id: expect.any(String) });
    expect(again.order_id).toBe(told.order_id);
    expect((await createOrder(server, shopper, WHOLE_ORDER)).json).toMatchObject({ success: true, order_id: told.order_id });
    expect(await ordersOf(shopper)).toMatchObject([{ order: { contactName: 'Ada Test', deliveryNote: 'Ring twice' } }]);
  });

  test('is found by another device, which knows no payment', async () => {
    const shopper = await paid();
    const { payment } = await server.expectSuccess(endpoints.get_payment, { ...shopper.who, order_payment_id: null });
    expect(payment).toMatchObject({ order_payment_id: shopper.payment._id, state: 'ordered' });
  });

  test('is ordered by the sweeper after a minute when nobody asks', async () => {
    const shopper = await paid();
    server.setNow(NOON + PAYMENT_KEPT_FOR);
    await Promise.all([endStalePayments(server.services), endStalePayments(server.services)]);
    expect(await ordersOf(shopper)).toHaveLength(1);
    expect(await walletOf(shopper)).toBe(0);
  });

  test.each(['a page', 'the sweeper'])('whose dishes are sold out meanwhile is given back, and %s says why', async (by) => {
    const shopper = await paid();
    await server.open.database.update(items).set({ soldOut: true }).where(eq(items.storeId, CAFE_DE_LA_RADE));
    if (by === 'the sweeper') {
      server.setNow(NOON + PAYMENT_KEPT_FOR);
      await endStalePayments(server.services);
    }
    expect(await askPayment(server, shopper)).toMatchObject({ state: 'open', reason: 'items_changed' });
    expect(await ordersOf(shopper)).toEqual([]);
    expect(await walletOf(shopper)).toBe(1_250);
  });

  test('is nobody else’s to order', async () => {
    const [shopper, other] = [await paid(), await cardShopper(server, { card: null })];
    const { payment } = await server.expectSuccess(endpoints.get_payment, { ...other.who, order_payment_id: shopper.payment._id });
    expect(payment).toBeNull();
    expect(await ordersOf(shopper)).toEqual([]);
    await askPayment(server, shopper);
  });

  test('but without its order waits for it, and is given back', async () => {
    const shopper = await paid({});
    expect(await askPayment(server, shopper)).toMatchObject({ state: 'authorised' });
    server.setNow(NOON + PAYMENT_KEPT_FOR);
    await endStalePayments(server.services);
    expect(await ordersOf(shopper)).toEqual([]);
    expect(await walletOf(shopper)).toBe(1_250);
  });
});
