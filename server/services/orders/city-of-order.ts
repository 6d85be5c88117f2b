import type { Database } from '../../database/database.ts';
import { findCart } from '../../repositories/carts.ts';
import { findCity, type City } from '../../repositories/cities.ts';
import type { OrderRow } from '../../repositories/orders.ts';
import { findStore } from '../../repositories/stores.ts';

/** The city whose rules hold for an order: its store's, and where it has none, its basket's. */
export async function cityOfOrder(database: Database, order: OrderRow): Promise<City | null> {
  const place = order.storeId === null ? null : await findStore(database, order.storeId);
  if (place) return place.city;
  const cart = await findCart(database, order.cartId);
  return cart?.cityId ? findCity(database, cart.cityId) : null;
}
