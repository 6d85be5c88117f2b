import { createActor, waitFor } from 'xstate';
import { expect, test } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { fondue, RADE, withFondue } from '#machines/cart/sample-carts.ts';
import { toCartView } from '#machines/cart/cart.view.ts';
import { failed, ok } from '#contract/result.ts';
import type { Api } from '#src/api/api.ts';
import { cartWith } from '#src/shop/cart/cart-ports.ts';
import type { CartRequest } from '#src/shop/cart/cart-request.ts';

const nothing = { ...withFondue, cart_id: null, store_id: null, cart: { order_details: [] } };
const silent = failed({ kind: 'transport', cause: 'timeout', retryAfterMs: null } as const);

/** A basket at a server that answers so, and the calls that it was asked. */
function basketAt(...answers: readonly unknown[]) {
  const left = [...answers];
  const asked: string[] = [];
  const api = {
    call: ({ name }: Endpoint) => {
      asked.push(name);
      return Promise.resolve(left.shift());
    },
  } as unknown as Api;
  const told: CartRequest = { order_details: [] };
  const actor = createActor(cartWith({ api, holder: () => 'guest', told: () => Promise.resolve(told), drawn: () => Promise.resolve() }), {
    input: { untold: null },
  }).start();
  return { actor, asked };
}
const settled = (actor: ReturnType<typeof basketAt>['actor']) => waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));

test('a server that says only which basket it is now is asked for it', async () => {
  const { actor, asked } = basketAt(ok(nothing), ok({ ...nothing, cart_id: RADE, is_whole: false }), ok(withFondue));
  await settled(actor);
  actor.send({ type: 'line.added', storeId: RADE, line: fondue });
  expect(toCartView(await settled(actor))).toMatchObject({ is: 'filled', saving: false, cart: withFondue });
  expect(asked).toEqual(['get_cart', 'add_item_in_cart', 'get_cart']);
});

test('one that says it all is not, and one that does not answer then is looked up again', async () => {
  const whole = basketAt(ok(nothing), ok(withFondue));
  await settled(whole.actor);
  whole.actor.send({ type: 'line.added', storeId: RADE, line: fondue });
  await settled(whole.actor);
  expect(whole.asked).toEqual(['get_cart', 'add_item_in_cart']);
  const lost = basketAt(ok(nothing), ok({ ...nothing, is_whole: false }), silent, ok(withFondue));
  await settled(lost.actor);
  lost.actor.send({ type: 'line.added', storeId: RADE, line: fondue });
  expect(toCartView(await settled(lost.actor))).toMatchObject({ is: 'filled', saving: false, count: 1 });
  expect(lost.asked).toEqual(['get_cart', 'add_item_in_cart', 'get_cart', 'get_cart']);
});
