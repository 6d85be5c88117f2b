import type { FavouriteStore } from '#contract/entities/favourite.ts';

/** Stores that take an order now, then those that are closed, then those that take no part any more; each in its own order. */
export const openFirst = (stores: readonly FavouriteStore[]): readonly FavouriteStore[] => {
  const rank = ({ is_open: isOpen, store_path: path }: FavouriteStore) => (path === null ? 2 : isOpen === false ? 1 : 0);
  return stores.toSorted((one, other) => rank(one) - rank(other));
};
