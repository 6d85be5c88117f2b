import { endpoints } from '../../../../contract/endpoints.ts';
import { answer, refuse } from '../../../call/answer.ts';
import { serve } from '../../../http/serve.ts';
import { CHANGING } from '../../../http/usual-limits.ts';
import { findOpenCart } from '../../../repositories/carts.ts';
import { findStore } from '../../../repositories/stores.ts';
import { ownerOf } from '../../../services/basket/owner.ts';
import { presentCart, presentCartOf } from '../../../services/basket/present-cart.ts';
import { readLines } from '../../../services/basket/read-lines.ts';
import { emptyCart, saveCart } from '../../../services/basket/save-cart.ts';
import { isExpected, type Expected } from '../../../services/basket/expected-cart.ts';

/** Makes the sent lines the whole basket; an empty list empties it (0-decisions, Wire details). */
export const addItemInCart = serve(endpoints.add_item_in_cart, async (body, call) => {
  const owner = ownerOf(call);
  if (!owner) return refuse(961);
  const expected: Expected = { cartId: body.cart_id ?? null, version: body.cart_version ?? null, onlyIfCurrent: body.only_if_current };
  const lost = async () => refuse(963, { details: await presentCartOf(call, owner) });
  if (body.order_details.every((entry) => entry.items.length === 0)) {
    return (await emptyCart(call, owner, expected)) ? answer(await presentCartOf(call, owner), 951) : lost();
  }
  const open = await findOpenCart(call.database, owner);
  if (!(await isExpected(call, owner, open, expected))) return lost();
  const place = body.store_id ? await findStore(call.database, body.store_id) : null;
  if (!place) return refuse(634);
  if (!place.store.open) return refuse(635);
  if (open && open.lines.length > 0 && open.storeId !== place.store.id) return refuse(643);
  const read = await readLines(call, place.store, body.order_details, open?.lines ?? []);
  if (!read.ok) return refuse(read.code);
  const saved = await saveCart(call, owner, place, { lines: read.lines, destination: body.destination_addresses[0] ?? null, expected });
  return saved ? answer(await presentCart(call, saved), 952) : lost();
}, CHANGING);
