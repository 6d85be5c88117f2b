import { fromPromise } from 'xstate';
import { ROLE } from '../../contract/enumerations.ts';
import { cartCalls } from '../../contract/calls/cart.ts';
import { parkedCartCalls } from '../../contract/calls/parked-carts.ts';
import type { CurrentLocation } from '../../contract/entities/address.ts';
import type { CartLine } from '../../domain/cart/cart-lines.ts';
import type { ServerCart } from '../../machines/cart/cart-intent.ts';
import { cartMachine } from '../../machines/cart/cart.machine.ts';
import type { SaveOutcome } from '../../machines/cart/cart.setup.ts';
import { failed } from '../../machines/result.ts';
import type { Api } from '../api/api.ts';
import { toDestination } from '../api/cart.ts';

/** What the basket needs to know of the rest of the application. */
export type CartSurroundings = {
  readonly api: Api;
  /** Who holds the basket now: a customer's id or a guest's token. */
  readonly holder: () => string;
  /** Where a first basket goes; null leaves it at the store. */
  readonly destination: (signal: AbortSignal) => Promise<CurrentLocation | null>;
  /** Comes once the screen has answered the press that changed the basket; its request is made up and sent after that. */
  readonly drawn: () => Promise<void>;
};

const sent = (line: CartLine) => ({
  item_id: line.itemId,
  quantity: line.quantity,
  note_for_item: line.note,
  specifications: line.options.map(([unique_id, options]) => ({ unique_id, list: options.map((option) => ({ unique_id: option })) })),
});

/** The basket that a request is about: it is taken only while that is still the one. */
const onTopOf = (cart: ServerCart | null) => ({ cart_id: cart?.cart_id ?? null, cart_version: cart?.cart_version ?? 0, only_if_current: true });

/** The basket with its ports filled. */
export function cartWith({ api, holder, destination, drawn }: CartSurroundings): typeof cartMachine {
  /** An answer to somebody who is another one by now says nothing about their basket. */
  const asTheSame = async (call: () => Promise<SaveOutcome>): Promise<SaveOutcome> => {
    const asking = holder();
    await drawn();
    const answered = await call();
    return answered.ok && holder() !== asking ? failed({ kind: 'transport', cause: 'unreadable', retryAfterMs: null }) : answered;
  };
  return cartMachine.provide({
    actors: {
      loadCart: fromPromise(({ signal }) => api.call(cartCalls.get_cart, {}, { signal })),
      clearCart: fromPromise(({ input, signal }) => asTheSame(() => api.call(cartCalls.clear_cart, { ...onTopOf(input.cart), keep_aside: true }, { signal }))),
      takeBack: fromPromise(({ input, signal }) => asTheSame(() => api.call(parkedCartCalls.take_cart_back, { ...onTopOf(input.cart), parked_cart_id: input.cartId }, { signal }))),
      saveCart: fromPromise(({ input: { cart, intent }, signal }) => asTheSame(async () => {
        const first = cart?.cart_id == null && intent.lines.length > 0 && !intent.destination ? await destination(signal) : null;
        return api.call(cartCalls.add_item_in_cart, {
          ...onTopOf(cart),
          user_type: ROLE.user,
          store_id: intent.storeId,
          order_details: intent.lines.length > 0 ? [{ items: intent.lines.map(sent) }] : [],
          destination_addresses: intent.destination ? [intent.destination] : first ? [toDestination(first)] : [],
        }, { signal });
      })),
    },
  });
}
