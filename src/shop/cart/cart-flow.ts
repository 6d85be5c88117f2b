import type { EventFromLogic } from 'xstate';
import type { cartMachine } from '#machines/cart/cart.machine.ts';
import type { CartView } from '#machines/cart/cart.view.ts';
import type { LazyFlow } from '../flow.ts';

export type CartFlow = LazyFlow<CartView, EventFromLogic<typeof cartMachine>>;

export const LOADING: CartView = { is: 'loading' };
export const EMPTY: CartView = {
  is: 'empty',
  failure: null,
  refused: [],
  offer: null,
  cart: null,
  removed: null,
  saving: false,
  cutOff: false,
};
export const UNAVAILABLE: CartView = { is: 'unavailable' };
