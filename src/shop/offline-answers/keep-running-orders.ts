import { onlineManager, type QueryClient } from '@tanstack/react-query';
import type { CurrentOrder } from '#contract/entities/order.ts';
import type { Api } from '#src/api/api.ts';
import { activeOrdersOptions, orderOptions } from '#src/api/orders.ts';
import { whenIdle } from '#src/browser/when-idle.ts';
import { savesData } from '#src/browser/saves-data.ts';
import type { ActiveOrdersFlow } from '../active-orders/active-orders-flow.ts';
import type { SessionFlow } from '../session/session-flow.ts';

export type RunningOrdersDeps = {
  readonly api: Api;
  readonly queryClient: QueryClient;
  readonly session: Pick<SessionFlow, 'getSnapshot'>;
  readonly orders: Pick<ActiveOrdersFlow, 'getSnapshot' | 'subscribe'>;
};

const newsOf = (orders: readonly CurrentOrder[]) => orders.map(({ _id, sequence }) => `${_id} ${sequence}`).join();

/**
 * Keeps running orders and the list that they are in, as often as there is news of them, also where no page shows them: of
 * each order the whole is asked for, but for who saves data. Gives the way to stop.
 */
export function keepRunningOrders({ api, queryClient, session, orders }: RunningOrdersDeps): () => void {
  let kept = '';
  const look = () => {
    const { currentOrders = [], orders: [newest] = [] } = orders.getSnapshot() ?? {};
    const customerId = session.getSnapshot().context.user?._id;
    const news = newsOf(currentOrders);
    if (news === kept || customerId === undefined || !onlineManager.isOnline()) return;
    kept = news;
    if (!newest) return;
    void whenIdle(() => {
      if (session.getSnapshot().context.user?._id !== customerId) return;
      const serverTime = newest.now === 0 ? {} : { server_time: new Date(newest.now).toISOString() };
      queryClient.setQueryData(activeOrdersOptions(api, customerId).queryKey, { order_list: [...currentOrders], ...serverTime });
      if (savesData()) return;
      for (const { _id } of currentOrders) void queryClient.prefetchQuery({ ...orderOptions(api, customerId, _id), retry: false });
    });
  };
  look();
  return orders.subscribe(look);
}
