import { queryOptions } from '@tanstack/react-query';
import { discoveryCalls, placeCalls } from '../../contract/calls/discovery.ts';
import type { Api } from './api.ts';

export type Around = { readonly latitude: number; readonly longitude: number };

/** Centre of the city that is shown before anybody said where they are. */
export const CITY_CENTRE: Around = { latitude: 46.2044, longitude: 6.1432 };

/** Categories and adverts of the city around a place. */
export const categoriesOptions = (api: Api, around: Around) =>
  queryOptions({
    queryKey: ['categories', around, api.language()],
    queryFn: ({ signal }) => api.read(discoveryCalls.get_delivery_list_for_nearest_city, { ...around, delivery_type: 1 }, signal),
    staleTime: 60_000,
  });

/** Stores of a category around a place. */
export const storesOptions = (api: Api, categoryId: string, around: Around) =>
  queryOptions({
    queryKey: ['stores', categoryId, around, api.language()],
    queryFn: ({ signal }) => api.read(discoveryCalls.get_store_list_nearest_city, { store_delivery_id: categoryId, ...around }, signal),
    staleTime: 30_000,
  });

/** A store with its menu, as seen from a place. */
export const menuOptions = (api: Api, storeId: string, around: Around | null) =>
  queryOptions({
    queryKey: ['menu', storeId, around, api.language()],
    queryFn: ({ signal }) => api.read(discoveryCalls.user_get_store_product_item_list, { store_id: storeId, ...around }, signal),
    staleTime: 30_000,
  });

/** Addresses that fit what is typed. */
export const placesOptions = (api: Api, query: string) =>
  queryOptions({
    queryKey: ['places', query.trim().toLowerCase(), api.language()],
    queryFn: ({ signal }) => api.read(placeCalls.search_places, { query: query.trim(), limit: 6 }, signal),
    enabled: query.trim().length >= 2,
    staleTime: 300_000,
  });
