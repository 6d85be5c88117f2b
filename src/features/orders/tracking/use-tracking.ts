import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { toTrackingView } from '#machines/tracking/tracking.view.ts';
import { savesData } from '#src/browser/saves-data.ts';
import { useLoaded } from '#src/shop/use-loaded.ts';
import { useMachine } from '#src/shop/use-machine.ts';
import { orderOptions } from '#src/api/orders.ts';
import type { FlowDeps } from '#src/shop/load-once.ts';

export const loadTracking = async ({ api, clock, activeOrders, queryClient, session }: FlowDeps) =>
  (await import('./tracking-ports.ts')).trackingWith(api, clock, activeOrders, (answer) => {
    const { user } = session.seen().context;
    if (user) queryClient.setQueryData(orderOptions(api, user._id, answer.order._id).queryKey, answer);
  });

/** One order being followed; lives with its page and suspends until its logic is there. */
export function useTracking(orderId: string) {
  const [input] = useState(() => ({ orderId, jitter: Math.random(), savesData: savesData() }));
  const [snapshot, send] = useMachine(useLoaded(loadTracking), { input });
  const ride = useSelector(snapshot.children.ride, (moved) => moved);
  return [toTrackingView(snapshot, ride ?? null), send] as const;
}
