import { endpoints } from '#contract/endpoints.ts';
import { answer, refuse } from '#server/call/answer.ts';
import type { CustomerCall } from '#server/call/call.ts';
import { serve } from '#server/http/serve.ts';
import { CHANGING } from '#server/http/usual-limits.ts';
import { findOrder } from '#server/repositories/orders.ts';
import { rateOrder, type Said } from '#server/services/orders/rate-order.ts';

async function rate(call: CustomerCall, orderId: string | null | undefined, said: Said) {
  const order = orderId ? await findOrder(call.database, orderId, call.customer.id) : null;
  if (!order) return refuse(652);
  const { taken, standing } = await rateOrder(call, order, said);
  return taken && standing ? answer(standing) : refuse(1004, { details: { standing } });
}

export const ratingToStore = serve(endpoints.rating_to_store, CHANGING, ({ order_id, rating: stars, review }, call) =>
  rate(call, order_id, { rated: 'store', stars, review }),
);

export const ratingToProvider = serve(endpoints.rating_to_provider, CHANGING, ({ order_id, rating: stars, review }, call) =>
  rate(call, order_id, { rated: 'courier', stars, review }),
);
