import { afterAll, beforeAll, expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { ORDER_STATUS } from '#contract/order-status.ts';
import { metresBetween } from '#domain/geometry.ts';
import { findOrder } from '#server/repositories/orders.ts';
import { moveDueOrders, movedTo } from '#server/services/orders/demo-progress.ts';
import { moveOrder } from '#server/services/orders/move-order.ts';
import { findRide } from '#server/repositories/rides.ts';
import { describeServer, NOON, serverOn, type TestServer } from '../test-server.ts';
import { fillBasket, newCustomer, RUE_DE_CAROUGE } from '../customer.ts';
import { askInvoice, orderIt, payCash, paymentIn, orderTold } from '../orders.ts';

const { ready, courierAccepted, courierArrived, startedDelivery, arrivedAtDestination, completed } = ORDER_STATUS;
const MINUTE = 60_000;

describeServer('a courier’s ride', (server) => {
  let second: TestServer;
  beforeAll(async () => {
    second = await serverOn({ ...server.open, close: () => Promise.resolve() });
  });
  afterAll(async () => {
    await second.close();
  });

  async function order(more: Record<string, unknown> = {}) {
    const who = await newCustomer(server);
    await fillBasket(server, who);
    const payment = paymentIn(await askInvoice(server, who, more));
    await payCash(server, who, payment, more);
    const id = (await orderIt(server, who, payment, more)).json.order_id as string;
    const of = { ...who, order_id: id };
    const move = async (to: number, at: number, pace = 0) => {
      server.setNow(at);
      second.setNow(at);
      const row = await findOrder(server.open.database, id, who.user_id);
      if (!row) throw new Error('The order is gone');
      const ride = (await findRide(server.open.database, id))?.ride ?? null;
      expect(
        await moveOrder(server.open.database, row, { ...movedTo(row, to, at, { ride, pace }), at, actor: 'store', requestId: 'test' }),
      ).toBe(true);
    };
    const detail = () => orderTold(server, who, id);
    const where = async (at: number, asked = server) => {
      asked.setNow(at);
      return await asked.answer(endpoints.get_provider_location, of);
    };
    return { who, of, id, move, detail, where };
  }

  test('begins with a courier, whose road leads from the store to the door', async () => {
    const { of, move, detail, where } = await order();
    await move(ready, NOON + MINUTE);
    expect(await detail()).toMatchObject({ provider_detail: null });
    expect(await server.refusal(endpoints.get_order_route, of)).toBe(652);
    await move(courierAccepted, NOON + 2 * MINUTE);
    const { provider_detail: courier, cart_detail } = await detail();
    expect(courier).toMatchObject({ user_rate: expect.any(Number), user_rate_count: expect.any(Number), country_phone_code: '+41' });
    const { route } = await server.expectSuccess(endpoints.get_order_route, of);
    const store = cart_detail.pickup_addresses[0]?.location ?? [0, 0];
    expect(route.path[0]).toEqual(store);
    expect(metresBetween(route.path.at(-1) ?? [0, 0], RUE_DE_CAROUGE.location)).toBeLessThan(2);
    expect(courier?.location).toEqual(route.path[0]);
    expect(route.metres).toBeGreaterThan(metresBetween(store, RUE_DE_CAROUGE.location));
    expect(await where(NOON + 3 * MINUTE), 'before the delivery is started').toMatchObject({ success: false, error_code: 652 });
    await move(courierArrived, NOON + 4 * MINUTE);
    expect((await server.expectSuccess(endpoints.get_order_route, of)).route, 'the road stays').toEqual(route);
  });

  test('is a question of time and road alone: every server, and one that starts anew, says the same', async () => {
    const { of, id, move, detail, where } = await order();
    await move(courierAccepted, NOON);
    const { route } = await server.expectSuccess(endpoints.get_order_route, of);
    const begun = NOON + 10 * MINUTE;
    await move(startedDelivery, begun, 1);
    const ride = await findRide(server.open.database, id);
    const whole = (ride?.ride.seconds ?? 0) * 1_000;
    expect(await where(begun)).toMatchObject({ provider_location: route.path[0], metres_left: route.metres });
    const half = await where(begun + whole / 2);
    expect(half.located_at).toBe(new Date(begun + whole / 2).toISOString());
    expect(Math.abs((half.metres_left as number) - route.metres / 2)).toBeLessThan(3);
    expect(half.bearing).toEqual(expect.any(Number));
    expect(await where(begun + whole / 2, second)).toEqual(half);
    expect((await detail()).estimated_at).toBe(new Date(begun + whole).toISOString());
    expect(await where(begun + 2 * whole)).toMatchObject({ metres_left: 0, minutes_left: 0, bearing: null });
    await move(arrivedAtDestination, begun + whole - MINUTE);
    expect(await where(begun + whole - MINUTE), 'there is there').toMatchObject({ metres_left: 0 });
    expect((await detail()).estimated_at).toBe(new Date(begun + whole - MINUTE).toISOString());
    await move(completed, begun + 2 * whole);
    expect(await where(begun + 2 * whole)).toMatchObject({ success: false, error_code: 652 });
  });

  test('lasts as long as the clockwork’s pace says', async () => {
    const { id, move, where, who } = await order();
    await move(courierAccepted, NOON);
    await move(startedDelivery, NOON + MINUTE, 60);
    const row = await findOrder(server.open.database, id, who.user_id);
    const seconds = (await findRide(server.open.database, id))?.ride.seconds ?? 0;
    expect(row?.nextMoveAt).toBe(NOON + MINUTE + Math.round((seconds * 1_000) / 60));
    expect(row?.estimatedAt).toBe(row?.nextMoveAt);
    expect(await where((row?.nextMoveAt ?? 0) - 1)).toMatchObject({ minutes_left: 1 });
    await moveDueOrders({ ...server.services, demoPace: 60, now: () => (row?.nextMoveAt ?? 0) + 1 });
    expect((await findOrder(server.open.database, id, who.user_id))?.status).toBe(arrivedAtDestination);
  });

  test('is nobody else’s, and of a pickup there is none', async () => {
    const one = await order();
    await one.move(courierAccepted, NOON);
    await one.move(startedDelivery, NOON);
    const stranger = await newCustomer(server);
    for (const { path } of [endpoints.get_provider_location, endpoints.get_order_route]) {
      expect((await server.post(path, { ...stranger, order_id: one.id })).json).toMatchObject({ error_code: 652 });
      expect((await server.post(path, { order_id: one.id })).json).toMatchObject({ error_code: 999 });
    }
    expect(await server.refusal(endpoints.get_provider_location, { ...one.of, provider_id: 'f'.repeat(24) })).toBe(652);
    const collected = await order({ is_user_pick_up_order: true });
    await collected.move(ready, NOON + MINUTE);
    expect((await collected.detail()).provider_detail).toBeNull();
    expect(await server.refusal(endpoints.get_order_route, collected.of)).toBe(652);
  });

  test('couriers share the work: of two orders at once each has its own', async () => {
    const [one, other] = [await order(), await order()];
    await one.move(courierAccepted, NOON);
    await other.move(courierAccepted, NOON);
    const names = [(await one.detail()).provider_detail?._id, (await other.detail()).provider_detail?._id];
    expect(new Set(names).size).toBe(2);
  });
});
