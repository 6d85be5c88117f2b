import first from '#content/cities/first.json';
import type { CurrentLocation } from '#contract/entities/address.ts';

export type Coordinates = { readonly latitude: number; readonly longitude: number };

/** What calls carry of a place; null for none. */
export const coordinatesOf = (place: Coordinates | null): Coordinates | null =>
  place && { latitude: place.latitude, longitude: place.longitude };

export const CITY_CENTRE: Coordinates = first.centre;

export const CITY_SLUG: string = first.slug;

export type Whereabouts = {
  readonly place: CurrentLocation | null;
  readonly cityId: string | null;
  readonly timezone: string | null;
  readonly countryId: string | null;
  readonly currencySign: string | null;
};
export const NOWHERE: Whereabouts = { place: null, cityId: null, timezone: null, countryId: null, currencySign: null };

/** The ten fields of a place as calls carry them; a point that is not the customer's place has no words. */
export const locationFields = ({ place }: Whereabouts, coordinates: Coordinates = place ?? CITY_CENTRE) => ({
  address: '',
  city1: '',
  city2: '',
  city3: '',
  country: '',
  country_code: '',
  country_code_2: '',
  city_code: '',
  ...(place?.latitude === coordinates.latitude && place.longitude === coordinates.longitude ? place : coordinates),
});
