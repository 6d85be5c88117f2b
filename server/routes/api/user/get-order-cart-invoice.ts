import { endpoints } from '#contract/endpoints.ts';
import { toMajor } from '#domain/money.ts';
import { answer, refuse } from '#server/call/answer.ts';
import type { Call } from '#server/call/call.ts';
import { serve } from '#server/http/serve.ts';
import { findCart } from '#server/repositories/carts.ts';
import { findCartToPrice, findLivePaymentOfCart } from '#server/repositories/order-payments.ts';
import { ownerOf } from '#server/services/cart/owner.ts';
import { fulfilmentOf } from '#server/services/fulfilment/fulfilment.ts';
import { withCashback } from '#server/services/pricing/cashback.ts';
import { whyNotQuoted } from '#server/services/pricing/quote-order.ts';
import { presentReckonedStore, promoRefusedOf, refusalDetails } from '#server/services/pricing/refusal-details.ts';
import { isUnsettled, settlePayment } from '#server/services/payment/settle-payment.ts';
import { writeInvoice } from '#server/services/payment/write-invoice.ts';

/** The caller's basket with its live payment, once one that was not settled is; null where there is no basket. */
async function findPriced(call: Call) {
  const owner = ownerOf(call);
  const found = owner && (await findCartToPrice(call.database, owner));
  if (!found) return null;
  const { payment } = found;
  if (!payment || !isUnsettled(payment)) return found;
  await settlePayment(call, payment.id, { actor: 'customer', requestId: call.requestId });
  const settled = await findCart(call.database, payment.cartId);
  return settled && { ...found, cart: settled, payment: await findLivePaymentOfCart(call.database, settled.id), revision: undefined };
}

export const getOrderCartInvoice = serve(endpoints.get_order_cart_invoice, { count: 240, seconds: 60 }, async (body, call) => {
  const priced = await findPriced(call);
  if (!priced || priced.cart.state === 'parked' || priced.cart.state === 'merged') return refuse(962);
  const { cart, payment: live, revision, isFavourite } = priced;
  const written = await writeInvoice(call, cart, fulfilmentOf(body), live, revision);
  if (written === null) return whyNotQuoted(cart);
  if (typeof written === 'string') return refuse(535, { reason: written });
  const { paymentId, quote } = written;
  const payment = { _id: paymentId, ...quote.frozen.payment };
  const { seller, frozen } = quote;
  const { minimumAge } = frozen;
  if (seller.kind === 'courier') return refuse(962);
  if (quote.refusal) return { ...quote.refusal, details: await refusalDetails(call, quote, payment) };
  const { store } = seller.place;
  return answer({
    server_time: new Date(call.now()).toISOString(),
    timezone: quote.city.timezone,
    order_payment: await withCashback(call, quote, payment),
    store: presentReckonedStore(call, seller, frozen, isFavourite),
    min_order_price: store.minimum === null ? null : toMajor(store.minimum),
    is_provide_pickup_delivery: store.pickup,
    estimated_minutes: frozen.aboutMinutes,
    latest_minutes: frozen.latestMinutes,
    ...promoRefusedOf(quote),
    ...(minimumAge !== undefined && { minimum_age: minimumAge }),
    ...(quote.tips && { courier_tips: quote.tips.choices.map(toMajor) }),
  });
});
