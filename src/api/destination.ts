import { adminCalls } from '../../contract/calls/admin.ts';
import { discoveryCalls } from '../../contract/calls/discovery.ts';
import { placeCalls } from '../../contract/calls/places.ts';
import type { OrderAddress } from '../../contract/entities/address.ts';
import type { Failure } from '../../contract/failure.ts';
import { failed, ok, type Result } from '../../machines/result.ts';
import type { Api } from './api.ts';

/** Whether anything is delivered to a place in the basket's city (558 when nothing is). */
export async function checkDeliveryAvailable(api: Api, { location: [latitude, longitude] }: OrderAddress, cityId: string | null, signal: AbortSignal): Promise<Result<null, Failure>> {
  const answered = await api.call(discoveryCalls.check_delivery_available, { latitude, longitude, city_id: cityId }, { signal });
  return answered.ok ? ok(null) : answered;
}

/** The street part of an address, without postcode and town. */
const streetOf = (address: string) => (address.split(',')[0] ?? '').trim();

/**
 * Where an address lies when its postcode is this one. 811 when there is no such postcode or the street is not in it: a
 * postcode nearer to the store never moves a door that is farther away.
 */
export async function locateInPostcode(api: Api, postcode: string, destination: OrderAddress, signal: AbortSignal): Promise<Result<OrderAddress, Failure>> {
  const known = await api.call(adminCalls.get_address_using_postcode, { post_code: postcode }, { signal });
  if (!known.ok) return known;
  const street = streetOf(destination.address);
  const found = await api.call(placeCalls.search_places, { query: `${street}, ${postcode}`, limit: 6 }, { signal });
  if (!found.ok) return found;
  const digits = postcode.replace(/\D/g, '');
  const place = found.value.places.find((one) => one.postcode === digits && one.street !== '' && street.toLowerCase().startsWith(one.street.toLowerCase()));
  if (!place) return failed({ kind: 'refused', code: 811, reason: null, details: null });
  return ok({ ...destination, address: `${street}, ${place.postcode} ${place.city}`, post_code: place.postcode, city: place.city, location: [place.latitude, place.longitude] });
}
