import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { walletHistoryCalls } from '#contract/calls/wallet-history.ts';
import type { WalletDirection } from '#contract/entities/wallet-movement.ts';
import type { Api } from './api.ts';
import { mine } from './mine.ts';
import { waysToPayKey } from './ways-to-pay.ts';

/**
 * A page of what went into a customer's wallet and out of it, the newest first.
 * @param only what is looked at alone; null for everything
 * @param before the number below which the page begins; null for the first
 */
export const walletHistoryOptions = (api: Api, customerId: string, only: WalletDirection | null = null, before: number | null = null) =>
  queryOptions({
    queryKey: [...walletHistoryKey(customerId), only, before, api.language()] as const,
    queryFn: ({ signal }) => api.read(walletHistoryCalls.get_wallet_history, { before_unique_id: before, only }, signal),
  });

const walletHistoryKey = (customerId: string) => mine(customerId, 'wallet history');

export async function refreshWallet(queryClient: QueryClient, customerId: string): Promise<void> {
  await Promise.all(
    [walletHistoryKey(customerId), waysToPayKey(customerId)].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
  );
}
