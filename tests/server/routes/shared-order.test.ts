import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { sharedOrder } from '#contract/entities/shared-order.ts';
import { ORDER_STATUS } from '#contract/order-status.ts';
import { orders } from '#server/database/schema/orders.ts';
import { describeServer, NOON, rowsOf } from '../test-server.ts';
import { fillBasket, newCustomer } from '../customer.ts';
import { askInvoice, moveIt, orderIt, payCash, paymentIn } from '../orders.ts';

const { courierAccepted, startedDelivery, completed, storeCancelled } = ORDER_STATUS;

describeServer('an order that is shared', (server) => {
  async function order() {
    const who = await newCustomer(server);
    await fillBasket(server, who);
    const payment = paymentIn(await askInvoice(server, who));
    await payCash(server, who, payment, { delivery_note: 'The dog bites' });
    const { json } = await orderIt(server, who, payment, { delivery_note: 'The dog bites' });
    const of = { ...who, order_id: json.order_id as string };
    const move = (to: number) => moveIt(server, who, of.order_id, to);
    const share = async () => (await server.expectSuccess(endpoints.share_order, of)).share_token;
    const isShared = async () => (await server.expectSuccess(endpoints.get_order_detail, of)).order.is_shared;
    return { of, move, share, isShared };
  }
  const look = (share_token: string) => server.answer(endpoints.get_shared_order, { share_token });

  test('shows its statuses, estimates and map, and nobody’s name, code, price, note or address', async () => {
    const { of, move, isShared } = await order();
    // Four random digits may be in an estimate as well.
    await server.open.database.update(orders).set({ pickupCode: 'at pickup', deliveryCode: 'at the door' });
    expect(await isShared()).toBe(false);
    const { share_token, share_url } = await server.expectSuccess(endpoints.share_order, of);
    expect(share_url).toBe(`http://storefront.test/shared#${share_token}`);
    expect(share_token).toMatch(/^[\w-]{43}$/);
    expect(await isShared()).toBe(true);
    expect((await look(share_token)).order).toMatchObject({ order_status: 1, route: null, courier: null });
    await move(courierAccepted);
    await move(startedDelivery);
    const seen = await look(share_token);
    expect(v.is(sharedOrder, seen.order)).toBe(true);
    expect(seen.order).toMatchObject({ order_status: startedDelivery, request_detail: { delivery_status: startedDelivery } });
    const { order: own } = await server.expectSuccess(endpoints.get_order_detail, of);
    const { provider_location } = await server.expectSuccess(endpoints.get_provider_location, of);
    const { route } = await server.expectSuccess(endpoints.get_order_route, of);
    expect(seen.order).toMatchObject({ route, courier: { provider_location }, estimated_at: own.estimated_at, latest_at: own.latest_at });
    const text = JSON.stringify(seen);
    const secret = [
      of.order_id,
      of.user_id,
      own.confirmation_code_for_complete_delivery,
      own.confirmation_code_for_pick_up_delivery,
      own.provider_detail?.first_name ?? '-',
      own.provider_detail?.phone ?? '-',
      own.store_detail?.name ?? '-',
      'Ada',
      'The dog',
      'Carouge',
      'price',
      'payment',
      'code',
      'name',
    ];
    expect(secret.filter((word) => text.replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z|-?\d+\.\d+/g, '').includes(word))).toEqual([]);
  });

  test.each([completed, storeCancelled])('ends with its order (%i)', async (ending) => {
    const { of, move, share, isShared } = await order();
    const token = await share();
    await move(ending);
    expect(await look(token)).toEqual({ success: false, error_code: 652 });
    expect(await isShared()).toBe(false);
    expect(await server.answer(endpoints.share_order, of)).toEqual({ success: false, error_code: 652 });
  });

  test('is withdrawn by its customer, every link of it, and may be shared anew', async () => {
    const { of, share } = await order();
    const tokens = [await share(), await share()];
    for (let turn = 0; turn < 2; turn += 1) await server.expectSuccess(endpoints.withdraw_shared_order, of);
    for (const token of tokens) expect(await look(token)).toEqual({ success: false, error_code: 652 });
    expect(await look(await share())).toMatchObject({ success: true });
  });

  test('has five links at most: the oldest ends', async () => {
    const { share } = await order();
    const tokens: string[] = [];
    for (let turn = 0; turn < 6; turn += 1) {
      server.setNow(NOON + turn);
      tokens.push(await share());
    }
    server.setNow(NOON);
    const seen = await Promise.all(tokens.map(async (token) => (await look(token)).success));
    expect(seen).toEqual([false, true, true, true, true, true]);
  });

  test('is shared and withdrawn by nobody else, and a link is not to be guessed or found in the database', async () => {
    const { of, share } = await order();
    const stranger = { ...(await newCustomer(server)), order_id: of.order_id };
    const token = await share();
    for (const { path } of [endpoints.share_order, endpoints.withdraw_shared_order]) {
      expect((await server.post(path, stranger)).json).toEqual({ success: false, error_code: 652 });
      expect((await server.post(path, { order_id: of.order_id })).json).toEqual({ success: false, error_code: 999 });
    }
    expect(await look(token)).toMatchObject({ success: true });
    for (const guess of ['x', token.slice(1), of.order_id]) expect(await look(guess)).toEqual({ success: false, error_code: 652 });
    const rows = await rowsOf<{ token_hash: string }>(server.open.database, sql`select token_hash from order_shares`);
    expect(rows.map(({ token_hash }) => token_hash)).not.toContain(token);
    await look(rows[0]?.token_hash ?? '');
    expect(await look(rows[0]?.token_hash ?? '')).toEqual({ success: false, error_code: 652 });
  });
});
