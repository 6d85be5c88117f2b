import { cartToken } from '#src/browser/guest-token.ts';
import { createKeeper } from '#src/browser/storage.ts';
import { contactMemory } from '../checkout/contact-memory.ts';
import type { Around } from '../brought.ts';

/** Brings the logic of reorder. */
export async function bringReorder({ api, queryClient, cart, location, toasts, session, keeper }: Around) {
  const contact = contactMemory({
    tabKeeper: createKeeper(() => window.sessionStorage),
    holder: () => session.seen().context.user?._id ?? cartToken(keeper),
    cartId: () => {
      const basket = cart.seen();
      return basket.is === 'filled' ? (basket.cart?.cart_id ?? null) : null;
    },
  });
  return (await import('./reorder-ports.ts')).reorderWith(api, { queryClient, cart, location, toasts, contact });
}
