import { toReorderView } from '#machines/reorder/reorder.view.ts';
import { useLoaded } from '#src/shop/use-loaded.ts';
import { useMachine } from '#src/shop/use-machine.ts';
import type { FlowDeps } from '#src/shop/load-once.ts';
import { contactMemoryOf } from '#src/shop/cart/contact-memory.ts';

export async function loadReorder({ api, queryClient, location, toasts, fulfilmentTime, ...deps }: FlowDeps) {
  const contact = contactMemoryOf(deps);
  return (await import('./reorder-ports.ts')).reorderWith(api, {
    queryClient,
    cart: deps.cart,
    location,
    toasts,
    contact,
    fulfilmentTime,
  });
}

export function useReorder(orderId: string, isPreOrder: boolean) {
  const [snapshot, send] = useMachine(useLoaded(loadReorder), { input: { orderId, isPreOrder } });
  return [toReorderView(snapshot), send, snapshot.output] as const;
}
