import { createKeeper } from '#src/browser/storage.ts';
import type { Around } from '../brought.ts';
import { contactMemoryOf } from '../checkout/contact-memory.ts';

/** Brings the logic of reorder. */
export async function bringReorder({ api, queryClient, cart, location, toasts, session, keeper, when }: Around) {
  const contact = contactMemoryOf({ tabKeeper: createKeeper(() => window.sessionStorage), keeper, session, cart });
  return (await import('./reorder-ports.ts')).reorderWith(api, { queryClient, cart, location, toasts, contact, when });
}
