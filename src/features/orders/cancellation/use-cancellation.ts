import type { Cancellable } from '#domain/orders/cancel-offer.ts';
import { toCancellationView } from '#machines/cancellation/cancellation.view.ts';
import { useLoaded } from '#src/shop/use-loaded.ts';
import { useMachine } from '#src/shop/use-machine.ts';
import type { FlowDeps } from '#src/shop/load-once.ts';

export const loadCancellation = async ({ api, queryClient, activeOrders }: FlowDeps) =>
  (await import('./cancellation-ports.ts')).cancellationWith(api, queryClient, activeOrders);

export function useCancellation(orderId: string, order: Cancellable) {
  const [snapshot, send] = useMachine(useLoaded(loadCancellation), { input: { orderId, order } });
  return [toCancellationView(snapshot), send] as const;
}
