import type { CartView } from '#machines/cart/cart.view.ts';
import type { Around } from '../brought.ts';
import { bringCardProvider } from '../cards/bring-card-provider.ts';

const cartIdIn = (basket: CartView): string | null => (basket.is === 'filled' ? (basket.cart?.cart_id ?? null) : null);

/** Brings the logic of a payment, of whatever is bought. */
export const bringPayment = async ({ api, keeper, underWay, session, cart, brought }: Around) =>
  (await import('./payment-ports.ts')).paymentWith(api, {
    keeper,
    underWay,
    session,
    cards: () => brought(bringCardProvider),
    cartId: () => cartIdIn(cart.seen()),
  });
