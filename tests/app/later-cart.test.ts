import { expect, test, vi } from 'vitest';
import type { CartView } from '../../machines/cart/cart.view.ts';
import { laterCart } from '../../src/app/later-cart.ts';
import type { CartEvent, CartFlow } from '../../src/flows/cart-flow.ts';

const EMPTY: CartView = { is: 'empty', failure: null, offer: null };

function realCart() {
  const heard: CartEvent[] = [];
  const started = vi.fn<() => void>();
  const cart: CartFlow = { view: () => EMPTY, subscribe: () => () => undefined, send: (event) => void heard.push(event), start: started };
  return { cart, heard, started };
}

test('is loading until it is brought, then shows the real basket and tells it what was said meanwhile, in order', async () => {
  const { cart, heard, started } = realCart();
  const later = laterCart(() => Promise.resolve(cart));
  const shown = vi.fn<() => void>();
  later.subscribe(shown);
  expect(later.view()).toEqual({ is: 'loading' });
  later.send({ type: 'basket.moved' });
  later.start();
  later.send({ type: 'failure.read' });
  await vi.waitFor(() => expect(later.view()).toBe(EMPTY));
  expect(started).toHaveBeenCalledOnce();
  expect(heard).toEqual([{ type: 'basket.moved' }, { type: 'failure.read' }]);
  expect(shown).toHaveBeenCalled();
});

test('is unavailable when it cannot be brought, and the next word tries again', async () => {
  const { cart, heard } = realCart();
  const bring = vi.fn<() => Promise<CartFlow>>().mockRejectedValueOnce(new Error('no connection')).mockResolvedValue(cart);
  const later = laterCart(bring);
  later.start();
  await vi.waitFor(() => expect(later.view()).toEqual({ is: 'unavailable' }));
  later.send({ type: 'retry.asked' });
  await vi.waitFor(() => expect(heard).toEqual([{ type: 'retry.asked' }]));
  expect(bring).toHaveBeenCalledTimes(2);
});
