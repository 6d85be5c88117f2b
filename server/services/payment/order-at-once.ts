import { refuse, type Refused } from '#server/call/answer.ts';
import type { Services } from '#server/call/services.ts';
import { updateOpenCart } from '#server/repositories/carts.ts';
import { lockPaymentOfCart, updatePayment, type OrderPaymentRow } from '#server/repositories/order-payments.ts';
import { findOrderOfPayment, type OrderRow } from '#server/repositories/orders.ts';
import { callOfCustomer } from './call-of-customer.ts';
import { checkOrder } from '../orders/check-order.ts';
import { makeOrder } from '../orders/make-order.ts';
import { receivingOfFrozen, type ReceivingDetails } from '../receiving/receiving.ts';
import { refusalDetails, type CheckoutDetails } from '../pricing/refusal-details.ts';
import { reopenPayment } from '../money/reopen-payment.ts';
import type { By } from '../money/cause.ts';
import { inTransaction } from '#server/database/in-transaction.ts';

/** Whether a payment without card money came with its whole order, so that anybody may have it made. */
export const isOrderedAtOnce = ({ state, cardPart, orderWanted }: OrderPaymentRow): boolean =>
  state === 'paid' && cardPart === 0 && orderWanted;

/**
 * Makes the order of a payment without card money, exactly once: in one transaction, as nobody else has to be asked. One
 * that cannot be made opens the payment again, and the reason is kept with it.
 * @param receiving how the customer's own call wants the order; otherwise as it was paid for
 * @returns the order, perhaps an earlier call's, or why there is none
 */
export const orderAtOnce = (
  services: Services,
  paymentId: string,
  by: By,
  receiving: ReceivingDetails | null = null,
): Promise<OrderRow | Refused<CheckoutDetails>> =>
  inTransaction(services.database, async (transaction) => {
    const locked = await lockPaymentOfCart(transaction, paymentId);
    if (!locked) return refuse(548);
    const { payment, cart } = locked;
    const earlier = await findOrderOfPayment(transaction, payment.id);
    if (earlier) return earlier;
    if (payment.state !== 'paid' || payment.cardPart > 0) return refuse(549, { reason: 'not_paid' });
    const here = await callOfCustomer(services, transaction, payment, by);
    const cause = { ...by, at: services.now() };
    const checked = await checkOrder(here, payment, cart, receiving ?? receivingOfFrozen(payment.order));
    if (!checked.ok) {
      const { refusal, reckoning } = checked;
      await reopenPayment(transaction, payment, cause);
      await updatePayment(transaction, payment.id, { refusal: { code: refusal.code, reason: refusal.reason ?? null, declineCode: null } });
      return reckoning
        ? { ...refusal, details: await refusalDetails(here, reckoning, { _id: payment.id, ...reckoning.frozen.payment }) }
        : refusal;
    }
    const order = await makeOrder(transaction, services, { payment: { ...payment, order: checked.order }, cart }, cause.at, cause);
    await updateOpenCart(transaction, cart.id, { state: 'ordered', updatedAt: cause.at });
    await updatePayment(transaction, payment.id, { state: 'ordered', updatedAt: cause.at });
    return order;
  });
