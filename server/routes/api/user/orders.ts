import { endpoints } from '#contract/endpoints.ts';
import { answer, refuse } from '#server/call/answer.ts';
import { serve } from '#server/http/serve.ts';
import { OWN_READING } from '#server/http/usual-limits.ts';
import { findLivePaymentOfCart } from '#server/repositories/order-payments.ts';
import { findOrder, runningOrdersOf, statusesOf } from '#server/repositories/orders.ts';
import { isShared as hasShares } from '#server/repositories/order-shares.ts';
import { findStore } from '#server/repositories/stores.ts';
import { providerOf } from '#server/services/orders/provider-of-order.ts';
import { presentCurrentOrder, presentOrder } from '#server/services/present/order.ts';

/** One order of the customer's. */
export const getOrderDetail = serve(
  endpoints.get_order_detail,
  async (body, call) => {
    const order = body.order_id ? await findOrder(call.database, body.order_id, call.customer.id) : null;
    const place = order?.storeId ? await findStore(call.database, order.storeId) : null;
    const payment = order && (await findLivePaymentOfCart(call.database, order.cartId));
    if (!order || !place || !payment) return refuse(540);
    const statuses = await statusesOf(call.database, order.id);
    const provider = await providerOf(call, order, statuses);
    const isShared = await hasShares(call.database, order.id);
    return answer(
      {
        order: presentOrder(order, payment, statuses, place.store, place.city, { provider, isShared }),
        is_confirmation_code_required_at_complete_delivery: !order.order.isPickup,
        server_time: new Date(call.now()).toISOString(),
      },
      120,
    );
  },
  OWN_READING,
);

/** The customer's running orders, the newest first. */
export const getOrders = serve(
  endpoints.get_orders,
  async (_body, call) => {
    const rows = await runningOrdersOf(call.database, call.customer.id);
    return answer({
      order_list: rows.map(({ order, storeName, storeImage, city }) =>
        presentCurrentOrder(order, { name: storeName, image: storeImage }, city),
      ),
      server_time: new Date(call.now()).toISOString(),
    });
  },
  OWN_READING,
);
