import { ROLE } from '#contract/enumerations.ts';
import { queryOptions } from '@tanstack/react-query';
import { cartCalls } from '#contract/calls/cart.ts';
import { parkedCartCalls } from '#contract/calls/parked-carts.ts';
import type { CurrentLocation } from '#contract/entities/address.ts';
import type { OrderAddress } from '#contract/entities/order-address.ts';
import type { Api } from './api.ts';
import { mine } from './mine.ts';

export const toDestination = (place: CurrentLocation): OrderAddress => ({
  delivery_status: 0,
  address_type: 'destination',
  address: place.address,
  post_code: place.city_code,
  city: place.city1,
  location: [place.latitude, place.longitude],
  note: '',
  user_type: ROLE.user,
  floor: '',
  entry_code: '',
  user_details: { name: '', country_phone_code: '', phone: '', email: '' },
});

/** The way back: what a destination does not hold stays empty. `address` is how the place reads. */
export const placeOf = (destination: OrderAddress, address = destination.address): CurrentLocation => ({
  latitude: destination.location[0],
  longitude: destination.location[1],
  address,
  city1: destination.city ?? '',
  city2: '',
  city3: '',
  country: '',
  country_code: '',
  country_code_2: '',
  city_code: destination.post_code ?? '',
});

/**
 * Changes where a basket is delivered to. An address outside of the city (558) or too far from the store (966) changes
 * nothing.
 */
export const changeDeliveryAddress = (api: Api, cartId: string | null, destination: OrderAddress) =>
  api.call(cartCalls.change_delivery_address, {
    cart_id: cartId,
    latitude: destination.location[0],
    longitude: destination.location[1],
    destination_address: destination.address,
    destination_addresses: [destination],
  });

/**
 * The baskets that were put aside. `holder` and `cartId` say for whom and beside which open basket: another one may mean
 * that one was put aside or taken back. A server that knows no such call has none to offer.
 */
export const parkedCartsOptions = (api: Api, holder: string | null, cartId: string | null) =>
  queryOptions({
    queryKey: mine(holder, 'parked carts', cartId, api.language()),
    queryFn: ({ signal }) => api.read(parkedCartCalls.get_parked_carts, {}, signal),
    retry: false,
    staleTime: 60_000,
  });

export const dropParkedCart = (api: Api, cartId: string) => api.call(parkedCartCalls.drop_parked_cart, { parked_cart_id: cartId });
