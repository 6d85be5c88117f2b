import type { EventFromLogic } from 'xstate';
import type { cartMachine } from '../../machines/cart/cart.machine.ts';
import type { CartView } from '../../machines/cart/cart.view.ts';

export type CartEvent = EventFromLogic<typeof cartMachine>;

/** The basket as screens know it: what to show, and how to tell it something. The view is the same object until it changes. */
export type CartFlow = {
  readonly view: () => CartView;
  readonly subscribe: (heard: () => void) => () => void;
  readonly send: (event: CartEvent) => void;
  readonly start: () => void;
};
