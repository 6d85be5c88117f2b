import { ORDER_STATUS } from '#contract/enumerations.ts';
import { endpoints } from '#contract/endpoints.ts';
import { toMajor } from '#domain/money.ts';
import { cancelTerms, partsGivenBack } from '#domain/orders/cancelling.ts';
import { answer, refuse } from '#server/call/answer.ts';
import { serve } from '#server/http/serve.ts';
import { findPayment } from '#server/repositories/order-payments.ts';
import { findOrder, type OrderRow } from '#server/repositories/orders.ts';
import type { CustomerCall } from '#server/call/call.ts';
import { cityOfOrder } from '#server/services/orders/city-of-order.ts';
import { moveAndSettle } from '#server/services/orders/move-order.ts';

/** What a cancelled order kept and gave back of what was paid, for a call that is repeated. */
async function answerCancelled({ database }: CustomerCall, order: OrderRow) {
  const payment = await findPayment(database, order.orderPaymentId);
  const back = partsGivenBack(
    { wallet: payment?.walletPart ?? 0, card: payment?.cardPart ?? 0, cash: payment?.cashPart ?? 0 },
    order.cancelCharge,
  );
  return answer({ cancel_charge: toMajor(order.cancelCharge), refunded: toMajor(back.wallet + back.card) }, 246);
}

/**
 * Cancels a customer's order on the terms of the status that they saw: where it has moved on, 656. Against a store that
 * accepts at the same moment, one of the two wins. An order that they cancelled already answers the same again.
 */
export const userCancelOrder = serve(
  endpoints.user_cancel_order,
  async (body, call) => {
    const order = body.order_id ? await findOrder(call.database, body.order_id, call.customer.id) : null;
    const city = order && (await cityOfOrder(call.database, order));
    if (!order || !city) return refuse(652);
    if (order.status === ORDER_STATUS.cancelledByCustomer) return answerCancelled(call, order);
    const { canCancel, charge } = cancelTerms(order, { type: city.cancelChargeType, value: city.cancelChargeValue });
    if (!canCancel || body.order_status !== order.status) return refuse(656);
    const back = await moveAndSettle(call.database, order, {
      to: ORDER_STATUS.cancelledByCustomer,
      at: call.now(),
      nextMoveAt: null,
      actor: 'customer',
      requestId: call.requestId,
      cancelReason: body.cancel_reason,
      cancelCharge: charge,
    });
    if (back) {
      call.note('order_cancelled', { order: order.id });
      return answer({ cancel_charge: toMajor(charge), refunded: toMajor(back.wallet + back.card) }, 246);
    }
    const now = await findOrder(call.database, order.id, call.customer.id);
    return now?.status === ORDER_STATUS.cancelledByCustomer ? answerCancelled(call, now) : refuse(656);
  },
  { count: 20, seconds: 600 },
);
