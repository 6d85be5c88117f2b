import { endpoints } from '../../../../contract/endpoints.ts';
import { answer, refuse } from '../../../http/answer.ts';
import { serve } from '../../../http/serve.ts';
import { findOpenCart, updateOpenCart } from '../../../repositories/carts.ts';
import { findStore } from '../../../repositories/stores.ts';
import { ownerOf } from '../../../services/cart-owner.ts';
import { presentCart } from '../../../services/present-cart.ts';
import { readLines, saveCart } from '../../../services/save-cart.ts';

/** Makes the sent lines the whole basket; an empty list empties it (0-decisions, Wire details). */
export const addItemInCart = serve(endpoints.add_item_in_cart, async (body, call) => {
  const owner = ownerOf(call);
  if (!owner) return refuse(961);
  const open = await findOpenCart(call.database, owner);
  const lost = async () => refuse(963, { details: await presentCart(call, await findOpenCart(call.database, owner)) });
  if (body.order_details.every((entry) => entry.items.length === 0)) {
    if (!open) return answer(await presentCart(call, null), 951);
    const emptied = await updateOpenCart(call.database, open.id, { lines: [], storeId: null, destination: null, pickup: null, updatedAt: call.now() }, body.cart_id === open.id ? (body.cart_version ?? undefined) : undefined);
    return emptied ? answer(await presentCart(call, emptied), 951) : lost();
  }
  const place = body.store_id ? await findStore(call.database, body.store_id) : null;
  if (!place) return refuse(634);
  if (!place.store.open) return refuse(635);
  if (open && open.lines.length > 0 && open.storeId !== place.store.id) return refuse(643);
  const read = await readLines(call, place.store, body.order_details);
  if (!read.ok) return refuse(read.code);
  const saved = await saveCart(call, owner, place, {
    lines: read.lines,
    destination: body.destination_addresses[0] ?? null,
    version: body.cart_version ?? null,
    cartId: body.cart_id ?? null,
  });
  return saved ? answer(await presentCart(call, saved), 952) : lost();
});
