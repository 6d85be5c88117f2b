import { useQuery } from '@tanstack/react-query';
import type { StoredUser } from '#contract/entities/user.ts';
import { useApi } from '#src/api/api-context.ts';
import { waysToPayOptions } from '#src/api/ways-to-pay.ts';
import { useWalletSwitch } from '#src/features/payment/use-wallet-switch.ts';

export function useWaysToPay(customer: StoredUser | null, cityId: string | null, isOpen: boolean) {
  const customerId = customer?._id ?? '';
  const ways = useQuery({
    ...waysToPayOptions(useApi(), customerId, cityId ?? undefined),
    enabled: isOpen && customer !== null && cityId !== null,
  });
  const wallet = useWalletSwitch(customerId, ways.data?.is_use_wallet ?? true);
  return { ways, wallet };
}
