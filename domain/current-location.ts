import type { Place } from '#contract/calls/places.ts';
import type { CurrentLocation } from '#contract/entities/address.ts';
import { coordinatesText, pointAddress } from './checkout/map-point.ts';
import { metresBetween } from './geometry.ts';

export const toCurrentLocation = (place: Place): CurrentLocation => ({
  latitude: place.latitude,
  longitude: place.longitude,
  address: place.kind === 'postcode' ? `${place.postcode} ${place.city}` : `${place.label}, ${place.postcode} ${place.city}`,
  city1: place.city,
  city2: place.region ?? '',
  city3: '',
  country: place.country ?? '',
  country_code: place.country_code ?? '',
  country_code_2: place.country_code_2 ?? '',
  city_code: place.postcode,
});

const NOWHERE_KNOWN = { city1: '', city2: '', city3: '', country: '', country_code: '', country_code_2: '', city_code: '' } as const;

/**
 * A point as the place a customer looks around from: under the address of the house that stands there; where no house is
 * known as a point, with the nearest street and how far it is. Null is a point of which nothing is known.
 */
export function toCurrentLocationAt(
  point: { readonly latitude: number; readonly longitude: number },
  place: Place | null,
): CurrentLocation {
  const { latitude, longitude } = point;
  if (place?.kind === 'house') return { ...toCurrentLocation(place), latitude, longitude };
  const near = place && { street: place.label, metres: metresBetween([latitude, longitude], [place.latitude, place.longitude]) };
  const address = pointAddress(coordinatesText(point), near, place ? `${place.postcode} ${place.city}` : '');
  return { ...NOWHERE_KNOWN, ...(place && toCurrentLocation(place)), latitude, longitude, address };
}
