import { hearStorage } from '#src/browser/hear-storage.ts';
import type { Around } from '../brought.ts';

export const bringFavouriteAddresses = async ({ api, queryClient, ...around }: Around) =>
  (await import('./favourite-addresses-ports.ts')).favouriteAddressesWith(api, queryClient, { ...around, hearStorage });
