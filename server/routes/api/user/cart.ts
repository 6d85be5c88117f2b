import { endpoints } from '#contract/endpoints.ts';
import { answer, refuse, type Outcome } from '#server/call/answer.ts';
import type { Call } from '#server/call/call.ts';
import { serve } from '#server/http/serve.ts';
import { CHANGING, OWN_READING } from '#server/http/usual-limits.ts';
import { findCityAround } from '#server/repositories/cities.ts';
import { findOpenCart, updateOpenCart } from '#server/repositories/carts.ts';
import { findStore } from '#server/repositories/stores.ts';
import { ownerOf } from '#server/services/cart/owner.ts';
import { presentCartOf } from '#server/services/cart/present-cart.ts';
import { reachOf } from '#server/services/fulfilment/reach.ts';
import { emptyCart } from '#server/services/cart/save-cart.ts';
import { expectedOf, type Expected } from '#server/services/cart/expected-cart.ts';
import { emptyParcel, parcelKeyOf, speaksOfParcel } from '#server/services/cart/parcel-cart.ts';
import { presentParcelOf } from '#server/services/cart/present-parcel.ts';

export const getCart = serve(endpoints.get_cart, OWN_READING, async (body, call) => {
  if (!(await speaksOfParcel(call, body.delivery_type))) return answer(await presentCartOf(call, ownerOf(call)));
  const key = parcelKeyOf(call);
  if (!call.customer) return refuse(999);
  return key ? answer(await presentParcelOf(call, key)) : refuse(962);
});

async function clearParcel(call: Call, expected: Expected): Promise<Outcome<typeof endpoints.clear_cart>> {
  const key = parcelKeyOf(call);
  if (!call.customer) return refuse(999);
  if (!key) return refuse(964);
  return (await emptyParcel(call, key, expected)) ? answer(await presentParcelOf(call, key)) : refuse(963);
}

/** Empties the basket, or puts it aside; or the parcel, where that is spoken of. One that is empty already stays so. */
export const clearCart = serve(endpoints.clear_cart, CHANGING, async (body, call) => {
  const expected = expectedOf(body);
  if (await speaksOfParcel(call, body.delivery_type)) return clearParcel(call, expected);
  const owner = ownerOf(call);
  if (!owner) return answer(await presentCartOf(call, null));
  return (await emptyCart(call, owner, expected, body.keep_aside)) ? answer(await presentCartOf(call, owner)) : refuse(963);
});

export const changeDeliveryAddress = serve(endpoints.change_delivery_address, CHANGING, async (body, call) => {
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
  if (place?.store.delivers && !reachOf(place, destination.location).isWithin) return refuse(966);
  const changed = await updateOpenCart(call.database, open.id, { destination, updatedAt: call.now() });
  return changed ? answer({ destination_addresses: [destination], cart_version: changed.version }) : refuse(962);
});
