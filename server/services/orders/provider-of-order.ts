import type { Provider } from '#contract/entities/order.ts';
import type { Services } from '#server/call/services.ts';
import type { OrderRow, OrderStatusRow } from '#server/repositories/orders.ts';
import { findRide } from '#server/repositories/rides.ts';
import { presentProvider } from '../present/ride.ts';
import { positionOn } from '#domain/orders/ride.ts';
import { rideTimes } from './ride-of-order.ts';

/** Who brings an order and where they are: at the store, or where a parcel waits, until the ride begins. Null while nobody was found. */
export async function providerOf(
  { database, now }: Pick<Services, 'database' | 'now'>,
  order: OrderRow,
  statuses: readonly OrderStatusRow[],
): Promise<Provider | null> {
  const found = await findRide(database, order.id);
  if (!found) return null;
  const times = rideTimes(order, statuses, found.ride) ?? { path: found.ride.path, startedAt: Infinity, arrivesAt: Infinity };
  return presentProvider(found, positionOn(times, now()).location);
}
