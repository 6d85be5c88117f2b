import { CASH_PAYMENT_ID } from '../../../../contract/enumerations.ts';
import { endpoints } from '../../../../contract/endpoints.ts';
import { toMajor, toMinor } from '../../../../domain/money.ts';
import { answer, refuse } from '../../../http/answer.ts';
import { serve } from '../../../http/serve.ts';
import { lockCart } from '../../../repositories/carts.ts';
import { lockPayment, updatePayment } from '../../../repositories/order-payments.ts';
import { receivingOf, receivingOfFrozen } from '../../../services/receiving.ts';
import { reckon } from '../../../services/reckon.ts';
import { refusalDetails } from '../../../services/refusal-details.ts';
import { keepPlace, PLACE_HELD_FOR } from '../../../services/slot-places.ts';

/**
 * Freezes the invoice and takes the customer's promise to pay it. Safe to repeat: a payment that is paid answers the
 * same again. A total other than the one the customer saw is refused with the new one.
 */
export const payOrderPayment = serve(endpoints.pay_order_payment, async (body, call) =>
  call.database.transaction(async (transaction) => {
    const payment = await lockPayment(transaction, body.order_payment_id);
    const cart = payment && (await lockCart(transaction, payment.cartId));
    if (!payment || cart?.customerId !== call.customer.id) return refuse(548);
    const parts = (total: number) => answer({ client_secret: null, payment_method: null, wallet_payment: 0, card_payment: 0, cash_payment: toMajor(total) }, 116);
    if (payment.state === 'paid' || payment.state === 'ordered') return parts(payment.total);
    if (payment.state === 'released') return refuse(548);
    const reckoning = await reckon({ ...call, database: transaction }, cart, receivingOf(body, receivingOfFrozen(payment.order)));
    if (!reckoning) return refuse(cart.lines.length === 0 ? 962 : 634);
    const orderPayment = { _id: payment.id, ...reckoning.frozen.payment };
    const details = () => refusalDetails({ ...call, database: transaction }, reckoning, orderPayment);
    if (reckoning.refusal) return { ...reckoning.refusal, details: await details() };
    if (reckoning.total !== toMinor(body.user_pay_payment ?? toMajor(payment.total))) {
      await updatePayment(transaction, payment.id, { total: reckoning.total, order: reckoning.frozen, cartVersion: cart.version, updatedAt: call.now() });
      return refuse(535, { reason: 'prices_changed', details: await details() });
    }
    if (!call.customer.approved) return refuse(651, { reason: 'customer_not_approved' });
    if (body.payment_id !== CASH_PAYMENT_ID || !reckoning.place.city.cashAccepted) return refuse(651, { reason: 'payment_method_unavailable' });
    if (!(await keepPlace(transaction, reckoning.place, payment.id, reckoning.frozen, call.now() + PLACE_HELD_FOR))) return refuse(651, { reason: 'slot_full', details: await details() });
    await updatePayment(transaction, payment.id, {
      state: 'paid',
      customerId: call.customer.id,
      total: reckoning.total,
      walletPart: 0, cardPart: 0, cashPart: reckoning.total,
      order: reckoning.frozen,
      cartVersion: cart.version,
      paidAt: call.now(),
      updatedAt: call.now(),
    });
    return parts(reckoning.total);
  }),
);
