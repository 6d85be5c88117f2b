import type { FavouriteAddress } from '#contract/entities/favourite.ts';
import { EMPTY_ADDRESS, type AddressDraft, type AddressPlace } from '#domain/addresses/address-draft.ts';

const country = { country: 'Switzerland', country_code: 'CH' } as const;

export const home: FavouriteAddress = {
  _id: 'a'.repeat(24),
  address_name: 'Home',
  address: 'Rue de Carouge 12, 1205 Genève',
  floor: '3',
  entry_code: '4812',
  comment: 'Ring twice',
  latitude: 46.1972,
  longitude: 6.1413,
  ...country,
};
export const work: FavouriteAddress = {
  _id: 'b'.repeat(24),
  address_name: 'Work',
  address: 'Rue du Rhône 50, 1204 Genève',
  floor: '2',
  entry_code: '',
  comment: 'Reception on the left',
  latitude: 46.2032,
  longitude: 6.1487,
  ...country,
};

export const servette: AddressPlace = {
  latitude: 46.2105,
  longitude: 6.1312,
  address: 'Rue de la Servette 45, 1202 Genève',
  ...country,
};
export const nadia: FavouriteAddress = {
  _id: 'c'.repeat(24),
  address_name: 'Nadia',
  floor: '2',
  entry_code: '19B',
  comment: 'Blue door',
  ...servette,
};
export const filledIn: AddressDraft = {
  ...EMPTY_ADDRESS,
  place: servette,
  address_name: 'Nadia',
  floor: '2',
  entry_code: '19B',
  comment: 'Blue door',
};
