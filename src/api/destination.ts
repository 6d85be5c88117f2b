import { typedMark } from '#contract/typed-text.ts';
import { discoveryCalls } from '#contract/calls/discovery.ts';
import { placeCalls } from '#contract/calls/places.ts';
import type { OrderAddress } from '#contract/entities/order-address.ts';
import type { Failure } from '#contract/failure.ts';
import { isUnnamedPoint } from '#domain/checkout/map-point.ts';
import { metresBetween } from '#domain/geometry.ts';
import { failed, ok, type Result } from '#contract/result.ts';
import type { Api } from './api.ts';
import { isAbsent } from './call-failed.ts';
import { toCurrentLocationAt } from '#domain/current-location.ts';

/** Whether anything is delivered to a place in the basket's city (558 when nothing is). */
export async function checkDeliveryAvailable(
  api: Api,
  { location: [latitude, longitude] }: OrderAddress,
  cityId: string | null,
  signal: AbortSignal,
): Promise<Result<null, Failure>> {
  const answered = await api.call(discoveryCalls.check_delivery_available, { latitude, longitude, city_id: cityId }, { signal });
  return answered.ok ? ok(null) : answered;
}

const streetOf = (address: string) => (address.split(',')[0] ?? '').trim();

const wrongPostcode = failed({ kind: 'refused', code: 811, reason: null, details: null } as const);

/** So far from where its postcode lies a door may be, metres: postcodes cover villages with their fields. */
const POSTCODE_REACH = 5_000;

type PostcodeAt = { readonly lat: number; readonly lng: number };

/** Without a gazetteer: the door stays where it is, under a postcode that lies around it. */
function keptAtItsDoor(destination: OrderAddress, digits: string, { lat, lng }: PostcodeAt): Result<OrderAddress, Failure> {
  if (metresBetween(destination.location, [lat, lng]) > POSTCODE_REACH) return wrongPostcode;
  return ok({ ...destination, address: destination.address.replace(/\b\d{4}\b(?= \p{L})/u, digits), post_code: digits });
}

async function pointInPostcode(
  api: Api,
  digits: string,
  destination: OrderAddress,
  around: PostcodeAt,
  signal: AbortSignal,
): Promise<Result<OrderAddress, Failure>> {
  const [latitude, longitude] = destination.location;
  const found = await api.call(placeCalls.nearest_place, { latitude, longitude }, { signal });
  if (!found.ok) return isAbsent(found.failure) ? keptAtItsDoor(destination, digits, around) : found;
  const { place } = found.value;
  if (place?.postcode !== digits) return wrongPostcode;
  return ok({
    ...destination,
    address: toCurrentLocationAt({ latitude, longitude }, place).address,
    post_code: place.postcode,
    city: place.city,
  });
}

/**
 * Where an address lies when its postcode is this one. 811 when there is no such postcode or the street is not in it: a
 * postcode nearer to the store never moves a door that is farther away.
 */
export async function locateInPostcode(
  api: Api,
  postcode: string,
  destination: OrderAddress,
  signal: AbortSignal,
): Promise<Result<OrderAddress, Failure>> {
  const known = await api.call(placeCalls.get_address_using_postcode, { post_code: postcode }, { signal });
  if (!known.ok) return known;
  const digits = typedMark(postcode).replace(/\D/g, '');
  if (isUnnamedPoint(destination.address)) return pointInPostcode(api, digits, destination, known.value.location, signal);
  const street = streetOf(destination.address);
  const found = await api.call(placeCalls.search_places, { query: `${street}, ${postcode}`, limit: 6 }, { signal });
  if (!found.ok) return isAbsent(found.failure) ? keptAtItsDoor(destination, digits, known.value.location) : found;
  const place = found.value.places.find(
    (one) => one.postcode === digits && one.street !== '' && street.toLowerCase().startsWith(one.street.toLowerCase()),
  );
  if (!place) return wrongPostcode;
  return ok({
    ...destination,
    address: `${street}, ${place.postcode} ${place.city}`,
    post_code: place.postcode,
    city: place.city,
    location: [place.latitude, place.longitude],
  });
}
