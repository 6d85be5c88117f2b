import { orderOptions } from '#src/api/orders.ts';
import type { Around } from '#src/shop/load-once.ts';

export const loadTracking = async ({ api, clock, runningOrders, queryClient, session }: Around) =>
  (await import('./tracking-ports.ts')).trackingWith(api, clock, runningOrders, (answer) => {
    const { user } = session.seen().context;
    if (user) queryClient.setQueryData(orderOptions(api, user._id, answer.order._id).queryKey, answer);
  });
