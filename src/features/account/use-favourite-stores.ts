import { keepPreviousData, useQuery, useQueryClient, type QueryState } from '@tanstack/react-query';
import type { AnswerOf } from '#contract/endpoint.ts';
import type { favouriteCalls } from '#contract/calls/favourites.ts';
import type { FavouriteStore } from '#contract/entities/favourite.ts';
import type { StoredUser } from '#contract/entities/user.ts';
import { useApi } from '#src/api/api-context.ts';
import { favouriteStoresOptions } from '#src/api/favourites.ts';
import { useFlows } from '#src/shop/flows.tsx';
import { usePlaceCoordinates } from '#src/shop/place/use-coordinates.ts';
import { keepFavourite } from '../store/head/use-favourite.ts';
import { useTickedDeletion } from './use-ticked-deletion.ts';

type StoreList = AnswerOf<typeof favouriteCalls.get_favourite_store_list>;

/** Stores that take an order now, then those that are closed, then those that take no part any more. */
const rank = ({ is_open: isOpen, store_path: path }: FavouriteStore) => (path === null ? 2 : isOpen === false ? 1 : 0);
const idsOf = (stores: readonly FavouriteStore[]) => stores.map(({ _id }) => _id);

/** The stores that a customer keeps, as they are for their place. Which are kept is the session's to know, for every heart and every tab. */
export function useFavouriteStores({ _id: customerId, favourite_stores: ids }: Pick<StoredUser, '_id' | 'favourite_stores'>) {
  const api = useApi();
  const queryClient = useQueryClient();
  const { session } = useFlows();
  const options = favouriteStoresOptions(api, customerId, ids, { place: usePlaceCoordinates() });
  const known = () =>
    queryClient
      .getQueryCache()
      .findAll({ queryKey: options.queryKey.slice(0, -1) })
      .map(({ state }) => state as QueryState<StoreList>)
      .findLast(({ data }) => data && ids.every((id) => idsOf(data.favourite_stores).includes(id)));
  const read = useQuery({
    ...options,
    initialData: () => known()?.data,
    initialDataUpdatedAt: () => known()?.dataUpdatedAt,
    placeholderData: keepPreviousData,
    retry: false,
    networkMode: 'always',
  });
  const kept = read.data?.favourite_stores.filter(({ _id }) => ids.includes(_id)).toSorted((one, other) => rank(one) - rank(other));
  // Neither is stopped when the page is left: what was asked for is done, and every heart hears of it.
  const list = useTickedDeletion({
    read,
    kept: kept ?? null,
    remove: (stores) => keepFavourite(api, session, { storeId: idsOf(stores), isFavourite: false }),
    keepAgain: async (stores) => {
      const answered = await keepFavourite(api, session, { storeId: idsOf(stores), isFavourite: true });
      return answered.ok ? { left: [], failure: null } : { left: stores, failure: answered.failure };
    },
  });
  const { server_time: at } = read.data ?? {};
  return {
    ...list,
    at: at === undefined ? null : Date.parse(at),
    look: () => void read.refetch(),
  };
}
