import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import type { OrderPayment } from '#contract/entities/order-payment.ts';
import { toMinor } from '#domain/money.ts';
import { promos } from '#server/database/schema/promos.ts';
import { findCart } from '#server/repositories/carts.ts';
import { findPayment } from '#server/repositories/order-payments.ts';
import { callAs, customerOfPayment } from '#server/services/payment/call-of-customer.ts';
import { writeInvoice } from '#server/services/payment/write-invoice.ts';
import { fulfilmentOfFrozen } from '#server/services/fulfilment/fulfilment.ts';
import { fillBasket, newCustomer } from '../customer.ts';
import { describeServer } from '../test-server.ts';
import { type Who } from '../orders.ts';

describeServer('a promo code', (server) => {
  const invoice = async (who: Who) => server.expectSuccess(endpoints.get_order_cart_invoice, who);
  const shopper = async (quantity = 10) => {
    const who = await newCustomer(server);
    await fillBasket(server, who, { quantity });
    return { who, payment: (await invoice(who)).order_payment };
  };
  const apply = (who: Who, payment: OrderPayment, code: string) =>
    server.post(endpoints.apply_promo_code.path, { ...who, promo_code_name: code, order_payment_id: payment._id });
  const pay = (who: Who, payment: OrderPayment) =>
    server.post(endpoints.pay_order_payment.path, {
      ...who,
      order_payment_id: payment._id,
      payment_id: 'cash',
      is_payment_mode_cash: true,
      user_pay_payment: payment.user_pay_payment,
    });
  const counts = async (code: string) =>
    (await server.open.database.select({ uses: promos.uses, holds: promos.holds }).from(promos).where(eq(promos.code, code)))[0];
  const addsUp = (p: OrderPayment) => {
    const promo = toMinor(p.promo_payment);
    expect(toMinor(p.total_service_price) + toMinor(p.total_admin_tax_price) - (p.is_promo_for_delivery_service ? promo : 0)).toBe(
      toMinor(p.delivery_price),
    );
    expect(
      toMinor(p.delivery_price) +
        toMinor(p.total_cart_price) +
        toMinor(p.total_store_tax_price) +
        toMinor(p.goeats_service_fee) -
        (p.is_promo_for_delivery_service ? 0 : promo),
    ).toBe(toMinor(p.user_pay_payment));
  };

  test('that is put on a payment while its invoice is computed stays on it', async () => {
    const { who, payment } = await shopper();
    const { database } = server.open;
    const seen = await findPayment(database, payment._id);
    const cart = seen && (await findCart(database, seen.cartId));
    expect((await apply(who, payment, 'BALADE10')).json.success).toBe(true);
    if (!seen || !cart) throw new Error('There is no payment');
    const customer = await customerOfPayment(database, seen);
    const call = callAs(customer, server.services, database, seen, { requestId: 'a look from before' });
    const written = await writeInvoice(call, cart, fulfilmentOfFrozen(seen.order), seen);
    expect(written).toMatchObject({ paymentId: payment._id });
    expect((await findPayment(database, payment._id))?.promoId).toEqual(expect.any(String));
    expect((await invoice(who)).order_payment.promo_code_name).toBe('BALADE10');
  });

  test('comes off the total, stays from invoice to invoice, and an empty code takes it off', async () => {
    const { who, payment } = await shopper();
    expect((await apply(who, payment, ' balade10 ')).json).toMatchObject({
      success: true,
      message: 197,
      order_payment: { promo_code_name: 'BALADE10' },
    });
    const { order_payment: reduced } = await invoice(who);
    expect(reduced._id).toBe(payment._id);
    expect(toMinor(payment.user_pay_payment) - toMinor(reduced.user_pay_payment)).toBe(toMinor(reduced.promo_payment));
    expect(reduced.promo_payment).toBeGreaterThan(0);
    addsUp(reduced);
    expect((await apply(who, reduced, '')).json).toMatchObject({
      success: true,
      order_payment: { promo_code_name: '', user_pay_payment: payment.user_pay_payment },
    });
  });

  test.each([
    ['NOBODY', 546, 'promo_unknown'],
    ['ETE2025', 546, 'promo_over'],
    ['DEMAIN2030', 546, 'promo_not_started'],
    ['EPUISE', 546, 'promo_used_up'],
    ['LAUSANNE', 552, 'promo_other_city'],
    ['RETIRE', 546, 'promo_over'],
    ['MARDI', 546, 'promo_not_now'],
    ['POURQUATRE', 546, 'promo_not_in_basket'],
  ])('%s is refused with %i and its reason', async (code, error_code, reason) => {
    const { who, payment } = await shopper();
    const refused = await apply(who, payment, code);
    expect(refused.json).toMatchObject({
      success: false,
      error_code,
      reason,
      order_payment: { promo_code_name: '', user_pay_payment: payment.user_pay_payment },
    });
  });

  test('that no longer fits the basket is taken off by the next invoice, which says why', async () => {
    const { who, payment } = await shopper();
    await apply(who, payment, 'BIENVENUE');
    await fillBasket(server, who, { quantity: 1 });
    const after = await server.answer(endpoints.get_order_cart_invoice, who);
    expect(after).toMatchObject({
      promo_refused: { promo_code_name: 'BIENVENUE', error_code: 546, reason: 'promo_below_minimum', promo_minimum: expect.any(Number) },
      order_payment: { promo_code_name: '', promo_payment: 0 },
    });
    expect((await server.answer(endpoints.get_order_cart_invoice, who)).promo_refused).toBeUndefined();
  });

  test('is held at payment, counted once at order however often it is asked, and never given twice to one customer', async () => {
    const { who, payment } = await shopper();
    await apply(who, payment, 'BIENVENUE');
    const before = await counts('BIENVENUE');
    const { order_payment } = await invoice(who);
    expect((await pay(who, order_payment)).json).toMatchObject({ success: true });
    expect(await counts('BIENVENUE')).toEqual({ uses: before?.uses, holds: (before?.holds ?? 0) + 1 });
    await Promise.all(
      Array.from({ length: 4 }, () => server.post(endpoints.create_order.path, { ...who, order_payment_id: order_payment._id })),
    );
    expect(await counts('BIENVENUE')).toEqual({ uses: (before?.uses ?? 0) + 1, holds: before?.holds });
    await fillBasket(server, who);
    expect((await apply(who, (await invoice(who)).order_payment, 'BIENVENUE')).json).toMatchObject({
      success: false,
      error_code: 551,
      reason: 'promo_already_used',
    });
  });
});
