import type { QueryClient } from '@tanstack/react-query';

/** The first word of every key under which something of a customer's is kept. */
const MINE = 'mine';

/**
 * The key of answers for this customer alone (null: a guest, by the token of their basket). Whatever is asked in a
 * customer's name is kept under such a key, so that it leaves with them and the next one never sees it.
 */
export const mine = <const What extends readonly unknown[]>(customerId: string | null, ...what: What) =>
  [MINE, customerId, ...what] as const;

export const favouriteAddressesKey = (customerId: string | null) => mine(customerId, 'favourite addresses');

export const forgetMine = (queryClient: Pick<QueryClient, 'removeQueries'>): void => queryClient.removeQueries({ queryKey: [MINE] });

export const isMine = ([first]: readonly unknown[]): boolean => first === MINE;
