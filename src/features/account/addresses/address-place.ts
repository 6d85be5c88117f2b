import type { CurrentLocation } from '#contract/entities/address.ts';
import type { AddressPlace } from '#domain/addresses/address-draft.ts';

export const toAddressPlace = ({ latitude, longitude, address, country, country_code }: CurrentLocation): AddressPlace => ({
  latitude,
  longitude,
  address,
  country,
  country_code,
});

export const toFieldPlace = (place: AddressPlace, text: string): CurrentLocation => ({
  ...place,
  address: text,
  city1: '',
  city2: '',
  city3: '',
  country_code_2: '',
  city_code: '',
});
