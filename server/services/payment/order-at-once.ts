import { refuse, type Refused } from '#server/call/answer.ts';
import type { Services } from '#server/call/services.ts';
import { allAnswered } from '#server/database/all-answered.ts';
import { askedOfProvider } from '#server/database/payment-parts.ts';
import { revisionOfPayment } from '#server/repositories/catalogue-revisions.ts';
import { lockPaymentOfCustomer, updatePayment, type OrderPaymentRow, type PaymentOfCart } from '#server/repositories/order-payments.ts';
import { findOrderOfPayment } from '#server/repositories/orders.ts';
import type { OrderMade } from '#server/repositories/write-order.ts';
import { callAs } from './call-of-customer.ts';
import { checkOrder } from '../orders/check-order.ts';
import { makeOrder } from '../orders/make-order.ts';
import { fulfilmentOfFrozen, type FulfilmentDetails } from '../fulfilment/fulfilment.ts';
import { refusalDetails, type CheckoutDetails } from '../pricing/refusal-details.ts';
import { reopenPayment } from '../money/reopen-payment.ts';
import type { By } from '../money/cause.ts';
import { inTransaction } from '#server/database/in-transaction.ts';

const isPaidWithoutProvider = (payment: OrderPaymentRow): boolean => payment.state === 'paid' && askedOfProvider(payment) === 0;

/** Whether a payment without card money came with its whole order, so that anybody may have it made. */
export const isOrderedAtOnce = (payment: OrderPaymentRow): boolean => isPaidWithoutProvider(payment) && payment.orderWanted;

type Asked = {
  readonly customerId: string;
  readonly leaves: (found: PaymentOfCart) => boolean;
  readonly fulfilmentOf: (payment: OrderPaymentRow) => FulfilmentDetails;
};

/**
 * Makes the order of a payment without card money, exactly once: in one transaction, as nobody else has to be asked. One
 * that cannot be made opens the payment again, and the reason is kept with it.
 * @param asked the customer whose own call asks for it, and how they want the order; otherwise it is as it was paid for
 * @returns the order, perhaps an earlier call's, or why there is none; the payment, left as it was, where `asked` tells that it is another's to end
 */
export const orderAtOnce = (
  services: Services,
  paymentId: string,
  by: By,
  asked: Asked | null = null,
): Promise<OrderMade | Refused<CheckoutDetails> | PaymentOfCart> =>
  inTransaction(services.database, async (transaction) => {
    const [locked, revision] = await allAnswered([
      lockPaymentOfCustomer(transaction, paymentId, asked?.customerId),
      revisionOfPayment(transaction, paymentId),
    ]);
    if (!locked) return refuse(548);
    const { payment, cart, customer } = locked;
    if (asked?.leaves(locked)) return { payment, cart };
    const isPaid = isPaidWithoutProvider(payment);
    // Both change in one transaction: a payment that is still paid has none.
    const earlier = isPaid ? null : await findOrderOfPayment(transaction, payment.id);
    if (earlier) return earlier;
    if (!isPaid) return refuse(549, { reason: 'not_paid' });
    const here = callAs(customer, services, transaction, payment, by);
    const fulfilment = asked?.fulfilmentOf(payment) ?? fulfilmentOfFrozen(payment.order);
    const cause = { ...by, at: services.now() };
    const checked = await checkOrder(here, payment, cart, fulfilment, revision);
    if (!checked.ok) {
      const { refusal, quote } = checked;
      await reopenPayment(transaction, payment, cause);
      await updatePayment(transaction, payment.id, { refusal: { code: refusal.code, reason: refusal.reason ?? null, declineCode: null } });
      return quote ? { ...refusal, details: await refusalDetails(here, quote, { _id: payment.id, ...quote.frozen.payment }) } : refusal;
    }
    const frozen = { payment: { ...payment, order: checked.order }, cart, customer };
    return makeOrder(transaction, services, frozen, { decidedAt: cause.at, ends: true }, cause);
  });
