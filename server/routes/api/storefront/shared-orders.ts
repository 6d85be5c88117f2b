import { endpoints } from '#contract/endpoints.ts';
import { isTerminal } from '#domain/orders/progress.ts';
import { answer, refuse } from '#server/call/answer.ts';
import type { Limit } from '#server/limits/limits.ts';
import { serve } from '#server/http/serve.ts';
import { findOrder, statusesOf } from '#server/repositories/orders.ts';
import { findSharedOrder, insertShare, withdrawShares } from '#server/repositories/order-shares.ts';
import { findRide } from '#server/repositories/rides.ts';
import { hashSecret, newSecret } from '#server/secrets/secrets.ts';
import { cityOfOrder } from '#server/services/orders/city-of-order.ts';
import { courierNow } from '#server/services/orders/ride-of-order.ts';
import { presentSharedOrder } from '#server/services/present/shared-order.ts';

/** So many links to an order live at once. */
const LINKS = 5;
const MADE: Limit = { count: 20, seconds: 600 };
/** Of an address: a page looks every few seconds, and several people may follow behind one router. */
const LOOKED_AT: Limit = { count: 120, seconds: 60, inProcess: true };

export const shareOrder = serve(endpoints.share_order, MADE, async (body, call) => {
  const order = body.order_id ? await findOrder(call.database, body.order_id, call.customer.id) : null;
  if (!order || isTerminal(order.status)) return refuse(652);
  const token = newSecret();
  const isMade = await insertShare(call.database, {
    tokenHash: hashSecret(token),
    orderId: order.id,
    createdAt: call.now(),
    most: LINKS,
  });
  if (!isMade) return refuse(652);
  call.note('order_shared', { order: order.id });
  return answer({ share_token: token, share_url: `${call.siteUrl}/shared#${token}` });
});

export const withdrawSharedOrder = serve(endpoints.withdraw_shared_order, MADE, async (body, call) => {
  const order = body.order_id ? await findOrder(call.database, body.order_id, call.customer.id) : null;
  if (!order) return refuse(652);
  await withdrawShares(call.database, order.id);
  return answer({});
});

export const getSharedOrder = serve(endpoints.get_shared_order, LOOKED_AT, async (body, call) => {
  const order = await findSharedOrder(call.database, hashSecret(body.share_token));
  const city = order && !isTerminal(order.status) ? await cityOfOrder(call.database, order) : null;
  if (!order || !city) return refuse(652);
  const now = call.now();
  const statuses = await statusesOf(call.database, order.id);
  const ride = (await findRide(call.database, order.id))?.ride ?? null;
  const position = ride && courierNow(order, statuses, ride, now);
  return answer({
    order: presentSharedOrder({ order, statuses, timezone: city.timezone, ride, position, now }),
    server_time: new Date(now).toISOString(),
  });
});
