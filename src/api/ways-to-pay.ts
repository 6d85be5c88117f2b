import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { checkoutCalls } from '#contract/calls/checkout.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import type { Api } from './api.ts';
import { locationFields } from './around.ts';
import { mine } from './mine.ts';

/** What the answer is called in its key, after whose it is. */
const WAYS_TO_PAY = 'ways to pay';

/** The key of all that was told of how a customer may pay. */
export const waysToPayKey = (customerId: string) => mine(customerId, WAYS_TO_PAY);

/** The customer's wallet, and how they may pay in a city. Nothing is asked until the city is known. */
export const waysToPayOptions = (api: Api, customerId: string, cityId: string | undefined) =>
  queryOptions({
    queryKey: [...waysToPayKey(customerId), cityId, api.language()] as const,
    queryFn: ({ signal }) => api.read(checkoutCalls.get_payment_gateway, { city_id: cityId, ...locationFields(api.whereabouts()) }, signal),
    enabled: cityId !== undefined,
  });

/** Tells, whenever the ways to pay have been asked for, whether the wallet is used. Gives the way to stop. */
export function whenWaysAreTold(queryClient: QueryClient, heard: (isWalletUsed: boolean) => void): () => void {
  return queryClient.getQueryCache().subscribe(({ type, query, ...event }) => {
    if (type !== 'updated' || !('action' in event) || event.action.type !== 'success' || query.queryKey[2] !== WAYS_TO_PAY) return;
    heard((query.state.data as AnswerOf<typeof checkoutCalls.get_payment_gateway>).is_use_wallet);
  });
}
