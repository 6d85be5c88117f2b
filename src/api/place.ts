import type { Place } from '../../contract/calls/places.ts';
import type { CurrentLocation } from '../../contract/entities/address.ts';

const CANTON = { city1: 'Genève', city2: 'Genève', city3: '', country: 'Switzerland', country_code: 'CH', country_code_2: 'CHE', city_code: '' } as const;

/** A place of the gazetteer as the place a customer looks around from. */
export const toCurrentLocation = (place: Place): CurrentLocation => ({
  ...CANTON,
  latitude: place.latitude,
  longitude: place.longitude,
  address: place.kind === 'postcode' ? `${place.postcode} ${place.city}` : `${place.label}, ${place.postcode} ${place.city}`,
  city1: place.city,
  city_code: place.postcode,
});

/** A point whose nearest place is known, as the place a customer looks around from: the point stays, the place names it. */
export const toCurrentLocationAt = (point: { readonly latitude: number; readonly longitude: number }, place: Place): CurrentLocation =>
  ({ ...toCurrentLocation(place), latitude: point.latitude, longitude: point.longitude });

/** A point that nobody could name, under words of the page. They hold no house number, so that one is asked for before a delivery is paid. */
export const toUnnamedLocation = (point: { readonly latitude: number; readonly longitude: number }, words: string): CurrentLocation =>
  ({ ...CANTON, latitude: point.latitude, longitude: point.longitude, address: words });
