import { endpoints } from '#contract/endpoints.ts';
import { answer, refuse } from '#server/call/answer.ts';
import { serve } from '#server/http/serve.ts';
import { OWN_READING } from '#server/http/usual-limits.ts';
import { findOrder } from '#server/repositories/orders.ts';
import { findRide } from '#server/repositories/rides.ts';
import { presentRoute } from '#server/services/present/ride.ts';

export const getOrderRoute = serve(endpoints.get_order_route, OWN_READING, async (body, call) => {
  const order = body.order_id ? await findOrder(call.database, body.order_id, call.customer.id) : null;
  const found = order && (await findRide(call.database, order.id));
  return found ? answer({ route: presentRoute(found.ride) }) : refuse(652);
});
