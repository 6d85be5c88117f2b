import { createActor } from 'xstate';
import type { CurrentLocation } from '../../contract/entities/address.ts';
import { toCartView, type CartView } from '../../machines/cart/cart.view.ts';
import type { Api } from '../api/api.ts';
import type { CartFlow } from '../flows/cart-flow.ts';
import { cartWith } from './cart-ports.ts';

/** The basket's actor behind its view. */
export function cartFlowWith(api: Api, place: () => CurrentLocation | null): CartFlow {
  const actor = createActor(cartWith(api, place));
  let seen = actor.getSnapshot();
  let view: CartView = toCartView(seen);
  return {
    view: () => {
      const now = actor.getSnapshot();
      if (now !== seen) [seen, view] = [now, toCartView(now)];
      return view;
    },
    subscribe: (heard) => {
      const subscription = actor.subscribe(heard);
      return () => subscription.unsubscribe();
    },
    send: (event) => actor.send(event),
    start: () => void actor.start(),
  };
}
