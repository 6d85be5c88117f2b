import { endpoints } from '#contract/endpoints.ts';
import { toMajor } from '#domain/money.ts';
import { answer, refuse } from '#server/call/answer.ts';
import { serve } from '#server/http/serve.ts';
import { findCart } from '#server/repositories/carts.ts';
import { findCartToPrice, findLivePaymentOfCart } from '#server/repositories/order-payments.ts';
import { ownerOf } from '#server/services/cart/owner.ts';
import { receivingOf } from '#server/services/receiving/receiving.ts';
import { whyNotReckoned } from '#server/services/pricing/reckon.ts';
import { presentReckonedStore, promoRefusedOf, refusalDetails } from '#server/services/pricing/refusal-details.ts';
import { isUnsettled, settlePayment } from '#server/services/payment/settle-payment.ts';
import { writeInvoice } from '#server/services/payment/write-invoice.ts';

/** What the basket costs, received this way, reckoned by the server alone. */
export const getOrderCartInvoice = serve(
  endpoints.get_order_cart_invoice,
  async (body, call) => {
    const owner = ownerOf(call);
    const found = owner && (await findCartToPrice(call.database, owner));
    const earlier = found?.payment;
    const wasUnsettled = earlier && isUnsettled(earlier);
    if (wasUnsettled) await settlePayment(call, earlier.id, { actor: 'customer', requestId: call.requestId });
    const cart = wasUnsettled ? await findCart(call.database, earlier.cartId) : found?.cart;
    if (!cart || cart.state === 'parked' || cart.state === 'merged') return refuse(962);
    const live = wasUnsettled ? await findLivePaymentOfCart(call.database, cart.id) : (earlier ?? null);
    const written = await writeInvoice(call, cart, receivingOf(body), live);
    if (written === null) return whyNotReckoned(cart);
    if (typeof written === 'string') return refuse(535, { reason: written });
    const { saved, reckoning } = written;
    const payment = { _id: saved.id, ...reckoning.frozen.payment };
    const { seller } = reckoning;
    if (seller.kind === 'courier') return refuse(962);
    if (reckoning.refusal) return { ...reckoning.refusal, details: await refusalDetails(call, reckoning, payment) };
    const { store } = seller.place;
    return answer(
      {
        server_time: new Date(call.now()).toISOString(),
        timezone: reckoning.city.timezone,
        order_payment: payment,
        store: await presentReckonedStore(call, seller, reckoning.frozen),
        min_order_price: store.minimum === null ? null : toMajor(store.minimum),
        is_provide_pickup_delivery: store.pickup,
        estimated_minutes: reckoning.frozen.aboutMinutes,
        latest_minutes: reckoning.frozen.latestMinutes,
        ...promoRefusedOf(reckoning),
      },
      113,
    );
  },
  { count: 240, seconds: 60 },
);
