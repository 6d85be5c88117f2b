import { ORDER_STATUS } from '#contract/order-status.ts';
import { endpoints } from '#contract/endpoints.ts';
import { toMajor, toMinor } from '#domain/money.ts';
import { tipOfOrder } from '#server/database/frozen-order.ts';
import { cancelTerms, partsGivenBack } from '#domain/orders/cancelling.ts';
import { NO_PARTS, paidBefore, type Parts } from '#domain/payment/parts.ts';
import { presentParts } from '#domain/payment/amount-fields.ts';
import { answer, refuse } from '#server/call/answer.ts';
import type { CustomerCall } from '#server/call/call.ts';
import { serve } from '#server/http/serve.ts';
import type { City } from '#server/repositories/cities.ts';
import { partsInRow } from '#server/database/payment-parts.ts';
import { findPayment } from '#server/repositories/order-payments.ts';
import { findOrder, type OrderRow } from '#server/repositories/orders.ts';
import { cityOfOrder } from '#server/services/orders/city-of-order.ts';
import { moveAndSettle } from '#server/services/orders/move-order.ts';
import { cancelFields, deliveryStatusOf } from '#server/services/present/order.ts';

/** The charge for a cancelled order, what goes back, and since when it is cancelled: the same however often it is asked. */
const cancelled = (charge: number, back: Parts, at: number) =>
  answer({
    cancel_charge: toMajor(charge),
    refunded: toMajor(paidBefore(back)),
    parts_given_back: presentParts(back),
    cancelled_at: new Date(at).toISOString(),
  });

async function cancelledBefore({ database, now }: CustomerCall, order: OrderRow) {
  const payment = await findPayment(database, order.orderPaymentId);
  const paid = payment ? partsInRow(payment, payment.order) : NO_PARTS;
  return cancelled(order.cancelCharge, partsGivenBack(paid, order.cancelCharge), order.endedAt ?? now());
}

const notAsSeen = (order: OrderRow, city: City) =>
  refuse(656, {
    details: {
      order_status: order.status,
      order_status_id: order.statusId,
      delivery_status: deliveryStatusOf(order),
      ...cancelFields(order, city),
    },
  });

/**
 * Cancels a customer's order on the terms of the status that they saw: where it has moved on, or costs more than they were
 * told, 656. Against a store that accepts at the same moment, one of the two wins. An order that they cancelled already
 * answers the same again.
 */
export const userCancelOrder = serve(endpoints.user_cancel_order, { count: 20, seconds: 600 }, async (body, call) => {
  const order = body.order_id ? await findOrder(call.database, body.order_id, call.customer.id) : null;
  const city = order && (await cityOfOrder(call.database, order));
  if (!order || !city) return refuse(652);
  if (order.status === ORDER_STATUS.cancelledByCustomer) return cancelledBefore(call, order);
  const { canCancel, charge } = cancelTerms(
    { ...order, tip: tipOfOrder(order.order) },
    { type: city.cancelChargeType, value: city.cancelChargeValue },
  );
  const agreed = typeof body.cancel_charge === 'number' ? toMinor(body.cancel_charge) : charge;
  if (!canCancel || body.order_status !== order.status || agreed < charge) return notAsSeen(order, city);
  const at = call.now();
  const back = await moveAndSettle(call.database, order, {
    to: ORDER_STATUS.cancelledByCustomer,
    at,
    nextMoveAt: null,
    actor: 'customer',
    requestId: call.requestId,
    cancelReason: body.cancel_reason,
    cancelCharge: charge,
  });
  if (back) {
    call.note('order_cancelled', { order: order.id });
    return cancelled(charge, back, at);
  }
  const now = (await findOrder(call.database, order.id, call.customer.id)) ?? order;
  return now.status === ORDER_STATUS.cancelledByCustomer ? cancelledBefore(call, now) : notAsSeen(now, city);
});
