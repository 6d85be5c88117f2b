import type { ServerCart } from '#machines/cart/cart-intent.ts';
import type { CartView } from '#machines/cart/cart.view.ts';

export type FilledBasket = Extract<CartView, { is: 'filled' }> & { readonly cart: ServerCart };

/** Whether the server has answered this basket, and something is in it. */
export const isFilled = (basket: CartView): basket is FilledBasket => basket.is === 'filled' && basket.cart?.cart_id != null;
