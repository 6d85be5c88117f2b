import type { FavouriteStore } from '#contract/entities/favourite.ts';
import { favouriteNow } from './favourite-now.ts';

const RANKS = { open: 0, preOrder: 1, closed: 2 } as const;

/** Stores that take an order now, then those that take one for later, those that are closed, and those that take no part any more; each in its own order. */
export const openFirst = (stores: readonly FavouriteStore[]): readonly FavouriteStore[] => {
  const rank = (store: FavouriteStore) => (store.store_path === null ? 3 : RANKS[favouriteNow(store)]);
  return stores.toSorted((one, other) => rank(one) - rank(other));
};
