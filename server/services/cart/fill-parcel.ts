import type { OrderAddress } from '#contract/entities/order-address.ts';
import type { ReceivedOf } from '#contract/endpoint.ts';
import type { endpoints } from '#contract/endpoints.ts';
import { missingForBooking } from '#domain/parcel/booking.ts';
import { answer, refuse, type Outcome } from '#server/call/answer.ts';
import type { Call } from '#server/call/call.ts';
import { findCity, findCityAround } from '#server/repositories/cities.ts';
import { expectedOf } from './expected-cart.ts';
import { emptyParcel, parcelKeyOf, saveParcel } from './parcel-cart.ts';
import { presentParcel, presentParcelOf } from './present-parcel.ts';

type Asked = ReceivedOf<typeof endpoints.add_item_in_cart>;

const endOf = ([sent]: readonly OrderAddress[], type: OrderAddress['address_type']): OrderAddress | null =>
  sent ? { ...sent, address_type: type } : null;

async function cityIdOf(call: Call, asked: string | null | undefined, pickup: OrderAddress): Promise<string | null> {
  const city = asked ? await findCity(call.database, asked) : null;
  return (city ?? (await findCityAround(call.database, pickup.location)))?.id ?? null;
}

/** Makes the sent addresses the whole parcel; none at all empty it. What they lack is answered beside 961, and nothing changes then. */
export async function fillParcel(body: Asked, call: Call): Promise<Outcome<typeof endpoints.add_item_in_cart>> {
  if (!call.customer) return refuse(999);
  const key = parcelKeyOf(call);
  if (!key || body.store_id || body.order_details.some(({ items }) => items.length > 0)) return refuse(961);
  const expected = expectedOf(body);
  const [pickup, destination] = [endOf(body.pickup_addresses, 'pickup'), endOf(body.destination_addresses, 'destination')];
  const lost = async () => refuse(963, { details: await presentParcelOf(call, key) });
  if (!pickup && !destination) return (await emptyParcel(call, key, expected)) ? answer(await presentParcelOf(call, key), 951) : lost();
  const missing = missingForBooking(pickup, destination);
  if (!pickup || !destination || missing.length > 0) return refuse(961, { details: { ...(await presentParcelOf(call, key)), missing } });
  const saved = await saveParcel(call, key, { pickup, destination, cityId: await cityIdOf(call, body.city_id, pickup) }, expected);
  return saved ? answer(await presentParcel(call, saved)) : lost();
}
