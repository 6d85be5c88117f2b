import type { ReceivedOf } from '../../../../contract/endpoint.ts';
import { endpoints } from '../../../../contract/endpoints.ts';
import { answer, refuse, type Outcome } from '../../../http/answer.ts';
import type { CustomerCall } from '../../../http/call.ts';
import { serve } from '../../../http/serve.ts';
import { findCart, lockCart, updateOpenCart } from '../../../repositories/carts.ts';
import { findPayment, lockPayment, updatePayment } from '../../../repositories/order-payments.ts';
import { findOrderOfPayment } from '../../../repositories/orders.ts';
import { checkOrder } from '../../../services/check-order.ts';
import { makeOrder } from '../../../services/make-order.ts';
import { receivingOf, receivingOfFrozen } from '../../../services/receiving.ts';
import { reckon } from '../../../services/reckon.ts';
import { refusalDetails } from '../../../services/refusal-details.ts';
import { reopenPayment } from '../../../services/reopen-payment.ts';
import { isUnderWay, settlePayment } from '../../../services/settle-payment.ts';
import type { Standing } from '../../../services/settling/standing.ts';

type Asked = ReceivedOf<typeof endpoints.create_order>;
type Answer = Outcome<typeof endpoints.create_order>;

/** Makes the order of a payment without card money: in one transaction, as nobody else has to be asked. */
const orderAtOnce = (body: Asked, call: CustomerCall, paymentId: string): Promise<Answer> =>
  call.database.transaction(async (transaction) => {
    const here = { ...call, database: transaction };
    const payment = await lockPayment(transaction, paymentId);
    const cart = payment && (await lockCart(transaction, payment.cartId));
    if (!payment || !cart) return refuse(548);
    const earlier = await findOrderOfPayment(transaction, payment.id);
    if (earlier) return answer({ order_id: earlier.id, unique_id: earlier.uniqueId }, 241);
    if (payment.state !== 'paid' || payment.cardPart > 0) return refuse(549, { reason: 'not_paid' });
    const cause = { actor: 'customer', requestId: call.requestId, at: call.now() };
    const checked = await checkOrder(here, payment, cart, { ...receivingOf(body, receivingOfFrozen(payment.order)), destination: payment.order.destination });
    if (!checked.ok) {
      await reopenPayment(transaction, payment, cause);
      const { refusal, reckoning } = checked;
      return reckoning ? { ...refusal, details: await refusalDetails(here, reckoning, { _id: payment.id, ...reckoning.frozen.payment }) } : refusal;
    }
    const order = await makeOrder(transaction, call, { ...payment, order: checked.order }, cause.at, cause);
    await updateOpenCart(transaction, cart.id, { state: 'ordered', updatedAt: cause.at });
    await updatePayment(transaction, payment.id, { state: 'ordered', updatedAt: cause.at });
    return answer({ order_id: order.id, unique_id: order.uniqueId }, 241);
  });

/** What a payment by card came to, as this call answers it. */
async function answerOf(call: CustomerCall, { payment, intent, isCertain }: Standing): Promise<Answer> {
  const order = await findOrderOfPayment(call.database, payment.id);
  if (order) return answer({ order_id: order.id, unique_id: order.uniqueId }, 241);
  if (payment.state === 'held' && isCertain && intent?.state !== 'processing') return refuse(549, { reason: 'not_paid' });
  if (isUnderWay(payment)) return refuse(651, { reason: 'payment_checking' });
  if (!payment.refusal) return refuse(549, { reason: 'not_paid' });
  const { code, reason } = payment.refusal;
  const cart = await findCart(call.database, payment.cartId);
  const reckoning = cart && (await reckon(call, cart, receivingOfFrozen(payment.order), payment.promoId));
  const details = reckoning ? { details: await refusalDetails(call, reckoning, { _id: payment.id, ...reckoning.frozen.payment }) } : {};
  return refuse(code, { ...(reason === null ? {} : { reason }), ...details });
}

/** Makes the order of a paid payment, exactly once; a repeat answers the first one's id (0-decisions, Wire contract). */
export const createOrder = serve(endpoints.create_order, async (body, call) => {
  const payment = body.order_payment_id ? await findPayment(call.database, body.order_payment_id) : null;
  const cart = payment && (await findCart(call.database, payment.cartId));
  if (!payment || cart?.customerId !== call.customer.id) return refuse(548);
  const isByCard = isUnderWay(payment) || (payment.state === 'open' && payment.refusal !== null);
  if (!isByCard) return orderAtOnce(body, call, payment.id);
  const receiving = { ...receivingOf(body, receivingOfFrozen(payment.order)), destination: payment.order.destination };
  const standing = await settlePayment(call, payment.id, { actor: 'customer', requestId: call.requestId }, receiving);
  return standing ? answerOf(call, standing) : refuse(548);
});
