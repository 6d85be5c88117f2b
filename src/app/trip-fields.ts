import { metresBetween } from '../../domain/geometry.ts';
import type { ServerCart } from '../../machines/cart/cart-intent.ts';

/** A way through streets is about so much longer than the straight line. */
const DETOUR = 1.3;
/** Metres a second of a courier on a bicycle, stops and lights included. */
const PACE = 4;

/**
 * What a basket says of itself to be priced (specification 1, section 7, Order cart invoice): metres and seconds of the
 * way from store to door, reckoned from the straight line, its price and how many items are in it. The reference server
 * reckons all of it anew. Nothing of a way whose ends are not known: 0 would be a door inside the store.
 */
export function tripFields(cart: Pick<ServerCart, 'store_id' | 'cart' | 'total_cart_amount' | 'pickup_addresses' | 'destination_addresses'> | null) {
  if (!cart) return {};
  const [from, to] = [cart.pickup_addresses[0]?.location, cart.destination_addresses[0]?.location];
  const metres = from && to ? Math.round(metresBetween(from, to) * DETOUR) : null;
  return {
    ...(metres === null ? {} : { total_distance: metres, total_time: Math.round(metres / PACE) }),
    store_id: cart.store_id,
    total_cart_price: cart.total_cart_amount,
    total_item_count: cart.cart.order_details.flatMap(({ items }) => items).reduce((sum, { quantity }) => sum + quantity, 0),
  };
}
