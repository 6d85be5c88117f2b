import { endpoints } from '../../../../contract/endpoints.ts';
import { toMajor } from '../../../../domain/money.ts';
import { answer, refuse } from '../../../http/answer.ts';
import { serve } from '../../../http/serve.ts';
import { findOpenCart } from '../../../repositories/carts.ts';
import { givePlaceBack } from '../../../repositories/slots.ts';
import { saveOpenPayment, type OrderPaymentRow } from '../../../repositories/order-payments.ts';
import { ownerOf } from '../../../services/cart-owner.ts';
import { receivingOf } from '../../../services/receiving.ts';
import { reckon } from '../../../services/reckon.ts';
import { presentReckonedStore, refusalDetails } from '../../../services/refusal-details.ts';
import { newId } from '../../../services/secrets.ts';

/** What the basket costs, received this way, reckoned by the server alone. */
export const getOrderCartInvoice = serve(endpoints.get_order_cart_invoice, async (body, call) => {
  const owner = ownerOf(call);
  const cart = owner && (await findOpenCart(call.database, owner));
  if (!cart) return refuse(962);
  const reckoning = await reckon(call, cart, receivingOf(body));
  if (!reckoning) return refuse(cart.lines.length === 0 ? 962 : 634);
  const open: OrderPaymentRow = {
    id: newId(call.now()),
    cartId: cart.id,
    customerId: cart.customerId,
    state: 'open',
    cartVersion: cart.version,
    total: reckoning.total,
    walletPart: 0, cardPart: 0, cashPart: 0,
    order: reckoning.frozen,
    paidAt: null,
    updatedAt: call.now(),
  };
  // A payment that is open again holds nothing any more.
  const saved = await call.database.transaction(async (transaction) => {
    const row = await saveOpenPayment(transaction, open);
    if (row) await givePlaceBack(transaction, row.id);
    return row;
  });
  if (!saved) return refuse(535, { reason: 'already_ordered' });
  const payment = { _id: saved.id, ...reckoning.frozen.payment };
  if (reckoning.refusal) return { ...reckoning.refusal, details: await refusalDetails(call, reckoning, payment) };
  const { store, city } = reckoning.place;
  return answer({
    server_time: new Date(call.now()).toISOString(),
    timezone: city.timezone,
    order_payment: payment,
    store: await presentReckonedStore(call, reckoning),
    min_order_price: store.minimum === null ? null : toMajor(store.minimum),
    is_provide_pickup_delivery: store.pickup,
    estimated_minutes: reckoning.frozen.aboutMinutes,
    latest_minutes: reckoning.frozen.latestMinutes,
  }, 113);
});
