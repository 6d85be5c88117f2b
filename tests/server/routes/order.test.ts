import { describe, expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { CAFE_DE_LA_RADE, fillBasket, newCustomer, plainItems } from '../customer.ts';
import { NOON, testServer } from '../test-server.ts';

describe.each(['pglite', 'postgres'] as const)('an order on %s', (kind) => {
  const server = testServer(kind);

  const invoice = async (who: Record<string, unknown>) =>
    (await server.expectSuccess(endpoints.get_order_cart_invoice, { ...who, is_user_pick_up_order: false })).order_payment;
  const pay = (who: Record<string, unknown>, order_payment_id: string, more = {}) =>
    server.post(endpoints.pay_order_payment.path, { ...who, order_payment_id, payment_id: 'cash', is_payment_mode_cash: true, ...more });

  test('goes from basket to order, paid in cash', async () => {
    const who = await newCustomer(server);
    await fillBasket(server, who);
    const payment = await invoice(who);
    expect((await pay(who, payment._id)).json).toMatchObject({
      success: true,
      message: 116,
      cash_payment: payment.user_pay_payment,
      client_secret: null,
    });
    const created = await server.expectSuccess(endpoints.create_order, {
      ...who,
      order_payment_id: payment._id,
      delivery_user_name: 'Ada Test',
      delivery_user_phone: '781000001',
    });
    const { order } = await server.expectSuccess(endpoints.get_order_detail, { ...who, order_id: created.order_id });
    expect(order).toMatchObject({ _id: created.order_id, unique_id: created.unique_id, order_status: 1, order_status_id: 1 });
    expect(order.order_payment_detail.user_pay_payment).toBe(payment.user_pay_payment);
    const cart = await server.expectSuccess(endpoints.get_cart, who);
    expect(cart).toMatchObject({ cart_id: null, total_item: 0 });
  });

  test('is left at nobody’s door where it is paid in cash', async () => {
    const who = await newCustomer(server);
    await fillBasket(server, who);
    const payment = await invoice(who);
    const { destination_addresses: at } = await server.expectSuccess(endpoints.get_cart, who);
    const note = 'Leave it at the door. Ring twice';
    const contact = { delivery_user_name: 'Ada Test', delivery_user_phone: '781000001', delivery_note: note };
    const more = { ...contact, destination_addresses: at.map((address) => ({ ...address, note })) };
    await pay(who, payment._id, more);
    const { order_id } = await server.expectSuccess(endpoints.create_order, { ...who, order_payment_id: payment._id, ...more });
    const { order } = await server.expectSuccess(endpoints.get_order_detail, { ...who, order_id });
    expect([order.delivery_note, order.cart_detail.destination_addresses[0]?.note]).toEqual(['Ring twice', 'Ring twice']);
  });

  test('is never cheaper for a distance, a time or a price that a client sends', async () => {
    const who = await newCustomer(server);
    await fillBasket(server, who);
    const asked = async (more: object) => {
      const { order_payment, estimated_minutes } = await server.expectSuccess(endpoints.get_order_cart_invoice, {
        ...who,
        is_user_pick_up_order: false,
        ...more,
      });
      return { ...order_payment, estimated_minutes };
    };
    const own = await asked({});
    expect(own.total_distance).toBeGreaterThan(0);
    for (const sent of [
      { total_distance: 0, total_time: 0 },
      { total_distance: -5_000, total_time: -60 },
      { total_distance: null, total_time: null },
      { total_distance: 90_000, total_time: 9_000 },
      { total_cart_price: 0.01, total_item_count: 1, user_pay_payment: 0.01, delivery_price: 0, total_service_price: 0 },
    ])
      expect(await asked(sent), JSON.stringify(sent)).toEqual(own);
    const cheap = { total_distance: 0, delivery_price: 0, total_service_price: 0, total_cart_price: 0.01 };
    await pay(who, own._id, cheap);
    const { order_id } = await server.expectSuccess(endpoints.create_order, { ...who, order_payment_id: own._id, ...cheap });
    const { order } = await server.expectSuccess(endpoints.get_order_detail, { ...who, order_id });
    expect(order.order_payment_detail).toMatchObject({
      user_pay_payment: own.user_pay_payment,
      delivery_price: own.delivery_price,
      total_distance: own.total_distance,
    });
  });

  test('is made once, however often and at once it is asked for', async () => {
    const who = await newCustomer(server);
    await fillBasket(server, who);
    const payment = await invoice(who);
    await Promise.all(Array.from({ length: 4 }, () => pay(who, payment._id)));
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => server.expectSuccess(endpoints.create_order, { ...who, order_payment_id: payment._id })),
    );
    expect(new Set(answers.map(({ order_id }) => order_id)).size).toBe(1);
    const { order_list } = await server.expectSuccess(endpoints.get_orders, who);
    expect(order_list).toHaveLength(1);
  });

  test('needs a paid payment of one’s own', async () => {
    const ada = await newCustomer(server);
    const eve = await newCustomer(server);
    await fillBasket(server, ada);
    const payment = await invoice(ada);
    expect(await server.answer(endpoints.create_order, { ...ada, order_payment_id: payment._id })).toMatchObject({
      success: false,
      error_code: 549,
      reason: 'not_paid',
    });
    expect((await pay(eve, payment._id)).json).toMatchObject({ success: false, error_code: 548 });
    expect((await pay(eve, 'f'.repeat(24))).json).toMatchObject({ success: false, error_code: 548 });
    await pay(ada, payment._id);
    expect(await server.refusal(endpoints.create_order, { ...eve, order_payment_id: payment._id })).toBe(548);
  });

  test('is another customer’s secret', async () => {
    const ada = await newCustomer(server);
    const eve = await newCustomer(server);
    await fillBasket(server, ada);
    const payment = await invoice(ada);
    await pay(ada, payment._id);
    const { order_id } = await server.expectSuccess(endpoints.create_order, { ...ada, order_payment_id: payment._id });
    const missing = await server.answer(endpoints.get_order_detail, { ...eve, order_id: 'f'.repeat(24) });
    expect(await server.answer(endpoints.get_order_detail, { ...eve, order_id })).toEqual(missing);
  });

  test('is refused with the new total when the price changed since the customer looked', async () => {
    const who = await newCustomer(server);
    await fillBasket(server, who);
    const payment = await invoice(who);
    const refused = await pay(who, payment._id, { user_pay_payment: payment.user_pay_payment - 1 });
    expect(refused.json).toMatchObject({
      success: false,
      error_code: 535,
      reason: 'prices_changed',
      order_payment: { user_pay_payment: payment.user_pay_payment },
    });
  });

  test('is refused once the store has closed, at invoice, payment and order', async () => {
    const who = await newCustomer(server);
    await fillBasket(server, who);
    const payment = await invoice(who);
    await pay(who, payment._id);
    server.setNow(NOON + 3 * 3_600_000);
    expect(await server.answer(endpoints.create_order, { ...who, order_payment_id: payment._id })).toMatchObject({
      success: false,
      error_code: 651,
      reason: 'store_closed',
    });
    const now = { is_schedule_order: false, order_start_at: 0 };
    expect(await server.answer(endpoints.get_order_cart_invoice, { ...who, ...now })).toMatchObject({
      success: false,
      error_code: 651,
      reason: 'store_closed',
      order_payment: { user_pay_payment: payment.user_pay_payment },
    });
    expect((await pay(who, payment._id, now)).json).toMatchObject({ success: false, error_code: 651, reason: 'store_closed' });
    server.setNow(NOON);
  });

  test('below the minimum is refused with the minimum', async () => {
    const who = await newCustomer(server);
    const items = (await plainItems(server, CAFE_DE_LA_RADE)).toSorted((a, b) => a.price - b.price);
    await server.expectSuccess(endpoints.add_item_in_cart, {
      ...who,
      store_id: CAFE_DE_LA_RADE,
      order_details: [{ items: [{ item_id: items[0]?._id, quantity: 1 }] }],
    });
    expect(await server.answer(endpoints.get_order_cart_invoice, who)).toMatchObject({
      success: false,
      error_code: 557,
      min_order_price: 20,
    });
  });
});
