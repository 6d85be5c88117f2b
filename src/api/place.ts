import type { Place } from '../../contract/calls/places.ts';
import type { CurrentLocation } from '../../contract/entities/address.ts';

/** A place of the gazetteer as the place a customer looks around from. */
export const toCurrentLocation = (place: Place): CurrentLocation => ({
  latitude: place.latitude,
  longitude: place.longitude,
  address: place.kind === 'postcode' ? `${place.postcode} ${place.city}` : `${place.label}, ${place.postcode} ${place.city}`,
  city1: place.city,
  city2: 'Genève',
  city3: '',
  country: 'Switzerland',
  country_code: 'CH',
  country_code_2: 'CHE',
  city_code: place.postcode,
});
