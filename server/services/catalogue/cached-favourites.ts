import type { Call } from '#server/call/call.ts';
import { favouriteStoreIds, type Customer } from '#server/repositories/customers.ts';

/** The ids of a customer's favourite stores, as they were when nothing of theirs had changed since. */
export const cachedFavourites = (call: Call, { id }: Pick<Customer, 'id'>): Promise<string[]> =>
  call.memory.customers.read('favourites', id, () => favouriteStoreIds(call.database, id));
