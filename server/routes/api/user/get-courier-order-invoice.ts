import { endpoints } from '#contract/endpoints.ts';
import { DELIVERY_TYPE } from '#contract/enumerations.ts';
import { ORDER_STATUS } from '#contract/order-status.ts';
import { toMajor } from '#domain/money.ts';
import { cancelTerms } from '#domain/orders/cancelling.ts';
import { answer, refuse, type Outcome } from '#server/call/answer.ts';
import type { CustomerCall } from '#server/call/call.ts';
import { serve } from '#server/http/serve.ts';
import { contentOf, findCart, findOpenParcel, findParcel, type Cart } from '#server/repositories/carts.ts';
import { findCity, findVehicle } from '#server/repositories/cities.ts';
import { findLivePaymentOfCart, type OrderPaymentRow } from '#server/repositories/order-payments.ts';
import { parcelKeyOf } from '#server/services/cart/parcel-cart.ts';
import { isUnsettled, settlePayment } from '#server/services/payment/settle-payment.ts';
import { writeInvoice } from '#server/services/payment/write-invoice.ts';
import type { Quote } from '#server/services/pricing/quote.ts';
import { promoRefusedOf, refusalDetails } from '#server/services/pricing/refusal-details.ts';
import { whyOutOfArea } from '#server/services/fulfilment/parcel-area.ts';
import { fulfilmentOfFrozen, UNSAID, type FulfilmentDetails } from '#server/services/fulfilment/fulfilment.ts';

type Answer = Outcome<typeof endpoints.get_courier_order_invoice>;

async function parcelToPrice(call: CustomerCall): Promise<Cart | null> {
  const key = parcelKeyOf(call);
  const found = key && ((await findOpenParcel(call.database, key)) ?? (await findParcel(call.database, key)));
  const earlier = found && (await findLivePaymentOfCart(call.database, found.id));
  if (!earlier || !isUnsettled(earlier)) return found;
  await settlePayment(call, earlier.id, { actor: 'customer', requestId: call.requestId });
  return findCart(call.database, found.id);
}

async function whyNotPriced(call: CustomerCall, cart: Cart, vehicleId: string | null | undefined): Promise<Answer | null> {
  const content = contentOf(cart);
  if (content.kind !== 'parcel') return refuse(962);
  const ends = { pickup: content.pickup.location, destination: content.destination.location };
  const outside = await whyOutOfArea(call.database, content.cityId, ends);
  if (outside) return refuse(outside.code, { details: { out_of_area: [...outside.sides] } });
  const city = content.cityId === null ? null : await findCity(call.database, content.cityId);
  if (!city?.parcelTariff) return refuse(813);
  const vehicle = vehicleId ? await findVehicle(call.database, vehicleId) : null;
  return vehicle?.cityId === city.id ? null : refuse(843);
}

const fulfilmentIn = (live: OrderPaymentRow | null, vehicleId: string): FulfilmentDetails => ({
  ...(live ? fulfilmentOfFrozen(live.order) : UNSAID),
  vehicleId,
});

/** The charge for a parcel that is cancelled after a courier accepted it. */
const chargeOnceAccepted = ({ total, city: { cancelChargeType: type, cancelChargeValue: value } }: Quote): number =>
  cancelTerms({ status: ORDER_STATUS.courierAccepted, deliveryType: DELIVERY_TYPE.courier, total, tip: 0 }, { type, value }).charge;

/** What the way of the customer's parcel costs in a vehicle, computed by the server alone (0-decisions, Prices). */
export const getCourierOrderInvoice = serve(
  endpoints.get_courier_order_invoice,
  { count: 240, seconds: 60 },
  async (body, call): Promise<Answer> => {
    if (body.city_id && !(await findCity(call.database, body.city_id))) return refuse(811);
    const cart = await parcelToPrice(call);
    if (!cart) return refuse(962);
    if (cart.state === 'ordered') return refuse(535, { reason: 'already_ordered' });
    const notPriced = cart.state === 'open' ? await whyNotPriced(call, cart, body.vehicle_id) : refuse(962);
    if (notPriced) return notPriced;
    const live = await findLivePaymentOfCart(call.database, cart.id);
    const written = await writeInvoice(call, cart, fulfilmentIn(live, body.vehicle_id ?? ''), live);
    if (written === null) return refuse(843);
    if (typeof written === 'string') return refuse(535, { reason: written });
    const { paymentId, quote } = written;
    const payment = { _id: paymentId, ...quote.frozen.payment };
    if (quote.refusal) return { ...quote.refusal, details: await refusalDetails(call, quote, payment) };
    return answer({
      server_time: new Date(call.now()).toISOString(),
      timezone: quote.city.timezone,
      order_payment: payment,
      estimated_minutes: quote.frozen.aboutMinutes,
      latest_minutes: quote.frozen.latestMinutes,
      cancel_charge: toMajor(chargeOnceAccepted(quote)),
      trip: quote.seller.kind === 'courier' ? quote.seller.trip : null,
      ...promoRefusedOf(quote),
    });
  },
);
