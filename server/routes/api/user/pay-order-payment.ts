import { CASH_PAYMENT_ID } from '../../../../contract/enumerations.ts';
import { endpoints } from '../../../../contract/endpoints.ts';
import { toMajor, toMinor } from '../../../../domain/money.ts';
import { refuse, type Refused } from '../../../http/answer.ts';
import type { CustomerCall } from '../../../http/call.ts';
import { serve } from '../../../http/serve.ts';
import { lockCart, type Cart } from '../../../repositories/carts.ts';
import { lockPayment, updatePayment, type OrderPaymentRow } from '../../../repositories/order-payments.ts';
import { holdPromo, releasePromo } from '../../../repositories/promos.ts';
import { givePlaceBack } from '../../../repositories/slots.ts';
import { answerParts, reserveFromWallet, walletPartOf } from '../../../services/payment-parts.ts';
import { receivingOf, receivingOfFrozen, type Receiving } from '../../../services/receiving.ts';
import { reckon } from '../../../services/reckon.ts';
import { refusalDetails, type CheckoutDetails } from '../../../services/refusal-details.ts';
import { keepPlace } from '../../../services/slot-places.ts';

type Here = CustomerCall & { readonly payment: OrderPaymentRow; readonly cart: Cart };

/** The payment as it would be by today's reckoning, kept open, and why it is not taken. */
async function refuseWithNewPrice(here: Here, receiving: Receiving): Promise<Refused<CheckoutDetails>> {
  const { payment, cart } = here;
  const reckoning = await reckon(here, cart, receiving, payment.promoId);
  if (!reckoning) return refuse(634);
  // A promo that is used up stays on the payment until the next invoice has told so.
  await updatePayment(here.database, payment.id, { total: reckoning.total, order: reckoning.frozen, cartVersion: cart.version, updatedAt: here.now() });
  return refuse(535, { reason: 'prices_changed', details: await refusalDetails(here, reckoning, { _id: payment.id, ...reckoning.frozen.payment }) });
}

/**
 * Freezes the invoice, reserves the place in a slot, what the wallet pays and the use of the promo, and takes the customer's promise to pay
 * the rest. Safe to repeat: a payment that is paid answers the same again. A total other than the one the customer saw is
 * refused with the new one.
 */
export const payOrderPayment = serve(endpoints.pay_order_payment, async (body, call) =>
  call.database.transaction(async (transaction) => {
    const payment = await lockPayment(transaction, body.order_payment_id);
    const cart = payment && (await lockCart(transaction, payment.cartId));
    if (!payment || cart?.customerId !== call.customer.id) return refuse(548);
    if (payment.state === 'paid' || payment.state === 'ordered') return answerParts(payment);
    if (payment.state === 'released') return refuse(548);
    const here = { ...call, database: transaction, payment, cart };
    const receiving = receivingOf(body, receivingOfFrozen(payment.order));
    const reckoning = await reckon(here, cart, receiving, payment.promoId);
    if (!reckoning) return refuse(cart.lines.length === 0 ? 962 : 634);
    const { frozen, total, place, promo } = reckoning;
    const details = () => refusalDetails(here, reckoning, { _id: payment.id, ...frozen.payment });
    if (reckoning.refusal) return { ...reckoning.refusal, details: await details() };
    if (reckoning.promoRefused || total !== toMinor(body.user_pay_payment ?? toMajor(payment.total))) return refuseWithNewPrice(here, receiving);
    if (!call.customer.approved) return refuse(651, { reason: 'customer_not_approved' });
    const walletPart = await walletPartOf(here, total);
    if (body.wallet_payment != null && toMinor(body.wallet_payment) !== walletPart) return refuse(569, { details: await details() });
    const rest = total - walletPart;
    if (rest > 0 && (body.payment_id !== CASH_PAYMENT_ID || !place.city.cashAccepted)) return refuse(651, { reason: 'payment_method_unavailable' });
    const attempt = payment.attempt + 1;
    const letGo = async () => {
      await releasePromo(transaction, payment.id);
      await givePlaceBack(transaction, payment.id);
    };
    if (!(await keepPlace(transaction, place, payment.id, frozen))) return refuse(651, { reason: 'slot_full', details: await details() });
    if (promo && (await holdPromo(transaction, promo, { orderPaymentId: payment.id, customerId: call.customer.id })) !== null) {
      await letGo();
      return refuseWithNewPrice(here, receiving);
    }
    if (!(await reserveFromWallet(here, { id: payment.id, attempt }, walletPart))) {
      await letGo();
      return refuse(569, { details: await details() });
    }
    const paid = { walletPart, cardPart: 0, cashPart: rest };
    await updatePayment(transaction, payment.id, {
      ...paid,
      state: 'paid', attempt, total,
      customerId: call.customer.id,
      promoId: promo?.id ?? null,
      order: frozen,
      cartVersion: cart.version,
      paidAt: call.now(),
      updatedAt: call.now(),
    });
    return answerParts(paid);
  }),
);
