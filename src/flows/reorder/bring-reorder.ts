import type { Around } from '../brought.ts';

/** Brings the logic of reorder. */
export const bringReorder = async ({ api, queryClient, cart, location, toasts }: Around) =>
  (await import('./reorder-ports.ts')).reorderWith(api, { queryClient, cart, location, toasts });
