import type { Around } from '#src/shop/load-once.ts';

export const loadCancellation = async ({ api, queryClient, runningOrders }: Around) =>
  (await import('./cancellation-ports.ts')).cancellationWith(api, queryClient, runningOrders);
