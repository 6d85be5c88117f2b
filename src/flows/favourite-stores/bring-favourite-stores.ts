import type { Around } from '../brought.ts';

/** Brings the logic of favourite stores. */
export const bringFavouriteStores = async ({ api, session, location }: Around) =>
  (await import('./favourite-stores-ports.ts')).favouriteStoresWith(api, { session, location });
