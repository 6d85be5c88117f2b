import type { AnswerOf } from '#contract/endpoint.ts';
import type { endpoints } from '#contract/endpoints.ts';
import { QUANTITY } from '#contract/limits.ts';
import { countOf } from '#domain/cart/cart-lines.ts';
import { percentOf, toMajor } from '#domain/money.ts';
import type { Call } from '#server/call/call.ts';
import { contentOf, findBasket, type Cart, type CartOwner } from '#server/repositories/carts.ts';
import { zoneOfNowhere } from '../catalogue/catalogue-reads.ts';
import { whatIsSold } from '../catalogue/what-is-sold.ts';
import { pathOf } from '../present/place.ts';
import { priceLines } from '../pricing/price-lines.ts';

export type PresentedCart = AnswerOf<typeof endpoints.get_cart>;

export const emptyCart = async (call: Call): Promise<PresentedCart> => ({
  cart_id: null,
  cart_version: 0,
  city_id: null,
  currency: '',
  store_id: null,
  store_name: '',
  store_path: '',
  location: null,
  destination_addresses: [],
  pickup_addresses: [],
  cart: { order_details: [] },
  total_item: 0,
  total_cart_amount: 0,
  total_item_tax: 0,
  max_item_quantity_add_by_user: QUANTITY.maximum,
  min_order_price: null,
  server_time: new Date(call.now()).toISOString(),
  timezone: await zoneOfNowhere(call),
});

const NOTHING_SOLD = { place: null, menu: [] };

/** A basket as every cart call answers it, priced by today's menu; `revision` is at which its store stands. */
export async function presentCart(call: Call, cart: Cart | null, revision: string): Promise<PresentedCart> {
  const content = cart && contentOf(cart);
  const itemIds = cart?.lines.map(({ itemId }) => itemId) ?? [];
  const { place, menu } = content?.kind === 'items' ? await whatIsSold(call, content.storeId, itemIds, revision) : NOTHING_SOLD;
  if (!cart || !place) return { ...(await emptyCart(call)), cart_version: cart?.version ?? 0 };
  const { store, category, city } = place;
  const priced = await priceLines(call.database, cart.lines, call.language, menu);
  return {
    cart_id: cart.id,
    cart_version: cart.version,
    city_id: city.id,
    currency: city.currencySign,
    store_id: store.id,
    store_name: store.name,
    store_path: pathOf(store, category, city, call.language),
    location: [store.latitude, store.longitude],
    destination_addresses: cart.destination ? [cart.destination] : [],
    pickup_addresses: cart.pickup ? [cart.pickup] : [],
    cart: { order_details: priced.entries },
    total_item: countOf(cart.lines),
    total_cart_amount: toMajor(priced.items),
    total_item_tax: toMajor(store.itemTaxIncluded ? 0 : percentOf(priced.items, store.itemTaxPercent)),
    service_fee: toMajor(city.serviceFee),
    max_item_quantity_add_by_user: QUANTITY.maximum,
    min_order_price: store.minimum === null ? null : toMajor(store.minimum),
    server_time: new Date(call.now()).toISOString(),
    timezone: city.timezone,
  };
}

/** The owner's basket as it is now. An empty one goes on with the versions of the last, so that no earlier request fits it. */
export async function presentCartOf(call: Call, owner: CartOwner | null): Promise<PresentedCart> {
  const found = owner && (await findBasket(call.database, owner));
  const presented = await presentCart(call, found?.open ?? null, found?.revision ?? '');
  return found && !found.open ? { ...presented, cart_version: found.version } : presented;
}
