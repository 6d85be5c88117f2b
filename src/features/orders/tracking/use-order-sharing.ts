import { sharedOrderCalls } from '#contract/calls/shared-orders.ts';
import type { Failure } from '#contract/failure.ts';
import { ok, type Result } from '#contract/result.ts';
import { useApi } from '#src/api/api-context.ts';
import type { Api } from '#src/api/api.ts';
import { useCommand } from '#src/shop/use-command.ts';

type Wish = { readonly isShared: boolean };
type Shown = Wish & { readonly url: string | null };

export const shareOrder =
  (api: Api, orderId: string) =>
  async ({ isShared }: Wish, signal: AbortSignal): Promise<Result<Shown, Failure>> => {
    if (isShared) {
      const answered = await api.call(sharedOrderCalls.share_order, { order_id: orderId }, { signal });
      return answered.ok ? ok({ isShared, url: answered.value.share_url }) : answered;
    }
    const answered = await api.call(sharedOrderCalls.withdraw_shared_order, { order_id: orderId }, { signal });
    return answered.ok ? ok({ isShared, url: null }) : answered;
  };

/** An order shown to somebody else by a link (0-decisions, After the order): made, given on, withdrawn. */
export const useOrderSharing = (orderId: string) => useCommand(shareOrder(useApi(), orderId));
