import { hearStorage } from '#src/browser/hear-storage.ts';
import type { Around } from '../brought.ts';

/** Brings the logic of favourite addresses. */
export const bringFavouriteAddresses = async ({ api, queryClient, ...around }: Around) =>
  (await import('./favourite-addresses-ports.ts')).favouriteAddressesWith(api, queryClient, { ...around, hearStorage });
