import { endpoints } from '#contract/endpoints.ts';
import { answer } from '#server/call/answer.ts';
import type { CustomerCall } from '#server/call/call.ts';
import { serve } from '#server/http/serve.ts';
import { findCart } from '#server/repositories/carts.ts';
import { findPayment, findPaymentUnderWay } from '#server/repositories/order-payments.ts';
import { isOrderedAtOnce, orderAtOnce } from '#server/services/payment/order-at-once.ts';
import { presentPayment } from '#server/services/payment/present-payment.ts';
import { releaseHeld } from '#server/services/payment/release-held.ts';
import { settlePayment } from '#server/services/payment/settle-payment.ts';
import type { PaymentStanding } from '#server/services/payment/settling/payment-standing.ts';

const byCustomer = (call: CustomerCall) => ({ actor: 'customer', requestId: call.requestId });

/** The payment that a call is about, brought on as far as it can come; null where it is nobody's or somebody else's. */
async function settled(call: CustomerCall, id: string | null | undefined): Promise<PaymentStanding | null> {
  const payment = id ? await findPayment(call.database, id) : await findPaymentUnderWay(call.database, call.customer.id);
  const cart = payment && (await findCart(call.database, payment.cartId));
  if (!payment || cart?.customerId !== call.customer.id) return null;
  // Whoever asks does not know how it went: the order that was confirmed with it is made, unless it cannot be any more.
  if (isOrderedAtOnce(payment)) await orderAtOnce(call, payment.id, byCustomer(call));
  return settlePayment(call, payment.id, byCustomer(call));
}

const told = async (call: CustomerCall, standing: PaymentStanding | null) =>
  answer({ payment: standing && (await presentPayment(call, standing)), server_time: new Date(call.now()).toISOString() });

/** How a payment stands: what the customer's next page load asks, on any device. */
export const getPayment = serve(endpoints.get_payment, async (body, call) => told(call, await settled(call, body.order_payment_id)), {
  count: 60,
  seconds: 60,
});

/** Ends a payment whose card waits for its customer. */
export const giveUpPayment = serve(
  endpoints.give_up_payment,
  async (body, call) => {
    const standing = await settled(call, body.order_payment_id);
    return told(call, standing && (await releaseHeld(call, standing, byCustomer(call))));
  },
  { count: 30, seconds: 600 },
);
