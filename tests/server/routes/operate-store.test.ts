import * as v from 'valibot';
import { expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { OPERATOR, operatorStore, operatorStores, type OperatorChange } from '#contract/operator.ts';
import { CAFE_DE_LA_RADE, fillBasket, newCustomer } from '../customer.ts';
import { askInvoice, BANGKOK, payCash, paymentIn, scheduledAt, slotAt } from '../orders.ts';
import { NOON, testServer } from '../test-server.ts';

const server = testServer('pglite', { operator: true });
const asked = async (id: string) => v.parse(operatorStore, (await server.app.inject(`${OPERATOR.store}?id=${id}`)).json());
const change = async (what: OperatorChange['change'], storeId = CAFE_DE_LA_RADE) =>
  (await server.post(OPERATOR.change, { store_id: storeId, change: what })).json;
const customer = async (storeId = CAFE_DE_LA_RADE) => {
  const who = await newCustomer(server);
  await fillBasket(server, who, { storeId });
  return { ...who };
};
const page = async (storeId = CAFE_DE_LA_RADE) =>
  server.expectSuccess(endpoints.user_get_store_product_item_list, { store_id: storeId, latitude: 46.1972, longitude: 6.1413 });
const NOW = { is_user_pick_up_order: false, is_schedule_order: false, order_start_at: 0 };

test('the stores that take part are listed by name', async () => {
  const { stores } = v.parse(operatorStores, (await server.app.inject(OPERATOR.stores)).json());
  expect(stores.map(({ name }) => name)).toEqual(stores.map(({ name }) => name).toSorted((a, b) => a.localeCompare(b)));
  expect(stores).toContainEqual({ id: CAFE_DE_LA_RADE, name: 'Café de la Rade' });
  expect((await server.app.inject(`${OPERATOR.store}?id=${'f'.repeat(24)}`)).statusCode).toBe(404);
});

test('a busy store says so and takes longer', async () => {
  const before = await page();
  expect(before.store.is_store_busy).toBe(false);
  expect(await change({ is: 'busy', busy: true })).toEqual({ done: true });
  const after = await page();
  expect(after.store.is_store_busy).toBe(true);
  expect(after.store.delivery_time).toBeGreaterThan(before.store.delivery_time);
  expect((await asked(CAFE_DE_LA_RADE)).is_busy).toBe(true);
  await change({ is: 'busy', busy: false });
  expect((await page()).store.delivery_time).toBe(before.store.delivery_time);
});

test('a store that closes now refuses what is wanted now, at payment too, takes what comes after, and may open again', async () => {
  const who = await customer();
  const payment = paymentIn(await askInvoice(server, who, NOW));
  expect(await change({ is: 'closed', closed: true })).toEqual({ done: true });
  expect(await asked(CAFE_DE_LA_RADE)).toMatchObject({ is_closed_early: true, is_open: true });
  expect((await page()).store).toMatchObject({ is_in_delivery_time: false, is_in_pickup_time: false });
  const closed = { success: false, error_code: 651, reason: 'store_closed' };
  expect((await askInvoice(server, who, NOW)).json).toMatchObject(closed);
  expect((await payCash(server, who, payment, NOW)).json).toMatchObject(closed);
  expect((await askInvoice(server, who, scheduledAt('2026-11-20T18:30:00Z'))).json).toMatchObject({ success: true });
  await change({ is: 'closed', closed: false });
  expect((await payCash(server, who, payment, NOW)).json).toMatchObject({ success: true });
});

test('a store that closed early opens by itself with its next hours; one that is closed cannot close', async () => {
  await change({ is: 'closed', closed: true });
  server.setNow(Date.parse('2026-11-20T19:00:00Z'));
  expect((await page()).store.is_in_delivery_time).toBe(true);
  expect((await asked(CAFE_DE_LA_RADE)).is_closed_early).toBe(false);
  server.setNow(Date.parse('2026-11-20T03:00:00Z'));
  expect(await change({ is: 'closed', closed: true })).toEqual({ refused: 'it is closed already' });
  server.setNow(NOON);
  await change({ is: 'closed', closed: false });
});

test('an item that is sold out, and one that costs something else, are seen in the basket before anything is paid', async () => {
  const who = await customer();
  const payment = paymentIn(await askInvoice(server, who, NOW));
  const { cart } = await server.expectSuccess(endpoints.get_cart, { ...who });
  const item = cart.order_details[0]?.items[0];
  if (!item) throw new Error('the basket is empty');
  await change({ is: 'price', item_id: item.item_id, price: item.item_price + 1 });
  expect((await asked(CAFE_DE_LA_RADE)).items.find(({ id }) => id === item.item_id)?.price).toBe(item.item_price + 1);
  expect((await payCash(server, who, payment, { ...NOW, user_pay_payment: 1 })).json).toMatchObject({
    error_code: 535,
    reason: 'prices_changed',
  });
  await change({ is: 'sold_out', item_id: item.item_id, sold_out: true });
  expect((await askInvoice(server, who, NOW)).json).toMatchObject({ error_code: 651, reason: 'items_changed' });
  await change({ is: 'sold_out', item_id: item.item_id, sold_out: false });
  await change({ is: 'price', item_id: item.item_id, price: item.item_price });
  expect((await askInvoice(server, who, NOW)).json).toMatchObject({ success: true });
  expect(await change({ is: 'sold_out', item_id: item.item_id, sold_out: true }, BANGKOK)).toEqual({ refused: 'it is not on the menu' });
});

test('a slot is made full, and its places that nobody has come back', async () => {
  const SEVEN = '2026-11-20T18:00:00Z';
  const seven = slotAt(SEVEN, '19:00', '19:30');
  const slot = { is: 'slot', is_pickup: false, starts_at: Date.parse(SEVEN), ends_at: '19:30' } as const;
  const listed = async () => (await asked(BANGKOK)).slots.find(({ starts_at: at }) => at === slot.starts_at);
  const who = await customer(BANGKOK);
  const payment = paymentIn(await askInvoice(server, who, seven));
  expect((await payCash(server, who, payment, seven)).json).toMatchObject({ success: true });
  expect(await listed()).toEqual({ is_pickup: false, starts_at: slot.starts_at, ends_at: '19:30', taken: 1, capacity: 3 });
  expect(await change({ ...slot, full: true }, BANGKOK)).toEqual({ done: true });
  expect(await listed()).toMatchObject({ taken: 3 });
  const late = await customer(BANGKOK);
  expect((await askInvoice(server, late, seven)).json).toMatchObject({ error_code: 651, reason: 'slot_full' });
  await change({ ...slot, full: false }, BANGKOK);
  expect(await listed()).toMatchObject({ taken: 1 });
  expect((await askInvoice(server, late, seven)).json).toMatchObject({ success: true });
  expect(await change({ ...slot, ends_at: '19:31', full: true }, BANGKOK)).toEqual({ refused: 'it has no such slot' });
});

test('the time is moved on to when a store closes, to the next change of the clock, by a quarter of an hour: everything goes by it', async () => {
  server.setNow(NOON);
  expect(await asked(CAFE_DE_LA_RADE)).toMatchObject({ closes_at: Date.parse('2026-11-20T13:00:00Z'), clock: { now: NOON, pace: 1 } });
  const who = await customer();
  const payment = paymentIn(await askInvoice(server, who, NOW));
  expect(await change({ is: 'clock', to: 'quarter' })).toEqual({ done: true });
  expect(server.services.now()).toBe(NOON + 900_000);
  expect(await change({ is: 'clock', to: 'closing' })).toEqual({ done: true });
  expect(await page()).toMatchObject({ server_time: '2026-11-20T13:00:00.000Z', store: { is_in_delivery_time: false } });
  expect((await payCash(server, who, payment, NOW)).json).toMatchObject({ error_code: 651, reason: 'store_closed' });
  expect(await change({ is: 'clock', to: 'closing' })).toEqual({ refused: 'it is closed already' });
  expect(await change({ is: 'clock', to: 'clock_change' })).toEqual({ done: true });
  expect(server.services.now()).toBe(Date.parse('2027-03-28T01:00:00Z'));
  server.setNow(NOON);
});

test('nobody from elsewhere is answered, and what cannot be read changes nothing', async () => {
  for (const request of [{ headers: { host: 'shop.example' } }, { remoteAddress: '203.0.113.9' }]) {
    for (const url of [OPERATOR.stores, `${OPERATOR.store}?id=${CAFE_DE_LA_RADE}`])
      expect((await server.app.inject({ url, ...request })).statusCode).toBe(404);
    const payload = { store_id: CAFE_DE_LA_RADE, change: { is: 'busy', busy: true } };
    expect((await server.app.inject({ method: 'POST', url: OPERATOR.change, payload, ...request })).statusCode).toBe(404);
  }
  expect(
    (await server.post(OPERATOR.change, { store_id: CAFE_DE_LA_RADE, change: { is: 'price', item_id: CAFE_DE_LA_RADE, price: -1 } }))
      .status,
  ).toBe(400);
  expect((await asked(CAFE_DE_LA_RADE)).is_busy).toBe(false);
});
