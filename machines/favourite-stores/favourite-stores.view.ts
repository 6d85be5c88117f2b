import type { SnapshotFrom } from 'xstate';
import type { FavouriteStore } from '#contract/entities/favourite.ts';
import type { favouriteStoresMachine } from './favourite-stores.machine.ts';
import { tickedOf, type FavouriteStoresContext } from './favourite-stores.setup.ts';

export type FavouriteStoresView = {
  readonly is: 'loading' | 'unavailable' | 'viewing' | 'editing' | 'deleting' | 'undoing';
  /** What is kept, those that are open first; null until it was told. */
  readonly rows: readonly { readonly store: FavouriteStore; readonly isTicked: boolean }[] | null;
  /** How many are ticked, or being deleted. */
  readonly ticked: number;
  /** How many were deleted last and can be kept again. */
  readonly gone: number;
  readonly failed: FavouriteStoresContext['failed'];
  /** The server's time when the stores were told, ms since 1970. */
  readonly at: number | null;
};

/** Stores that take an order now, then those that are closed, then those that take no part any more. */
const rank = ({ is_open: isOpen, store_path: path }: FavouriteStore) => (path === null ? 2 : isOpen === false ? 1 : 0);

/** What the page of favourite stores shows. */
export function toFavouriteStoresView({ value, context }: SnapshotFrom<typeof favouriteStoresMachine>): FavouriteStoresView {
  const { ids, told, gone, failed } = context;
  const ticked = tickedOf(context);
  const isShown = (id: string) => ids.includes(id) && !(value === 'deleting' && ticked.includes(id));
  return {
    is: value === 'settling' ? 'viewing' : value,
    rows:
      told &&
      told.stores
        .filter(({ _id }) => isShown(_id))
        .toSorted((one, other) => rank(one) - rank(other))
        .map((store) => ({ store, isTicked: ticked.includes(store._id) })),
    ticked: ticked.length,
    gone: gone.length,
    failed,
    at: told?.at ?? null,
  };
}
