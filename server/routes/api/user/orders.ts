import { endpoints } from '#contract/endpoints.ts';
import { answer, refuse } from '#server/call/answer.ts';
import { serve } from '#server/http/serve.ts';
import { OWN_READING } from '#server/http/usual-limits.ts';
import { findOrder, activeOrdersOf } from '#server/repositories/orders.ts';
import { readOrder } from '#server/services/orders/read-order.ts';
import { presentCurrentOrder } from '#server/services/present/order.ts';

export const getOrderDetail = serve(endpoints.get_order_detail, OWN_READING, async (body, call) => {
  const found = body.order_id ? await findOrder(call.database, body.order_id, call.customer.id) : null;
  const order = found && (await readOrder(call, found));
  if (!found || !order) return refuse(540);
  return answer({
    order,
    is_confirmation_code_required_at_complete_delivery: !found.order.isPickup,
    server_time: new Date(call.now()).toISOString(),
  });
});

export const getOrders = serve(endpoints.get_orders, OWN_READING, async (_body, call) => {
  const rows = await activeOrdersOf(call.database, call.customer.id);
  return answer({
    order_list: rows.map(({ order, storeName, storeImage, city, parts }) =>
      presentCurrentOrder(order, { store: { name: storeName, image: storeImage }, city, parts }),
    ),
    server_time: new Date(call.now()).toISOString(),
  });
});
