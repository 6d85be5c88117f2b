import { endpoints } from '#contract/endpoints.ts';
import { isOnTheRoad } from '#domain/orders/progress.ts';
import { answer, refuse } from '#server/call/answer.ts';
import { serve } from '#server/http/serve.ts';
import { OWN_READING } from '#server/http/usual-limits.ts';
import { findOrder, statusesOf } from '#server/repositories/orders.ts';
import { findRide } from '#server/repositories/rides.ts';
import { courierNow } from '#server/services/orders/ride-of-order.ts';
import { presentPosition } from '#server/services/present/ride.ts';

export const getProviderLocation = serve(endpoints.get_provider_location, OWN_READING, async (body, call) => {
  const order = body.order_id ? await findOrder(call.database, body.order_id, call.customer.id) : null;
  const found = order && isOnTheRoad(order.status) ? await findRide(call.database, order.id) : null;
  if (!order || !found || (body.provider_id && body.provider_id !== found.courier.id)) return refuse(652);
  const now = call.now();
  const position = courierNow(order, await statusesOf(call.database, order.id), found.ride, now);
  return position ? answer(presentPosition(position, now)) : refuse(652);
});
