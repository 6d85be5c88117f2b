import type { ReceivedOf } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { DELIVERY_TYPE } from '#contract/enumerations.ts';
import { answer, refuse, type Outcome } from '#server/call/answer.ts';
import type { CustomerCall } from '#server/call/call.ts';
import { serve } from '#server/http/serve.ts';
import { findCart } from '#server/repositories/carts.ts';
import { findLivePaymentOfCart, findPaymentOfCart, type PaymentOfCart } from '#server/repositories/order-payments.ts';
import { findOrderOfPayment, type OrderRow } from '#server/repositories/orders.ts';
import { keepImages } from '#server/services/cart/parcel-images.ts';
import { orderAtOnce } from '#server/services/payment/order-at-once.ts';
import { receivingOf, receivingOfFrozen } from '#server/services/receiving/receiving.ts';
import { reckon } from '#server/services/pricing/reckon.ts';
import { refusalDetails } from '#server/services/pricing/refusal-details.ts';
import { isUnsettled, settlePayment } from '#server/services/payment/settle-payment.ts';
import type { PaymentStanding } from '#server/services/payment/settling/payment-standing.ts';

type Answer = Outcome<typeof endpoints.create_order>;

const ordered = ({ id, uniqueId }: OrderRow): Answer => answer({ order_id: id, unique_id: uniqueId }, 241);

/** What a payment by card came to, as this call answers it. */
async function answerOf(call: CustomerCall, { payment, intent, isCertain }: PaymentStanding): Promise<Answer> {
  const order = await findOrderOfPayment(call.database, payment.id);
  if (order) return ordered(order);
  if (payment.state === 'held' && isCertain && intent?.state !== 'processing') return refuse(549, { reason: 'not_paid' });
  if (isUnsettled(payment)) return refuse(651, { reason: 'payment_checking' });
  if (!payment.refusal) return refuse(549, { reason: 'not_paid' });
  const { code, reason } = payment.refusal;
  const cart = await findCart(call.database, payment.cartId);
  const reckoning = cart && (await reckon(call, cart, receivingOfFrozen(payment.order), payment.promoId));
  const details = reckoning ? { details: await refusalDetails(call, reckoning, { _id: payment.id, ...reckoning.frozen.payment }) } : {};
  return refuse(code, { ...(reason === null ? {} : { reason }), ...details });
}

/** Which payment an order is made of, and its basket: the one that is named, or that of the customer's parcel (0-decisions, Wire contract). */
async function paymentToOrder(body: ReceivedOf<typeof endpoints.create_order>, call: CustomerCall): Promise<PaymentOfCart | null> {
  if (body.order_payment_id) return findPaymentOfCart(call.database, body.order_payment_id);
  if (body.delivery_type !== DELIVERY_TYPE.courier || !body.cart_id) return null;
  const cart = await findCart(call.database, body.cart_id);
  const payment = cart?.deliveryType === DELIVERY_TYPE.courier ? await findLivePaymentOfCart(call.database, cart.id) : null;
  return cart && payment && { payment, cart };
}

/** Makes the order of a paid payment, exactly once; a repeat answers the first one's id (0-decisions, Wire contract). */
export const createOrder = serve(
  endpoints.create_order,
  async (body, call) => {
    const found = await paymentToOrder(body, call);
    if (found?.cart.customerId !== call.customer.id) return refuse(548);
    const { payment, cart } = found;
    const refused = cart.deliveryType === DELIVERY_TYPE.courier ? await keepImages(call, cart) : [];
    if (refused.length > 0 && payment.state !== 'ordered') return refuse(1003, { details: { images_refused: refused } });
    const isByCard = isUnsettled(payment) || (payment.state === 'open' && payment.refusal !== null);
    const receiving = { ...receivingOf(body, receivingOfFrozen(payment.order)), destination: payment.order.destination, isTimeOpen: false };
    const by = { actor: 'customer', requestId: call.requestId };
    if (!isByCard) {
      const made = await orderAtOnce(call, payment.id, by, receiving);
      return 'code' in made ? made : ordered(made);
    }
    const standing = await settlePayment(call, payment.id, by, receiving);
    return standing ? answerOf(call, standing) : refuse(548);
  },
  { count: 120, seconds: 600 },
);
