import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { toTrackingView } from '#machines/tracking/tracking.view.ts';
import { savesData } from '#src/browser/saves-data.ts';
import { useLoaded } from '#src/shop/use-loaded.ts';
import { useMachine } from '#src/shop/use-machine.ts';
import { failed, ok } from '#contract/result.ts';
import { failureOf } from '#src/api/call-failed.ts';
import { orderOptions } from '#src/api/orders.ts';
import type { FlowDeps } from '#src/shop/load-once.ts';

export const loadTracking = async ({ api, clock, activeOrders, queryClient, session }: FlowDeps) => {
  const optionsOf = (orderId: string) => orderOptions(api, session.getSnapshot().context.user?._id ?? null, orderId);
  return (await import('./tracking-ports.ts')).trackingWith(api, clock, activeOrders, {
    first: async (orderId) => {
      try {
        return ok(await queryClient.fetchQuery({ ...optionsOf(orderId), retry: false }));
      } catch (error) {
        return failed(failureOf(error));
      }
    },
    keep: (answer) => {
      if (session.getSnapshot().context.user) queryClient.setQueryData(optionsOf(answer.order._id).queryKey, answer);
    },
  });
};

export function useTracking(orderId: string) {
  const [input] = useState(() => ({ orderId, jitter: Math.random(), savesData: savesData() }));
  const [snapshot, send] = useMachine(useLoaded(loadTracking), { input });
  const ride = useSelector(snapshot.children.ride, (moved) => moved);
  return [toTrackingView(snapshot, ride ?? null), send] as const;
}
