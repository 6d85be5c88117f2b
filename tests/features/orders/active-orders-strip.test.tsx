import { expect, test } from 'vitest';
import { DELIVERY_TYPE } from '#contract/enumerations.ts';
import type { CurrentOrder } from '#contract/entities/order.ts';
import { fondue, HALF_PAST_TWELVE, ramen } from '#machines/active-orders/active-orders.model.ts';
import { toActiveOrdersView } from '#machines/active-orders/active-orders.view.ts';
import { ActiveOrdersStrip } from '#src/features/orders/active/ActiveOrdersStrip.tsx';
import { draw } from '#tests/features/stage/draw.tsx';
import { standingFlow } from '#tests/features/stage/standing-flow.ts';

const viewOf = (...orders: CurrentOrder[]) =>
  toActiveOrdersView({ context: { orders, ended: [], putAway: [], isFed: true, news: null, now: HALF_PAST_TWELVE } as never });
const saidAt = async (path: string, ...orders: CurrentOrder[]) =>
  (await draw(<ActiveOrdersStrip />, { path, flows: { activeOrders: standingFlow(viewOf(...orders)) } })).shown().join(' ');
const namesAt = async (path: string) => {
  const said = await saidAt(path, fondue, ramen);
  return [fondue.store_name, ramen.store_name].filter((name) => said.includes(name));
};

test.each([
  ['any page names all orders', '/help', [fondue.store_name, ramen.store_name]],
  ['the list of current orders shows them itself', '/orders', []],
  ['the history does not', '/orders?tab=history', [fondue.store_name, ramen.store_name]],
  ['tracking names the others', `/delivery-coming?order_id=${fondue._id}`, [ramen.store_name]],
  ['an order’s own page names the others', `/order_detail?order_id=${ramen._id}`, [fondue.store_name]],
  ['the operator’s page keeps its buttons free', '/operator', []],
  ['so does the basket', '/basket', []],
  ['so does the booking of a parcel', '/courier_order', []],
  ['the thank-you of the newest names the others', '/thankyou', [ramen.store_name]],
])('%s', async (_, path, names) => {
  expect(await namesAt(path)).toEqual(names);
});

test.each([
  ['a delivery', fondue, 'Café de la Rade, at your door around 12:50'],
  ['a pickup', { ...fondue, is_user_pick_up_order: true }, 'Café de la Rade, ready around 12:50'],
  ['a parcel', { ...fondue, store_name: '', delivery_type: DELIVERY_TYPE.courier }, 'Courier, delivered around 12:50'],
])('%s says where it comes, and about when', async (_, order, words) => {
  expect(await saidAt('/help', order)).toContain(words);
});
