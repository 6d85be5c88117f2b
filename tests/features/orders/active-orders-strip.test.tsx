import { expect, test } from 'vitest';
import { fondue, HALF_PAST_TWELVE, ramen } from '#machines/active-orders/active-orders.model.ts';
import { toActiveOrdersView } from '#machines/active-orders/active-orders.view.ts';
import { ActiveOrdersStrip } from '#src/features/orders/active/ActiveOrdersStrip.tsx';
import { draw } from '#tests/features/stage/draw.tsx';
import { standingFlow } from '#tests/features/stage/standing-flow.ts';

const view = toActiveOrdersView({
  context: { orders: [fondue, ramen], ended: [], putAway: [], isFed: true, news: null, now: HALF_PAST_TWELVE } as never,
});
const namesAt = async (path: string) => {
  const { shown } = await draw(<ActiveOrdersStrip />, { path, flows: { activeOrders: standingFlow(view) } });
  const said = shown().join(' ');
  return [fondue.store_name, ramen.store_name].filter((name) => said.includes(name));
};

test.each([
  ['any page names all orders', '/help', [fondue.store_name, ramen.store_name]],
  ['the list of current orders shows them itself', '/orders', []],
  ['the history does not', '/orders?tab=history', [fondue.store_name, ramen.store_name]],
  ['tracking names the others', `/delivery-coming?order_id=${fondue._id}`, [ramen.store_name]],
  ['an order’s own page names the others', `/order_detail?order_id=${ramen._id}`, [fondue.store_name]],
  ['the operator’s page keeps its buttons free', '/operator', []],
  ['the thank-you of the newest names the others', '/thankyou', [ramen.store_name]],
])('%s', async (_, path, names) => {
  expect(await namesAt(path)).toEqual(names);
});
