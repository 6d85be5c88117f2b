import type { FavouriteStore } from '#contract/entities/favourite.ts';
import { favouriteNow } from './favourite-now.ts';

const RANKS = { open: 0, preOrder: 1, closed: 2 } as const;

export const openFirst = (stores: readonly FavouriteStore[]): readonly FavouriteStore[] => {
  const rank = (store: FavouriteStore) => (store.store_path === null ? 3 : RANKS[favouriteNow(store)]);
  return stores.toSorted((one, other) => rank(one) - rank(other));
};
