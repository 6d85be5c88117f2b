import { queryOptions } from '@tanstack/react-query';
import { discoveryCalls } from '../../contract/calls/discovery.ts';
import type { Api } from './api.ts';
import type { Around } from './around.ts';

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
