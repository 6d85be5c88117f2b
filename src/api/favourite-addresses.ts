import { queryOptions } from '@tanstack/react-query';
import { favouriteCalls } from '#contract/calls/favourites.ts';
import type { CurrentLocation } from '#contract/entities/address.ts';
import type { OrderAddress } from '#contract/entities/order-address.ts';
import { ROLE } from '#contract/enumerations.ts';
import type { FavouriteAddress } from '#contract/entities/favourite.ts';
import type { Api } from './api.ts';
import { favouriteAddressesKey } from './mine.ts';

export const favouriteAddressesOptions = (api: Api, customerId: string | null) =>
  queryOptions({
    queryKey: favouriteAddressesKey(customerId),
    queryFn: ({ signal }) => api.read(favouriteCalls.get_favourite_addresses, {}, signal),
    enabled: customerId !== null,
    staleTime: 60_000,
  });

const POSTCODE_AND_TOWN = /\b(\d{4})\s+([^,]+)$/;

const townOf = (address: string) => {
  const [, postcode = '', town = ''] = POSTCODE_AND_TOWN.exec(address) ?? [];
  return { postcode, town: town.trim() };
};

export function favouritePlace({ latitude, longitude, address, country, country_code }: FavouriteAddress): CurrentLocation {
  const { postcode, town } = townOf(address);
  return {
    latitude,
    longitude,
    address,
    city1: town,
    city2: town,
    city3: '',
    country,
    country_code,
    country_code_2: '',
    city_code: postcode,
  };
}

export function favouriteDestination(favourite: FavouriteAddress): OrderAddress {
  const { postcode, town } = townOf(favourite.address);
  return {
    delivery_status: 0,
    address_type: 'destination',
    address: favourite.address,
    post_code: postcode,
    city: town,
    location: [favourite.latitude, favourite.longitude],
    note: favourite.comment,
    user_type: ROLE.user,
    floor: favourite.floor,
    entry_code: favourite.entry_code,
    user_details: { name: '', country_phone_code: '', phone: '', email: '' },
  };
}
