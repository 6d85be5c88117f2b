import { toMinor } from '#domain/money.ts';
import type { CartFlow } from '../cart/cart-flow.ts';
import type { Toasts } from './toasts.ts';

/** Says what came into the basket, once the server has agreed. */
export function tellAdded<Cart extends Pick<CartFlow, 'seen' | 'subscribe' | 'send'>>(cart: Cart, toasts: Toasts): Cart {
  let itemId: string | null = null;
  cart.subscribe(() => {
    const basket = cart.seen();
    if (itemId === null || !('saving' in basket) || basket.saving) return;
    const item = basket.cart?.cart.order_details.flatMap(({ items }) => items).find((one) => one.item_id === itemId);
    itemId = null;
    if (!item || basket.failure !== null || basket.is !== 'filled' || !basket.cart) return;
    const { count, cart: held } = basket;
    const added = { name: item.item_name, count, amount: toMinor(held.total_cart_amount), currency: held.currency };
    toasts.send({ type: 'news.told', news: { added } });
  });
  return {
    ...cart,
    send: (event) => {
      if (event.type === 'line.added') itemId = event.line.itemId;
      cart.send(event);
    },
  };
}
