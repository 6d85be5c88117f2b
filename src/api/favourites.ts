import { queryOptions } from '@tanstack/react-query';
import { favouriteCalls } from '#contract/calls/favourites.ts';
import type { Api } from './api.ts';
import { mine } from './mine.ts';

/** The customer's favourite stores in one answer; asked again when a store was added or taken away. */
export const favouriteStoresOptions = (api: Api, customerId: string, ids: readonly string[], at: number | null = null) =>
  queryOptions({
    queryKey: mine(customerId, 'favourite stores', ids, api.language(), at),
    queryFn: ({ signal }) => api.read(favouriteCalls.get_favourite_store_list, at === null ? {} : { order_start_at: at }, signal),
    staleTime: 30_000,
  });
