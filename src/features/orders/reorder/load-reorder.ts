import type { Around } from '#src/shop/load-once.ts';
import { contactMemoryOf } from '#src/shop/cart/contact-memory.ts';

export async function loadReorder({ api, queryClient, location, toasts, when, ...around }: Around) {
  const contact = contactMemoryOf(around);
  return (await import('./reorder-ports.ts')).reorderWith(api, { queryClient, cart: around.cart, location, toasts, contact, when });
}
