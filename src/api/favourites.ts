import { queryOptions } from '@tanstack/react-query';
import { favouriteCalls } from '#contract/calls/favourites.ts';
import type { Api } from './api.ts';
import { coordinatesOf, type Coordinates } from './whereabouts.ts';
import { mine } from './mine.ts';

/** What the stores are asked for: the time that an order is wanted at, ms since 1970, and the place that it would go to. */
type FavouritesWanted = { readonly at?: number | null; readonly place: Coordinates | null };

/** The customer's favourite stores in one answer; asked again when a store was added or taken away. The ids stand last in the key. */
export const favouriteStoresOptions = (api: Api, customerId: string, ids: readonly string[], { at = null, place }: FavouritesWanted) =>
  queryOptions({
    queryKey: mine(customerId, 'favourite stores', api.language(), at, place?.latitude, place?.longitude, ids),
    queryFn: ({ signal }) =>
      api.read(
        favouriteCalls.get_favourite_store_list,
        { ...(at === null ? {} : { order_start_at: at }), ...coordinatesOf(place) },
        signal,
      ),
    staleTime: 30_000,
  });
