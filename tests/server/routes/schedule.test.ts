import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import type { StoreDetail } from '#contract/entities/store.ts';
import { ORDER_STATUS } from '#contract/order-status.ts';
import { timesInstead } from '#domain/schedule/time-choices.ts';
import { orders } from '#server/database/schema/orders.ts';
import { stores } from '#server/database/schema/stores.ts';
import { slotPlaces, slots } from '#server/database/schema/slots.ts';
import { findOrder } from '#server/repositories/orders.ts';
import { moveDueOrders } from '#server/services/orders/demo-progress.ts';
import { describeServer, NOON } from '../test-server.ts';
import { CAFE_DE_LA_RADE, credentialsOf, fillBasket, registerCustomer } from '../customer.ts';
import { askInvoice, BANGKOK, BENTO, orderIt, payCash, paymentIn, scheduledAt, slotAt } from '../orders.ts';

const SEVEN = '2026-11-20T18:00:00Z';
const sevenSlot = slotAt(SEVEN, '19:00', '19:30');

describeServer('an order for later', (server) => {
  beforeEach(async () => {
    server.setNow(NOON);
    await server.open.database.delete(slotPlaces);
    await server.open.database.delete(slots);
  });

  const customer = async (storeId = CAFE_DE_LA_RADE) => {
    const user = await registerCustomer(server);
    const who = credentialsOf(user);
    await fillBasket(server, who, { storeId });
    return { ...who };
  };
  const taken = async () => (await server.open.database.select().from(slots)).map((slot) => slot.taken);
  const asked = async (who: Record<string, unknown>, when: Record<string, unknown>) => (await askInvoice(server, who, when)).json;

  test('is taken for a time the store is open, and its two times are that time’s', async () => {
    const who = await customer();
    const when = scheduledAt('2026-11-20T18:30:00Z');
    const payment = paymentIn(await askInvoice(server, who, when));
    expect((await payCash(server, who, payment, when)).json).toMatchObject({ success: true });
    const { order_id } = await server.expectSuccess(endpoints.create_order, { ...who, ...when, order_payment_id: payment });
    const { order } = await server.expectSuccess(endpoints.get_order_detail, { ...who, order_id });
    expect(order).toMatchObject({
      order_start_at: Date.parse('2026-11-20T18:30:00Z'),
      slot_end_time: null,
      estimated_at: '2026-11-20T18:30:00.000Z',
      latest_at: '2026-11-20T18:45:00.000Z',
    });
  });

  test('is priced and paid by a client that says when only as it orders, which then decides', async () => {
    server.setNow(Date.parse('2026-11-20T15:00:00Z'));
    const evening = await customer();
    // The listed fields alone: the kitchen is closed until six.
    const payment = paymentIn(await askInvoice(server, evening, { is_user_pick_up_order: false }));
    expect((await payCash(server, evening, payment)).json).toMatchObject({ success: true });
    expect(
      (await orderIt(server, evening, payment, { ...scheduledAt('2026-11-20T18:30:00Z'), is_user_pick_up_order: false })).json,
    ).toMatchObject({ success: true });

    const now = await customer();
    const invoice = await askInvoice(server, now);
    expect(invoice.json).toMatchObject({ success: true });
    const other = paymentIn(invoice);
    expect((await payCash(server, now, other)).json).toMatchObject({ success: true });
    expect((await orderIt(server, now, other, { is_schedule_order: false, order_start_at: 0 })).json).toMatchObject({
      success: false,
      error_code: 651,
      reason: 'store_closed',
    });
    // Whoever says when is told at once.
    expect((await askInvoice(server, now, { is_schedule_order: false, order_start_at: 0 })).json).toMatchObject({
      success: false,
      error_code: 651,
      reason: 'store_closed',
    });
    expect((await askInvoice(server, now, scheduledAt('2026-11-20T15:45:00Z'))).json).toMatchObject({
      success: false,
      error_code: 651,
      reason: 'store_closed',
    });
  });

  test('is refused alike at the invoice, at payment and at the order, with the next possible times', async () => {
    const who = await customer();
    const when = scheduledAt('2026-11-20T18:30:00Z');
    const payment = paymentIn(await askInvoice(server, who, when));
    server.setNow(Date.parse('2026-11-20T18:10:00Z'));
    const refusal = {
      success: false,
      error_code: 651,
      reason: 'too_soon',
      store: { schedule_order_create_after_minute: expect.any(Number) },
    };
    const possible = await asked(who, when);
    expect(possible).toMatchObject(refusal);
    expect((possible.possible_times as { order_start_at: number }[])[0]?.order_start_at).toBe(Date.parse('2026-11-20T19:00:00Z'));
    expect((await payCash(server, who, payment, when)).json).toMatchObject(refusal);
    server.setNow(NOON);
    await payCash(server, who, payment, when);
    server.setNow(Date.parse('2026-11-20T18:10:00Z'));
    expect((await orderIt(server, who, payment)).json).toMatchObject(refusal);
    expect((await orderIt(server, who, payment)).json).toMatchObject(refusal);
  });

  test.each([
    ['closed at that hour', scheduledAt('2026-11-21T15:00:00Z'), CAFE_DE_LA_RADE, '2026-11-21T17:00:00Z'],
    ['in the past', scheduledAt('2026-11-20T10:00:00Z'), CAFE_DE_LA_RADE, '2026-11-20T12:30:00Z'],
    ['on an eighth date', scheduledAt('2026-11-27T11:30:00Z'), CAFE_DE_LA_RADE, '2026-11-20T12:30:00Z'],
    ['no slot', scheduledAt('2026-11-21T18:10:00Z'), BANGKOK, '2026-11-21T18:30:00Z'],
  ])('which is %s is refused with the times that a browser computes from the answer', async (_name, when, storeId, first) => {
    const refused = await asked(await customer(storeId), when);
    const { store, server_time, timezone, possible_times } = refused as {
      store: StoreDetail;
      server_time: string;
      timezone: string;
      possible_times: { order_start_at: number; slot_end_time: string | null }[];
    };
    const moment = { now: Date.parse(server_time), timezone };
    const computed = timesInstead(store, moment, false, store.few_places ?? [], when.order_start_at);
    expect(possible_times.map(({ order_start_at: at, slot_end_time: end }) => ({ at, end }))).toEqual(
      computed.map(({ at, end }) => ({ at, end })),
    );
    expect(possible_times).toHaveLength(3);
    expect(new Date(possible_times[0]?.order_start_at ?? 0).toISOString()).toBe(first.replace('Z', '.000Z'));
    expect(await asked(await customer(storeId), { ...when, order_start_at: possible_times[0]?.order_start_at })).toMatchObject({
      success: true,
    });
  });

  test('keeps its place from payment to order; the fourth customer finds none left', async () => {
    for (const number of [1, 2, 3]) {
      const who = await customer(BANGKOK);
      const payment = paymentIn(await askInvoice(server, who, sevenSlot));
      expect((await payCash(server, who, payment, sevenSlot)).json).toMatchObject({ success: true });
      expect(await taken()).toEqual([number]);
      if (number < 3) expect((await orderIt(server, who, payment, sevenSlot)).json).toMatchObject({ success: true });
      if (number === 2) {
        const looks = await asked(await customer(BANGKOK), sevenSlot);
        expect((looks.store as { few_places: unknown }).few_places).toEqual([
          { is_pickup: false, starts_at: Date.parse(SEVEN), slot_end_time: '19:30', left: 1 },
        ]);
      }
    }
    const late = await customer(BANGKOK);
    expect(await asked(late, sevenSlot)).toMatchObject({
      error_code: 651,
      reason: 'slot_full',
      possible_times: [{ slot_start_time: '19:30' }, { slot_start_time: '20:00' }, { slot_start_time: '20:30' }],
    });
    const payment = paymentIn(await askInvoice(server, late));
    expect((await payCash(server, late, payment, sevenSlot)).json).toMatchObject({ error_code: 651, reason: 'slot_full' });
    expect(await taken()).toEqual([3]);
  });

  test('a repeated payment and a repeated order take one place', async () => {
    const who = await customer(BANGKOK);
    const payment = paymentIn(await askInvoice(server, who, sevenSlot));
    await Promise.all([1, 2, 3].map(() => payCash(server, who, payment, sevenSlot)));
    await Promise.all([1, 2, 3].map(() => orderIt(server, who, payment, sevenSlot)));
    expect(await taken()).toEqual([1]);
    expect(await server.open.database.select().from(slotPlaces)).toHaveLength(1);
  });

  test('is checked and kept at the order alone where invoice and payment said nothing of it', async () => {
    const who = await customer(CAFE_DE_LA_RADE);
    const payment = paymentIn(await askInvoice(server, who));
    await payCash(server, who, payment);
    const { json } = await orderIt(server, who, payment, scheduledAt('2026-11-20T18:30:00Z'));
    const { order } = await server.expectSuccess(endpoints.get_order_detail, { ...who, order_id: json.order_id });
    expect(order.order_start_at).toBe(Date.parse('2026-11-20T18:30:00Z'));
  });

  test('collected in a pickup slot is not a delivery slot', async () => {
    const who = await customer(BENTO);
    const pickup = {
      is_user_pick_up_order: true,
      is_schedule_order: true,
      order_start_at: Date.parse('2026-11-23T11:15:00Z'),
      is_use_pickup_slots: true,
      pickup_slot_start_time: '12:15',
      pickup_slot_end_time: '12:30',
    };
    const payment = paymentIn(await askInvoice(server, who, pickup));
    expect((await payCash(server, who, payment, pickup)).json).toMatchObject({ success: true });
    expect(await server.open.database.select().from(slots)).toMatchObject([{ isPickup: true, endTime: '12:30', taken: 1 }]);
    expect(await asked(who, { ...pickup, order_start_at: Date.parse('2026-11-22T11:15:00Z') })).toMatchObject({ reason: 'invalid_time' });
  });

  test('is answered with 967 where it could be collected now but not delivered, at the invoice and at payment', async () => {
    const afternoons = Array.from({ length: 7 }, (_, day) => ({
      day,
      is_slots_available: true,
      slot_time: [{ slot_start_time: '15:00', slot_end_time: '15:30' }],
    }));
    const [before] = await server.open.database.select({ pickupSlots: stores.pickupSlots }).from(stores).where(eq(stores.id, BENTO));
    await server.open.database
      .update(stores)
      .set({ pickupSlots: { days: afternoons, minutes: 30, capacity: 4 } })
      .where(eq(stores.id, BENTO));
    try {
      const who = await customer(BENTO);
      const payment = paymentIn(await askInvoice(server, who));
      // The kitchen closed at 14:00; whoever comes for it still gets it.
      server.setNow(Date.parse('2026-11-20T14:10:00Z'));
      const onlyPickup = {
        success: false,
        error_code: 967,
        is_provide_pickup_delivery: true,
        timezone: 'Europe/Zurich',
        server_time: '2026-11-20T14:10:00.000Z',
        order_payment: { _id: payment },
        store: { _id: BENTO },
      };
      expect(await asked(who, {})).toMatchObject(onlyPickup);
      expect((await payCash(server, who, payment)).json).toMatchObject(onlyPickup);
      expect(await asked(who, { is_user_pick_up_order: true })).toMatchObject({ success: true });
      expect((await payCash(server, who, payment, { is_user_pick_up_order: true })).json).toMatchObject({ success: true });
    } finally {
      await server.open.database
        .update(stores)
        .set({ pickupSlots: before?.pickupSlots ?? null })
        .where(eq(stores.id, BENTO));
    }
  });

  test('cannot change from delivery to pickup after it was paid', async () => {
    const who = await customer();
    const payment = paymentIn(await askInvoice(server, who));
    await payCash(server, who, payment);
    expect((await orderIt(server, who, payment, { is_user_pick_up_order: true })).json).toMatchObject({
      error_code: 535,
      reason: 'prices_changed',
    });
  });

  test('is not begun by the kitchen before it must', async () => {
    const who = await customer();
    const when = scheduledAt('2026-11-20T18:30:00Z');
    const payment = paymentIn(await askInvoice(server, who, when));
    await payCash(server, who, payment, when);
    const { json } = await orderIt(server, who, payment, when);
    const look = async () => findOrder(server.open.database, json.order_id as string, who.user_id);
    const order = await look();
    if (!order) throw new Error('no order');
    await server.open.database
      .update(orders)
      .set({ nextMoveAt: NOON + 40_000 })
      .where(eq(orders.id, order.id));
    server.setNow(NOON + 40_000);
    await moveDueOrders({ ...server.services, demoPace: 1 });
    const accepted = await look();
    expect(accepted?.status).toBe(ORDER_STATUS.storeAccepted);
    expect(accepted?.nextMoveAt).toBe(Date.parse('2026-11-20T18:30:00Z') - order.order.aboutMinutes * 60_000);
  });
});
