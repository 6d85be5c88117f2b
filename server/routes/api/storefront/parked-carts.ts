import { endpoints } from '#contract/endpoints.ts';
import { answer, refuse } from '#server/call/answer.ts';
import { serve } from '#server/http/serve.ts';
import { CHANGING, OWN_READING } from '#server/http/usual-limits.ts';
import { ownerOf } from '#server/services/cart/owner.ts';
import { dropParked, presentParkedCarts, takeBack } from '#server/services/cart/parked-carts.ts';
import { presentCartOf } from '#server/services/cart/present-cart.ts';
import { expectedOf } from '#server/services/cart/expected-cart.ts';

export const getParkedCarts = serve(endpoints.get_parked_carts, OWN_READING, async (_body, call) =>
  answer({ carts: await presentParkedCarts(call, ownerOf(call)) }),
);

export const takeCartBack = serve(endpoints.take_cart_back, CHANGING, async (body, call) => {
  const owner = ownerOf(call);
  if (!owner) return refuse(962);
  const expected = expectedOf(body);
  const became = await takeBack(call, owner, body.parked_cart_id, expected);
  if (became === 'unknown') return refuse(962);
  return became === 'lost' ? refuse(963) : answer(await presentCartOf(call, owner), 953);
});

export const dropParkedCart = serve(endpoints.drop_parked_cart, CHANGING, async (body, call) => {
  const owner = ownerOf(call);
  if (owner) await dropParked(call, owner, body.parked_cart_id);
  return answer({ carts: await presentParkedCarts(call, owner) });
});
