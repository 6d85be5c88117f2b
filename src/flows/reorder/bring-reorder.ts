import type { Around } from '../brought.ts';
import { contactMemoryOf } from '../checkout/contact-memory.ts';

export async function bringReorder({ api, queryClient, location, toasts, when, ...around }: Around) {
  const contact = contactMemoryOf(around);
  return (await import('./reorder-ports.ts')).reorderWith(api, { queryClient, cart: around.cart, location, toasts, contact, when });
}
