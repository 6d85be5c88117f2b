import type { SuccessCode } from '#contract/success-codes.ts';
import { toMinor } from '#domain/money.ts';
import type { CartFlow } from '../cart/cart-flow.ts';
import type { Toasts } from './toasts.ts';

/**
 * Messages that are said (specification 3, section 8). Not said are those of mere readings, and those that a place of
 * the page reads out by itself: what changed in the basket, a card that is gone, an e-mail that is sent.
 */
const SAID: readonly SuccessCode[] = [101, 102, 103, 107, 109, 110, 114, 115, 193, 196, 197, 199, 241, 246, 307, 913, 914, 955];

/** Says the message of a successful answer. */
export function tellSuccess(toasts: Toasts, message: number): void {
  const code = SAID.find((said) => said === message);
  if (code) toasts.send({ type: 'news.told', news: { code } });
}

/** Says what came into the basket, once the server has agreed. */
export function tellAdded(cart: CartFlow, toasts: Toasts): CartFlow {
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
