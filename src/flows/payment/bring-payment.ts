import type { CartView } from '#machines/cart/cart.view.ts';
import type { Around } from '../brought.ts';
import { bringCardProvider } from '../cards/bring-card-provider.ts';
import { bringUnderWay } from './bring-under-way.ts';

const cartIdIn = (basket: CartView): string | null => (basket.is === 'filled' ? (basket.cart?.cart_id ?? null) : null);

/** Brings the logic of a payment, of whatever is bought. */
export async function bringPayment({ api, keeper, session, cart, brought }: Around) {
  const [{ paymentWith }, underWay] = await Promise.all([import('./payment-ports.ts'), brought(bringUnderWay)]);
  return paymentWith(api, { keeper, underWay, session, cards: () => brought(bringCardProvider), cartId: () => cartIdIn(cart.seen()) });
}
