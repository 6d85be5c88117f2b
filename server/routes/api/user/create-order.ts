import type { ReceivedOf } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { DELIVERY_TYPE } from '#contract/enumerations.ts';
import { answer, refuse, type Outcome } from '#server/call/answer.ts';
import type { CustomerCall, UploadedFile } from '#server/call/call.ts';
import { serve } from '#server/http/serve.ts';
import { findCart, type Cart } from '#server/repositories/carts.ts';
import { findLivePaymentOfCart, type OrderPaymentRow, type PaymentOfCart } from '#server/repositories/order-payments.ts';
import { findOrderOfPayment } from '#server/repositories/orders.ts';
import type { OrderMade } from '#server/repositories/write-order.ts';
import { keepImages } from '#server/services/cart/parcel-images.ts';
import { orderAtOnce } from '#server/services/payment/order-at-once.ts';
import { fulfilmentOf, fulfilmentOfFrozen, type FulfilmentDetails } from '#server/services/fulfilment/fulfilment.ts';
import { quoteOrder } from '#server/services/pricing/quote-order.ts';
import { refusalDetails } from '#server/services/pricing/refusal-details.ts';
import { isUnsettled, settlePayment } from '#server/services/payment/settle-payment.ts';
import type { PaymentSnapshot } from '#server/services/payment/settling/payment-snapshot.ts';

type Answer = Outcome<typeof endpoints.create_order>;

const ordered = ({ id, uniqueId }: OrderMade): Answer => answer({ order_id: id, unique_id: uniqueId });

async function answerOf(call: CustomerCall, { payment, intent, isCertain }: PaymentSnapshot): Promise<Answer> {
  const order = await findOrderOfPayment(call.database, payment.id);
  if (order) return ordered(order);
  if (payment.state === 'held' && isCertain && intent?.state !== 'processing') return refuse(549, { reason: 'not_paid' });
  if (isUnsettled(payment)) return refuse(651, { reason: 'payment_checking' });
  if (!payment.refusal) return refuse(549, { reason: 'not_paid' });
  const { code, reason } = payment.refusal;
  const cart = await findCart(call.database, payment.cartId);
  const quote = cart && (await quoteOrder(call, cart, fulfilmentOfFrozen(payment.order), payment.promoId));
  const details = quote ? { details: await refusalDetails(call, quote, { _id: payment.id, ...quote.frozen.payment }) } : {};
  return refuse(code, { ...(reason === null ? {} : { reason }), ...details });
}

type Body = ReceivedOf<typeof endpoints.create_order>;

/** The payment of a customer's parcel with its basket, which names it where the call does not (0-decisions, Wire contract). */
async function paymentOfParcel(body: Body, call: CustomerCall): Promise<PaymentOfCart | null> {
  if (body.delivery_type !== DELIVERY_TYPE.courier || !body.cart_id) return null;
  const cart = await findCart(call.database, body.cart_id);
  if (cart?.deliveryType !== DELIVERY_TYPE.courier || cart.customerId !== call.customer.id) return null;
  const payment = await findLivePaymentOfCart(call.database, cart.id);
  return payment && { payment, cart };
}

const isByCard = ({ payment }: PaymentOfCart): boolean => isUnsettled(payment) || (payment.state === 'open' && payment.refusal !== null);
const isParcel = ({ cart }: PaymentOfCart): boolean => cart.deliveryType === DELIVERY_TYPE.courier;

const imagesOf = ({ files = new Map() }: CustomerCall): Map<number, UploadedFile> =>
  new Map(
    [...files].flatMap(([name, file]) => {
      const index = /^image(\d{1,3})$/.exec(name)?.[1];
      return index === undefined ? [] : [[Number(index), file]];
    }),
  );

const isOrderedMeanwhile = async (call: CustomerCall, { id }: Cart): Promise<boolean> =>
  (await findCart(call.database, id))?.state === 'ordered';

const fulfilmentIn = (body: Body, { order }: OrderPaymentRow): FulfilmentDetails => ({
  ...fulfilmentOf(body, fulfilmentOfFrozen(order)),
  destination: order.destination,
  isTimeOpen: false,
});

const orderOf = (body: Body, call: CustomerCall, paymentId: string, leaves: (found: PaymentOfCart) => boolean) =>
  orderAtOnce(
    call,
    paymentId,
    { actor: 'customer', requestId: call.requestId },
    { customerId: call.customer.id, leaves, fulfilmentOf: (payment) => fulfilmentIn(body, payment) },
  );

/** Makes the order of a paid payment, exactly once; a repeat answers the first one's id (0-decisions, Wire contract). */
export const createOrder = serve(endpoints.create_order, { count: 120, seconds: 600 }, async (body, call) => {
  const found = body.order_payment_id
    ? await orderOf(body, call, body.order_payment_id, (one) => isParcel(one) || isByCard(one))
    : await paymentOfParcel(body, call);
  if (!found) return refuse(548);
  if ('code' in found) return found;
  if (!('payment' in found)) return ordered(found);
  const { payment, cart } = found;
  const images = isParcel(found) && cart.state === 'open' ? imagesOf(call) : null;
  const saved = images && (await keepImages(call, cart, images));
  if (saved && 'refused' in saved && !(await isOrderedMeanwhile(call, cart)))
    return refuse(1003, { details: { images_refused: [...saved.refused] } });
  if (!isByCard(found)) {
    const made = await orderOf(body, call, payment.id, () => false);
    if ('payment' in made) return refuse(548);
    return 'code' in made ? made : ordered(made);
  }
  const by = { actor: 'customer', requestId: call.requestId };
  const standing = await settlePayment(call, payment.id, by, fulfilmentIn(body, payment));
  return standing ? answerOf(call, standing) : refuse(548);
});
