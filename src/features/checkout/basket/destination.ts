import type { OrderAddress } from '#contract/entities/order-address.ts';
import type { ServerCart } from '#machines/cart/cart-intent.ts';

/**
 * Where a basket is delivered to; null when nobody has said. A basket begun without a known place stands at its store's
 * own door, which is nobody's delivery address.
 */
export function destinationOf(cart: ServerCart): OrderAddress | null {
  const [destination] = cart.destination_addresses;
  const [pickup] = cart.pickup_addresses;
  if (!destination || destination.address.trim() === '') return null;
  return pickup && destination.address === pickup.address && destination.location.join() === pickup.location.join() ? null : destination;
}
