import type { CartView } from '../../machines/cart/cart.view.ts';
import type { CartEvent, CartFlow } from '../flows/cart-flow.ts';

const LOADING: CartView = { is: 'loading' };
const UNAVAILABLE: CartView = { is: 'unavailable' };

/**
 * A basket whose chart and calls are brought once it is started, so that no first paint waits for them. It is loading
 * until then, and is told afterwards what was said meanwhile. If it can't be brought it is unavailable; whatever is
 * said next tries again.
 */
export function laterCart(bring: () => Promise<CartFlow>): CartFlow {
  let brought: CartFlow | null = null;
  let placeholder = LOADING;
  let bringing = false;
  const said: CartEvent[] = [];
  const listeners = new Set<() => void>();
  const tellAll = () => listeners.forEach((heard) => heard());

  const take = async () => {
    bringing = true;
    placeholder = LOADING;
    try {
      const cart = await bring();
      brought = cart;
      cart.subscribe(tellAll);
      cart.start();
      said.splice(0).forEach(cart.send);
    } catch {
      placeholder = UNAVAILABLE;
    }
    bringing = false;
    tellAll();
  };
  const start = () => {
    if (!brought && !bringing) void take();
  };
  return {
    view: () => brought?.view() ?? placeholder,
    subscribe: (heard) => {
      listeners.add(heard);
      return () => listeners.delete(heard);
    },
    send: (event) => {
      if (brought) return brought.send(event);
      said.push(event);
      if (placeholder === UNAVAILABLE) start();
    },
    start,
  };
}
