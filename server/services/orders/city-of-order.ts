import type { Database } from '#server/database/database.ts';
import { findCart } from '#server/repositories/carts.ts';
import { findCity, type City } from '#server/repositories/cities.ts';
import type { OrderRow } from '#server/repositories/orders.ts';
import { findStore } from '#server/repositories/stores.ts';

/** The city whose rules hold for an order: its store's, and where it has none, its basket's. */
export async function cityOfOrder(database: Database, order: OrderRow): Promise<City | null> {
  const place = order.storeId === null ? null : await findStore(database, order.storeId);
  if (place) return place.city;
  const cart = await findCart(database, order.cartId);
  return cart?.cityId ? findCity(database, cart.cityId) : null;
}
