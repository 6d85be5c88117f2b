import type { ServerCart } from '#machines/cart/cart-intent.ts';
import type { CartView } from '#machines/cart/cart.view.ts';

export type FilledBasket = Extract<CartView, { is: 'filled' }> & { readonly cart: ServerCart };

export const isFilled = (basket: CartView): basket is FilledBasket => basket.is === 'filled' && basket.cart?.cart_id != null;
