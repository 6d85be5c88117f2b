import { useQuery } from '@tanstack/react-query';
import type { StoredUser } from '#contract/entities/user.ts';
import { useApi } from '#src/api/api-context.ts';
import { waysToPayOptions } from '#src/api/ways-to-pay.ts';

/** How a customer may pay in the basket's city; asked while the dialog is open. */
export function useWaysToPay(customer: StoredUser | null, cityId: string | null, isOpen: boolean) {
  return useQuery({
    ...waysToPayOptions(useApi(), customer?._id ?? '', cityId ?? undefined),
    enabled: isOpen && customer !== null && cityId !== null,
  });
}
