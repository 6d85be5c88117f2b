import type { EventFromLogic } from 'xstate';
import type { cartMachine } from '#machines/cart/cart.machine.ts';
import type { CartView } from '#machines/cart/cart.view.ts';
import type { LazyFlow } from '../flow.ts';

export type CartFlow = LazyFlow<CartView, EventFromLogic<typeof cartMachine>>;

/** The basket as it is seen while its chart is loaded: as that begins. */
export const LOADING: CartView = { is: 'loading' };
/** Whoever has neither a token nor an account has an empty basket: nothing is loaded or asked for. */
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
/** A basket whose chart could not be loaded. */
export const UNAVAILABLE: CartView = { is: 'unavailable' };
