import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { CARD_GATEWAY_ID } from '#contract/enumerations.ts';
import { ORDER_STATUS } from '#contract/order-status.ts';
import { toMajor, toMinor } from '#domain/money.ts';
import { noteWithPayer, RECEIVER_PAYS } from '#domain/parcel/who-pays.ts';
import { orders } from '#server/database/schema/orders.ts';
import { OUTSIDE_COURIER_AREA } from '#server/services/orders/outside-courier-area.ts';
import { walletBalance } from '#server/repositories/wallet.ts';
import { moveDueOrders } from '#server/services/orders/demo-progress.ts';
import { operate } from '#server/services/orders/operate.ts';
import { confirmCard, saveCard, sendEvents, sweep } from '../card-shopper.ts';
import { credentialsOf, fillBasket, mailsTo, registerCustomer, topUpWallet } from '../customer.ts';
import { type Answered, describeServer, expectTrueBooks, NOON } from '../test-server.ts';
import { bookParcel, DROP_OFF, invoiceBody, orderParcel, payParcelInCash, PICKUP, WHOLE, type Parcel } from '../parcel.ts';

const { waitingForCourier, courierAccepted, picked, completed, noCourierFound, cancelledByCustomer } = ORDER_STATUS;

describeServer('a parcel’s order', { rateLimitFactor: 100 }, (server) => {
  beforeEach(() => server.setNow(NOON));
  afterEach(() => expectTrueBooks(server, { quiet: true }));

  const customer = () => registerCustomer(server);
  const somebody = async () => credentialsOf(await customer());
  const detail = async (who: Record<string, unknown>, orderId: string) =>
    (await server.expectSuccess(endpoints.get_order_detail, { ...who, order_id: orderId })).order;
  const ordersOf = ({ user_id: id }: { user_id: string }) => server.open.database.select().from(orders).where(eq(orders.customerId, id));
  const post = async (path: string, body: unknown) => (await server.post(path, body)).json;
  const payByCard = (parcel: Parcel, id: string, more: object = WHOLE): Promise<Answered> =>
    server.post(endpoints.pay_order_payment.path, {
      ...parcel,
      order_payment_id: id,
      payment_id: CARD_GATEWAY_ID,
      delivery_type: 2,
      ...more,
    });

  test('tells both ends, the vehicle, the way, codes and times, and nothing of a store', async () => {
    const who = await somebody();
    const { orderId, invoice } = await orderParcel(server, who);
    const order = await detail(who, orderId);
    expect(order).toMatchObject({
      delivery_type: 2,
      order_status: waitingForCourier,
      order_status_id: 1,
      store_id: null,
      store_detail: null,
      request_id: orderId,
      request_detail: { delivery_status: waitingForCourier },
      provider_detail: null,
      image_url: [],
      delivery_note: 'Ring twice',
      can_cancel: true,
      cancel_charge: 0,
      vehicle_detail: { vehicle_name: 'Bike' },
      cart_detail: { order_details: [], pickup_addresses: [PICKUP], destination_addresses: [DROP_OFF], total_cart_price: 0 },
    });
    expect(order.order_payment_detail.user_pay_payment).toBe(invoice.user_pay_payment);
    expect(order.confirmation_code_for_pick_up_delivery).toMatch(/^\d{4}$/);
    expect(order.confirmation_code_for_complete_delivery).toMatch(/^\d{4}$/);
    expect(Date.parse(order.latest_at ?? '')).toBeGreaterThan(Date.parse(order.estimated_at ?? ''));
    const { order_list: list } = await server.expectSuccess(endpoints.get_orders, who);
    expect(list).toMatchObject([{ _id: orderId, delivery_type: 2, store_name: '', delivery_status: waitingForCourier, can_cancel: true }]);
    const other = await somebody();
    expect(await post(endpoints.get_order_detail.path, { ...other, order_id: orderId })).toMatchObject({ error_code: 540 });
  });

  test('says that the receiver pays only where something is left to be paid at the door', async () => {
    const noteOf = async (wallet: number) => {
      const who = await somebody();
      if (wallet > 0) await topUpWallet(server, who.user_id, wallet, NOON);
      const parcel = await bookParcel(server, who);
      const says = { ...WHOLE, delivery_note: noteWithPayer('Ring twice', true) };
      await payParcelInCash(server, parcel);
      const { order_id: orderId } = await server.expectSuccess(endpoints.create_order, { ...parcel, ...says });
      return (await detail(who, orderId)).delivery_note;
    };
    expect(await noteOf(0)).toBe(`${RECEIVER_PAYS}. Ring twice`);
    expect(await noteOf(100)).toBe(`${RECEIVER_PAYS}. Ring twice`);
    expect(await noteOf(50_000)).toBe('Ring twice');
  });

  test('is found by its customer and its cart, once, and is nobody else’s', async () => {
    const who = await somebody();
    const parcel = await bookParcel(server, who);
    const order = { ...parcel, ...WHOLE };
    expect(await post(endpoints.create_order.path, order)).toMatchObject({ error_code: 548 });
    await payParcelInCash(server, parcel);
    const other = await somebody();
    expect(await post(endpoints.create_order.path, { ...order, ...other })).toMatchObject({ error_code: 548 });
    const made = await Promise.all(Array.from({ length: 5 }, () => post(endpoints.create_order.path, order)));
    expect(new Set(made.map(({ order_id: id }) => id)).size).toBe(1);
    expect(await post(endpoints.create_order.path, order)).toMatchObject({ success: true, order_id: made[0]?.order_id });
    expect(await ordersOf(who)).toHaveLength(1);
    await fillBasket(server, who);
    expect(
      await post(endpoints.create_order.path, {
        ...who,
        delivery_type: 2,
        cart_id: (await server.expectSuccess(endpoints.get_cart, who)).cart_id,
      }),
    ).toMatchObject({ error_code: 548 });
  });

  test('and the basket’s are paid and made beside each other', async () => {
    const who = await somebody();
    const parcel = await bookParcel(server, who);
    await fillBasket(server, who);
    const { order_payment: basket } = await server.expectSuccess(endpoints.get_order_cart_invoice, who);
    const { invoice } = await payParcelInCash(server, parcel);
    expect(invoice._id).not.toBe(basket._id);
    await server.expectSuccess(endpoints.pay_order_payment, {
      ...who,
      order_payment_id: basket._id,
      payment_id: 'cash',
      is_payment_mode_cash: true,
    });
    await server.expectSuccess(endpoints.create_order, {
      ...who,
      order_payment_id: basket._id,
      delivery_user_name: 'Ada',
      delivery_user_phone: '781234567',
    });
    expect(await server.expectSuccess(endpoints.get_cart, parcel)).toMatchObject({ cart_id: parcel.cart_id, pickup_addresses: [PICKUP] });
    await server.expectSuccess(endpoints.create_order, { ...parcel, ...WHOLE });
    expect((await ordersOf(who)).map(({ deliveryType }) => deliveryType).toSorted()).toEqual([1, 2]);
  });

  test('whose addresses changed after it was paid is not made, and everything is given back', async () => {
    const who = await somebody();
    await topUpWallet(server, who.user_id, 5_000, NOON);
    const parcel = await bookParcel(server, who);
    await payParcelInCash(server, parcel);
    expect(await walletBalance(server.open.database, who.user_id)).toBeLessThan(5_000);
    await server.expectSuccess(endpoints.add_item_in_cart, {
      ...parcel,
      delivery_type: 2,
      order_details: [],
      pickup_addresses: [{ ...PICKUP, note: 'another door' }],
      destination_addresses: [DROP_OFF],
    });
    expect(await post(endpoints.create_order.path, { ...parcel, ...WHOLE })).toMatchObject({ error_code: 651, reason: 'cart_changed' });
    expect(await walletBalance(server.open.database, who.user_id)).toBe(5_000);
    expect(await ordersOf(who)).toEqual([]);
  });

  test.each(['sweeper', 'event'] as const)('by card is made by the %s alone, its tab closed', async (whose) => {
    const who = await somebody();
    await saveCard(server, who.user_id, 'accepted');
    const parcel = await bookParcel(server, who);
    const { order_payment: bill } = await server.expectSuccess(endpoints.get_courier_order_invoice, invoiceBody(parcel));
    const paid = await payByCard(parcel, bill._id);
    await confirmCard(server, paid);
    if (whose === 'event') await sendEvents(server);
    else await sweep(server, 61);
    const [made] = await ordersOf(who);
    expect(made).toMatchObject({ deliveryType: 2, status: waitingForCourier, total: toMinor(bill.user_pay_payment) });
    expect(await server.expectSuccess(endpoints.get_payment, { ...who, order_payment_id: bill._id })).toMatchObject({
      payment: { state: 'ordered', delivery_type: 2, order_id: made?.id },
    });
    expect(await post(endpoints.create_order.path, { ...parcel, ...WHOLE })).toMatchObject({ success: true, order_id: made?.id });
  });

  test('by a card with a challenge waits for it, and one that fails leaves the parcel as it was', async () => {
    const who = await somebody();
    await saveCard(server, who.user_id, 'declined');
    const parcel = await bookParcel(server, who);
    const { order_payment: bill } = await server.expectSuccess(endpoints.get_courier_order_invoice, invoiceBody(parcel));
    const before = await server.expectSuccess(endpoints.get_cart, parcel);
    await confirmCard(server, await payByCard(parcel, bill._id));
    await sweep(server, 61);
    expect(await ordersOf(who)).toEqual([]);
    const { server_time: _now, ...left } = await server.expectSuccess(endpoints.get_cart, parcel);
    expect(left).toEqual(Object.fromEntries(Object.entries(before).filter(([name]) => name !== 'server_time')));
    await saveCard(server, who.user_id, 'accepted');
    const again = await server.expectSuccess(endpoints.get_courier_order_invoice, invoiceBody(parcel));
    expect(again.order_payment._id).toBe(bill._id);
    await confirmCard(server, await payByCard(parcel, bill._id, { ...WHOLE, idempotency_key: 'another-try-0123456789' }));
    await sendEvents(server);
    expect(await ordersOf(who)).toHaveLength(1);
  });

  test('is cancelled free until a courier accepts, with the charge until it is picked up, and not afterwards', async () => {
    const cancel = async (who: Record<string, unknown>, orderId: string) => {
      const { order_status: status } = await detail(who, orderId);
      return post(endpoints.user_cancel_order.path, { ...who, order_id: orderId, order_status: status, cancel_reason: 'other' });
    };
    const payer = async () => {
      const who = await somebody();
      await topUpWallet(server, who.user_id, 5_000, NOON);
      return { who, ...(await orderParcel(server, who)) };
    };
    const free = await payer();
    expect(await cancel(free.who, free.orderId)).toMatchObject({ success: true, cancel_charge: 0 });
    expect(await walletBalance(server.open.database, free.who.user_id)).toBe(5_000);
    expect(await detail(free.who, free.orderId)).toMatchObject({ order_status: cancelledByCustomer });
    const charged = await payer();
    await operate(server.services, charged.number, 'assign');
    expect(await detail(charged.who, charged.orderId)).toMatchObject({ order_status: courierAccepted, can_cancel: true, cancel_charge: 5 });
    expect(await cancel(charged.who, charged.orderId)).toMatchObject({ success: true, cancel_charge: 5 });
    expect(await walletBalance(server.open.database, charged.who.user_id)).toBe(4_500);
    const late = await payer();
    await operate(server.services, late.number, 'assign');
    for (let moves = 0; moves < 3; moves += 1) await operate(server.services, late.number, 'move');
    expect(await detail(late.who, late.orderId)).toMatchObject({ order_status: picked, can_cancel: false });
    expect(await cancel(late.who, late.orderId)).toMatchObject({ error_code: 656 });
  });

  test('goes its way by itself, rides along the streets, and ends completed, with letters in a parcel’s words', async () => {
    const user = await customer();
    const who = credentialsOf(user);
    const { orderId } = await orderParcel(server, who);
    const services = { ...server.services, demoPace: 1 };
    await server.open.database.update(orders).set({ nextMoveAt: NOON }).where(eq(orders.id, orderId));
    const seen: number[] = [];
    for (let at = NOON; at < NOON + 3_600_000 && seen.at(-1) !== completed; at += 10_000) {
      server.setNow(at);
      await moveDueOrders(services);
      const { order_status: status } = await detail(who, orderId);
      if (status !== seen.at(-1)) seen.push(status);
      if (status !== ORDER_STATUS.startedDelivery) continue;
      const { route } = await server.expectSuccess(endpoints.get_order_route, { ...who, order_id: orderId });
      expect(route.path[0]).toEqual(PICKUP.location);
      expect(route.path.at(-1)).toEqual(DROP_OFF.location);
      expect(await post(endpoints.get_provider_location.path, { ...who, order_id: orderId })).toMatchObject({ success: true });
    }
    expect(seen).toEqual([11, 13, 15, 17, 19, 21, 23, 25]);
    const { order_list: history } = await server.expectSuccess(endpoints.order_history, who);
    expect(history).toMatchObject([{ _id: orderId, delivery_type: 2, store_detail: null, items: [], order_status: completed }]);
    const { invoice } = await server.expectSuccess(endpoints.get_invoice, { ...who, order_id: orderId });
    expect(invoice).toMatchObject({
      delivery_type: 2,
      // Who sent it pays it, and buys it of the marketplace.
      customer: { name: PICKUP.user_details.name, phone: PICKUP.user_details.phone },
      seller: { name: 'Escale SA', city: 'Genève', vat_number: expect.stringMatching(/^CHE-/) as string },
      marketplace: { name: 'Escale SA' },
      vehicle_name: 'Bike',
      destination_address: expect.stringContaining('Rue de Lausanne 60') as string,
      pickup_address: expect.stringContaining('Rue de Carouge 12') as string,
    });
    expect(invoice.vat.reduce((sum, { gross }) => sum + gross, 0)).toBeCloseTo(invoice.order_payment.user_pay_payment, 6);

    const [letter] = await mailsTo(server, user.email);
    expect(letter?.words).toContain('Rue de Carouge 12');
    expect(letter?.words).toContain('Rue de Lausanne 60');
    expect(letter?.words).toContain('Bike');
  });

  test('for which nobody is found gives the money back', async () => {
    const user = await customer();
    const who = credentialsOf(user);
    await topUpWallet(server, who.user_id, 5_000, NOON);
    const { orderId } = await orderParcel(server, who, {
      destination_addresses: [{ ...DROP_OFF, address: `${OUTSIDE_COURIER_AREA} 3, 1206 Genève`, location: [46.187, 6.1551] }],
    });
    await server.open.database.update(orders).set({ nextMoveAt: NOON }).where(eq(orders.id, orderId));
    expect(await moveDueOrders({ ...server.services, demoPace: 1 })).toBe(1);
    const order = await detail(who, orderId);
    expect(order).toMatchObject({ order_status: noCourierFound, provider_detail: null, cancel_charge: 0 });
    expect(order.money_back).toMatchObject([
      { part: 'wallet', state: 'done', amount: toMajor(toMinor(order.order_payment_detail.user_pay_payment)) },
    ]);
    expect(await walletBalance(server.open.database, who.user_id)).toBe(5_000);
    const [letter] = await mailsTo(server, user.email);
    expect(letter?.words).toContain('No courier was available for your parcel');
  });
});
