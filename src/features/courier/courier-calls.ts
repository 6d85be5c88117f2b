import { cartCalls } from '#contract/calls/cart.ts';
import { courierCalls } from '#contract/calls/courier.ts';
import { activeOrderCalls } from '#contract/calls/active-orders.ts';
import { DELIVERY_TYPE, ORDER_TYPE } from '#contract/enumerations.ts';
import type { Trip } from '#contract/entities/trip.ts';
import type { OrderAddress } from '#contract/entities/order-address.ts';
import { readPayer } from '#domain/parcel/who-pays.ts';
import type { EndDraft, ParcelWay } from '#domain/parcel/parcel-draft.ts';
import { internationalPhone } from '#domain/phone.ts';
import type { CartSaved, CourierPriced, Listed, Recalled } from '#machines/courier-booking/booking-types.ts';
import type { VehicleList } from '#machines/courier-booking/vehicle-offers.ts';
import { failed, ok } from '#contract/result.ts';
import type { Api } from '#src/api/api.ts';
import { roughWay } from '#src/shop/payment/fulfilment-fields.ts';

const cityOf = (api: Api) => ({ city_id: api.whereabouts().cityId, country_id: api.whereabouts().countryId });

function roughTrip(from: OrderAddress['location'], to: OrderAddress['location']): Trip {
  const { metres, seconds } = roughWay(from, to);
  return { distance: metres, minutes: Math.ceil(seconds / 60), road: [from, to], is_estimated: true };
}

export async function listVehicles(
  api: Api,
  { pickup, dropOff }: { readonly pickup: OrderAddress; readonly dropOff: OrderAddress },
  signal: AbortSignal,
): Promise<Listed> {
  const listed = await api.call(
    courierCalls.get_vehicles_list,
    {
      delivery_type: DELIVERY_TYPE.courier,
      city_id: api.whereabouts().cityId,
      pickup_location: pickup.location,
      destination_location: dropOff.location,
    },
    { signal },
  );
  // A server that knows no streets gets the way from whoever asks for its price.
  return listed.ok && listed.value.trip === null ? ok({ ...listed.value, trip: roughTrip(pickup.location, dropOff.location) }) : listed;
}

export async function saveParcel(api: Api, token: string, { pickup, dropOff }: ParcelWay, signal: AbortSignal): Promise<CartSaved> {
  const saved = await api.call(
    cartCalls.add_item_in_cart,
    {
      ...cityOf(api),
      delivery_type: DELIVERY_TYPE.courier,
      user_type: ORDER_TYPE,
      store_id: null,
      cart_unique_token: token,
      order_details: [],
      pickup_addresses: [pickup],
      destination_addresses: [dropOff],
      total_cart_price: 0,
      total_item_tax: 0,
    },
    { signal },
  );
  return saved.ok ? ok({ cartId: saved.value.cart_id }) : saved;
}

/** What the parcel of this cart costs in a vehicle. Where the way is not known, its length is said to be 0, which no server believes. */
export const priceParcel = async (
  api: Api,
  token: string,
  { vehicleId, list }: { readonly vehicleId: string; readonly list: VehicleList | null },
  signal: AbortSignal,
): Promise<CourierPriced> =>
  api.call(
    courierCalls.get_courier_order_invoice,
    {
      ...cityOf(api),
      total_distance: list?.trip?.distance ?? 0,
      total_time: (list?.trip?.minutes ?? 0) * 60,
      store_id: null,
      order_type: ORDER_TYPE,
      total_cart_price: 0,
      total_item_count: 0,
      is_user_pick_up_order: false,
      vehicle_id: vehicleId,
      cart_unique_token: token,
    },
    { signal },
  );

const endOf = (address: OrderAddress, note: string): EndDraft => {
  const { name, phone, country_phone_code: code } = address.user_details;
  return { name, phone: phone ? internationalPhone(phone, code || undefined) : '', note, door: '', address };
};

/** Both ends of an order of before, who paid it, and its vehicle. One of a store answers like one that does not exist. */
export async function recallOrder(api: Api, orderId: string, signal: AbortSignal): Promise<Recalled> {
  const answered = await api.call(activeOrderCalls.get_order_detail, { order_id: orderId }, { signal });
  if (!answered.ok) return answered;
  const { order } = answered.value;
  const [pickup] = order.cart_detail.pickup_addresses;
  const [dropOff] = order.cart_detail.destination_addresses;
  if (order.delivery_type !== DELIVERY_TYPE.courier || !pickup || !dropOff)
    return failed({ kind: 'refused', code: 652, reason: null, details: null });
  return ok({
    pickup: endOf(pickup, pickup.note ?? ''),
    dropOff: endOf(dropOff, readPayer(dropOff.note ?? '').note),
    payer: readPayer(order.delivery_note).isReceiver ? 'receiver' : 'sender',
    vehicleId: order.vehicle_detail?._id ?? null,
  });
}
