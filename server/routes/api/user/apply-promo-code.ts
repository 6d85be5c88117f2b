import { endpoints } from '#contract/endpoints.ts';
import { answer, refuse, type Refused } from '#server/call/answer.ts';
import type { CustomerCall } from '#server/call/call.ts';
import { serve } from '#server/http/serve.ts';
import { lockCart, type Cart } from '#server/repositories/carts.ts';
import { findPayment, lockPayment, updatePayment, type OrderPaymentRow } from '#server/repositories/order-payments.ts';
import { findPromoByCode } from '#server/repositories/promos.ts';
import { promoMinimumOf } from '#server/services/pricing/refusal-details.ts';
import { fulfilmentOfFrozen } from '#server/services/fulfilment/fulfilment.ts';
import { withCashback } from '#server/services/pricing/cashback.ts';
import { quoteOrder } from '#server/services/pricing/quote-order.ts';
import { reopenPayment } from '#server/services/money/reopen-payment.ts';
import { isUnsettled, settlePayment } from '#server/services/payment/settle-payment.ts';
import { inTransaction } from '#server/database/in-transaction.ts';

/** The payment that may have a promo, and its basket, both locked; or why it may not. Whatever it holds it gives back. */
async function paymentToReckon(
  here: CustomerCall,
  id: string | null | undefined,
): Promise<{ readonly payment: OrderPaymentRow; readonly cart: Cart } | Refused<never>> {
  const { database: transaction, customer, requestId, now } = here;
  const payment = id ? await lockPayment(transaction, id) : null;
  const cart = payment && (await lockCart(transaction, payment.cartId));
  if (!payment || cart?.customerId !== customer.id || payment.state === 'released') return refuse(548);
  if (payment.state === 'ordered') return refuse(535, { reason: 'already_ordered' });
  if (isUnsettled(payment)) return refuse(535, { reason: 'payment_checking' });
  if (payment.state === 'paid') await reopenPayment(transaction, payment, { actor: 'customer', requestId, at: now() });
  return { payment, cart };
}

/** Puts a promo on the open payment in the place of any other; an empty code takes it off. A refusal leaves none. */
export const applyPromoCode = serve(endpoints.apply_promo_code, { count: 20, seconds: 60, exact: true }, async (body, call) => {
  const asked = body.order_payment_id ? await findPayment(call.database, body.order_payment_id) : null;
  // Only its own customer brings a payment on.
  if (asked?.customerId === call.customer.id && isUnsettled(asked))
    await settlePayment(call, asked.id, { actor: 'customer', requestId: call.requestId });
  return inTransaction(call.database, async (transaction) => {
    const here = { ...call, database: transaction };
    const found = await paymentToReckon(here, body.order_payment_id);
    if ('code' in found) return found;
    const { payment, cart } = found;
    const promo = body.promo_code_name === '' ? null : await findPromoByCode(transaction, body.promo_code_name);
    const quote = await quoteOrder(here, cart, fulfilmentOfFrozen(payment.order), promo?.id ?? null);
    if (!quote) return refuse(548);
    await updatePayment(transaction, payment.id, {
      promoId: quote.promo?.id ?? null,
      total: quote.total,
      order: quote.frozen,
      cartVersion: cart.version,
      updatedAt: call.now(),
    });
    const details = { order_payment: await withCashback(here, quote, { _id: payment.id, ...quote.frozen.payment }) };
    if (body.promo_code_name !== '' && !promo) return refuse(546, { reason: 'promo_unknown', details });
    const why = quote.promoRefused?.why;
    if (why) return refuse(why.code, { reason: why.reason, details: { ...details, ...promoMinimumOf(why) } });
    return answer(details);
  });
});
