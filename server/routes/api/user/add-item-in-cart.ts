import type { ReceivedOf } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { DELIVERY_TYPE } from '#contract/enumerations.ts';
import { haveTooManyLines } from '#domain/cart/cart-lines.ts';
import { answer, refuse, type Refused } from '#server/call/answer.ts';
import type { Call } from '#server/call/call.ts';
import { serve } from '#server/http/serve.ts';
import { CHANGING } from '#server/http/usual-limits.ts';
import { contentOf, findBasket, type Basket } from '#server/repositories/carts.ts';
import type { OnMenu, StoreInPlace } from '#server/repositories/stores.ts';
import { whatIsSold } from '#server/services/catalogue/what-is-sold.ts';
import { fillParcel } from '#server/services/cart/fill-parcel.ts';
import { ownerOf } from '#server/services/cart/owner.ts';
import { presentCart, presentCartOf } from '#server/services/cart/present-cart.ts';
import { readLines } from '#server/services/cart/read-lines.ts';
import { emptyCart, saveCart } from '#server/services/cart/save-cart.ts';
import { expectedOf, isExpected } from '#server/services/cart/expected-cart.ts';

type Body = ReceivedOf<typeof endpoints.add_item_in_cart>;

/** The store whose items a basket is to hold, with what is sold of those, or why it may not: it is gone, off, or what is open is of another. */
async function storeToFill(
  call: Call,
  body: Body,
  { open, revision }: Basket,
): Promise<{ readonly place: StoreInPlace; readonly menu: readonly OnMenu[] } | Refused<never>> {
  if (!body.store_id) return refuse(634);
  const sent = body.order_details.flatMap(({ items }) => items);
  const itemIds = haveTooManyLines(sent) ? [] : sent.map(({ item_id }) => item_id);
  const { place, menu } = await whatIsSold(call, body.store_id, itemIds, revision);
  if (!place) return refuse(634);
  if (!place.store.open) return refuse(635);
  const content = open && contentOf(open);
  return content?.kind === 'items' && content.storeId !== place.store.id ? refuse(643) : { place, menu };
}

/** Makes the sent lines the whole basket; an empty list empties it (0-decisions, Wire details). A parcel has lines of no store, and a cart of its own. */
export const addItemInCart = serve(endpoints.add_item_in_cart, CHANGING, async (body, call) => {
  if (body.delivery_type === DELIVERY_TYPE.courier) return fillParcel(body, call);
  const owner = ownerOf(call);
  if (!owner) return refuse(961);
  const expected = expectedOf(body);
  const lost = async () => refuse(963, { details: await presentCartOf(call, owner) });
  if (body.order_details.every((entry) => entry.items.length === 0)) {
    return (await emptyCart(call, owner, expected)) ? answer(await presentCartOf(call, owner), 951) : lost();
  }
  const found = await findBasket(call.database, owner, body.store_id);
  const { open, revision } = found;
  if (!(await isExpected(call, owner, open, expected))) return lost();
  const sold = await storeToFill(call, body, found);
  if ('code' in sold) return sold;
  const { place, menu } = sold;
  const read = readLines(call, { store: place.store, menu }, body.order_details, open?.lines ?? []);
  if (!read.ok) return refuse(read.code);
  const saved = await saveCart(
    call,
    owner,
    place,
    { lines: read.lines, destination: body.destination_addresses[0] ?? null, expected },
    found,
  );
  return saved ? answer(await presentCart(call, saved, revision)) : lost();
});
