import { endpoints } from '#contract/endpoints.ts';
import { answer, refuse } from '#server/call/answer.ts';
import { serve } from '#server/http/serve.ts';
import { CHANGING, OWN_READING } from '#server/http/usual-limits.ts';
import { findCityAround } from '#server/repositories/cities.ts';
import { findOpenCart, updateOpenCart } from '#server/repositories/carts.ts';
import { findStore } from '#server/repositories/stores.ts';
import { ownerOf } from '#server/services/cart/owner.ts';
import { presentCartOf } from '#server/services/cart/present-cart.ts';
import { reachOf } from '#server/services/receiving/reach.ts';
import { emptyCart } from '#server/services/cart/save-cart.ts';
import { expectedOf } from '#server/services/cart/expected-cart.ts';

/** The owner's basket, priced by today's menu. */
export const getCart = serve(endpoints.get_cart, async (_body, call) => answer(await presentCartOf(call, ownerOf(call)), 953), OWN_READING);

/** Empties the basket, or puts it aside. One that is empty already stays so. */
export const clearCart = serve(
  endpoints.clear_cart,
  async (body, call) => {
    const owner = ownerOf(call);
    if (!owner) return answer(await presentCartOf(call, null), 954);
    const expected = expectedOf(body);
    return (await emptyCart(call, owner, expected, body.keep_aside)) ? answer(await presentCartOf(call, owner), 954) : refuse(963);
  },
  CHANGING,
);

/** Changes where the basket is delivered to; a place out of reach changes nothing. */
export const changeDeliveryAddress = serve(
  endpoints.change_delivery_address,
  async (body, call) => {
    const owner = ownerOf(call);
    const open = owner && (await findOpenCart(call.database, owner));
    if (!open || (body.cart_id && body.cart_id !== open.id)) return refuse(962);
    const [sent] = body.destination_addresses;
    if (!sent) return refuse(962);
    const destination = {
      ...sent,
      address_type: 'destination' as const,
      address: body.destination_address,
      location: [body.latitude, body.longitude] as [number, number],
    };
    if (!(await findCityAround(call.database, destination.location))) return refuse(558);
    const place = open.storeId === null ? null : await findStore(call.database, open.storeId);
    if (place?.store.delivers && !reachOf(place.store, destination.location).isWithin) return refuse(966);
    const changed = await updateOpenCart(call.database, open.id, { destination, updatedAt: call.now() });
    return changed ? answer({ destination_addresses: [destination], cart_version: changed.version }, 955) : refuse(962);
  },
  CHANGING,
);
