import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { AnswerOf } from '#contract/endpoint.ts';
import type { checkoutCalls } from '#contract/calls/checkout.ts';
import { walletCalls } from '#contract/calls/wallet.ts';
import { ok } from '#contract/result.ts';
import { useApi } from '#src/api/api-context.ts';
import type { Api } from '#src/api/api.ts';
import { waysToPayKey } from '#src/api/ways-to-pay.ts';
import { useCommand } from '#src/shop/use-command.ts';

type Ways = AnswerOf<typeof checkoutCalls.get_payment_gateway>;

export const switchWallet =
  (api: Api, queryClient: QueryClient) =>
  async ({ customerId, isUsed }: { readonly customerId: string; readonly isUsed: boolean }, signal: AbortSignal) => {
    const queryKey = waysToPayKey(customerId);
    // A read that began before would switch it back.
    await queryClient.cancelQueries({ queryKey });
    const answered = await api.call(walletCalls.change_user_wallet_status, { is_use_wallet: isUsed }, { signal });
    if (answered.ok) queryClient.setQueriesData<Ways>({ queryKey }, (ways) => ways && { ...ways, is_use_wallet: isUsed });
    void queryClient.invalidateQueries({ queryKey });
    return answered.ok ? ok(null) : answered;
  };

export type WalletSwitch = ReturnType<typeof useWalletSwitch>;

/**
 * Whether the wallet pays first (specification 1, section 4, Wallet); the switch goes back where the server does not keep it.
 * @param used as the server says
 */
export function useWalletSwitch(customerId: string, used: boolean) {
  const { is, asked, failure, give } = useCommand(switchWallet(useApi(), useQueryClient()));
  // Whoever is here by now gets nothing of the one before.
  const theirs = asked?.customerId === customerId ? asked : null;
  const switching = is === 'asking' && theirs !== null;
  const shown = switching ? theirs.isUsed : used;
  return { shown, switching, failure: theirs && failure, toggle: () => give({ customerId, isUsed: !shown }) };
}
