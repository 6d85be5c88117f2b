import { endpoints } from '#contract/endpoints.ts';
import { toMajor } from '#domain/money.ts';
import { answer, refuse } from '#server/call/answer.ts';
import { serve } from '#server/http/serve.ts';
import { findCart, findOpenCart } from '#server/repositories/carts.ts';
import { findLivePaymentOfCart, lockLivePaymentOfCart, saveOpenPayment } from '#server/repositories/order-payments.ts';
import { ownerOf } from '#server/services/cart/owner.ts';
import { receivingOf } from '#server/services/receiving/receiving.ts';
import { reckon } from '#server/services/pricing/reckon.ts';
import { presentReckonedStore, promoRefusedOf, refusalDetails } from '#server/services/pricing/refusal-details.ts';
import { reopenPayment } from '#server/services/money/reopen-payment.ts';
import { isUnsettled, settlePayment } from '#server/services/payment/settle-payment.ts';
import { newId } from '#server/secrets/ids.ts';

/** What the basket costs, received this way, reckoned by the server alone. */
export const getOrderCartInvoice = serve(
  endpoints.get_order_cart_invoice,
  async (body, call) => {
    const owner = ownerOf(call);
    const found = owner && (await findOpenCart(call.database, owner));
    const earlier = found && (await findLivePaymentOfCart(call.database, found.id));
    if (earlier && isUnsettled(earlier)) await settlePayment(call, earlier.id, { actor: 'customer', requestId: call.requestId });
    const cart = earlier && isUnsettled(earlier) ? await findCart(call.database, earlier.cartId) : found;
    if (!cart || cart.state === 'parked' || cart.state === 'merged') return refuse(962);
    const written = await call.database.transaction(async (transaction) => {
      const here = { ...call, database: transaction };
      const live = await lockLivePaymentOfCart(transaction, cart.id);
      if (live?.state === 'ordered') return 'already_ordered';
      if (live && isUnsettled(live)) return 'payment_checking';
      // A payment that is open again holds nothing any more.
      if (live?.state === 'paid') await reopenPayment(transaction, live, { actor: 'customer', requestId: call.requestId, at: call.now() });
      const reckoning = await reckon(here, cart, receivingOf(body), call.customer ? (live?.promoId ?? null) : null);
      if (!reckoning) return null;
      const saved = await saveOpenPayment(transaction, {
        id: newId(call.now()),
        cartId: cart.id,
        customerId: cart.customerId,
        state: 'open',
        cartVersion: cart.version,
        total: reckoning.total,
        walletPart: 0,
        cardPart: 0,
        cashPart: 0,
        promoId: reckoning.promo?.id ?? null,
        order: reckoning.frozen,
        paidAt: null,
        updatedAt: call.now(),
      });
      return saved ? { saved, reckoning } : 'already_ordered';
    });
    if (written === null) return refuse(cart.lines.length === 0 ? 962 : 634);
    if (typeof written === 'string') return refuse(535, { reason: written });
    const { saved, reckoning } = written;
    const payment = { _id: saved.id, ...reckoning.frozen.payment };
    if (reckoning.refusal) return { ...reckoning.refusal, details: await refusalDetails(call, reckoning, payment) };
    const { store } = reckoning.seller.place;
    return answer(
      {
        server_time: new Date(call.now()).toISOString(),
        timezone: reckoning.city.timezone,
        order_payment: payment,
        store: await presentReckonedStore(call, reckoning),
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
