import type { Around } from '../brought.ts';

export const bringCancellation = async ({ api, queryClient, runningOrders }: Around) =>
  (await import('./cancellation-ports.ts')).cancellationWith(api, queryClient, runningOrders);
