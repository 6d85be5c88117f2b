import { alwaysAnswered } from '../always-answered.ts';
import { ROLE } from '#contract/enumerations.ts';
import { cartCalls } from '#contract/calls/cart.ts';
import { parkedCartCalls } from '#contract/calls/parked-carts.ts';
import type { ServerCart } from '#machines/cart/cart-intent.ts';
import { cartMachine } from '#machines/cart/cart.machine.ts';
import type { SaveOutcome } from '#machines/cart/cart.setup.ts';
import { failed } from '#contract/result.ts';
import type { Api } from '#src/api/api.ts';
import type { SendCart } from './cart-request.ts';

export type CartDeps = {
  readonly api: Api;
  readonly holder: () => string;
  readonly toRequest: SendCart;
  /** Comes once the screen has answered the press that changed the basket; its request is made up and sent after that. */
  readonly drawn: () => Promise<void>;
};

const onTopOf = (cart: ServerCart | null) => ({
  cart_id: cart?.cart_id ?? null,
  cart_version: cart?.cart_version ?? 0,
  only_if_current: true,
});

export function cartWith({ api, holder, toRequest, drawn }: CartDeps): typeof cartMachine {
  /** An answer to somebody who is another one by now says nothing about their basket. */
  const asTheSame = async (call: () => Promise<SaveOutcome>): Promise<SaveOutcome> => {
    const asking = holder();
    await drawn();
    const answered = await call();
    return answered.ok && holder() !== asking ? failed({ kind: 'transport', cause: 'unreadable', retryAfterMs: null }) : answered;
  };
  /** A server that says only which basket it is now is asked for it. */
  const whole = async (answered: SaveOutcome, signal: AbortSignal): Promise<SaveOutcome> =>
    answered.ok && answered.value.is_whole === false ? api.call(cartCalls.get_cart, {}, { signal }) : answered;
  return cartMachine.provide({
    actors: {
      loadCart: alwaysAnswered(({ signal }) => api.call(cartCalls.get_cart, {}, { signal })),
      clearCart: alwaysAnswered(({ input, signal }) =>
        asTheSame(async () =>
          whole(await api.call(cartCalls.clear_cart, { ...onTopOf(input.cart), keep_aside: true }, { signal }), signal),
        ),
      ),
      takeBack: alwaysAnswered(({ input, signal }) =>
        asTheSame(() => api.call(parkedCartCalls.take_cart_back, { ...onTopOf(input.cart), parked_cart_id: input.cartId }, { signal })),
      ),
      saveCart: alwaysAnswered(({ input: { cart, intent }, signal }) =>
        asTheSame(async () =>
          whole(
            await api.call(
              cartCalls.add_item_in_cart,
              {
                ...onTopOf(cart),
                user_type: ROLE.user,
                store_id: intent.storeId,
                ...(await toRequest({ cart, intent }, signal)),
              },
              { signal },
            ),
            signal,
          ),
        ),
      ),
    },
  });
}
