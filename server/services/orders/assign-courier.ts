import { ORDER_STATUS } from '#contract/order-status.ts';
import { isEndedWithoutSuccess } from '#domain/orders/progress.ts';
import type { Database } from '#server/database/database.ts';
import type { OrderRow } from '#server/repositories/orders.ts';
import { findRide, freestCourier, insertRide } from '#server/repositories/rides.ts';
import { roadBetween } from '../fulfilment/road-between.ts';
import { cityOfOrder } from './city-of-order.ts';

/** How fast a courier rides through town at pace 1 where no vehicle says otherwise, and how long any ride takes at least and at most. */
const METRES_PER_SECOND = 5;
const RIDE_SECONDS = { least: 60, most: 1_800 } as const;

/**
 * Gives an order that a courier has accepted its courier and its road, once: from the store, or from where a parcel is
 * picked up, to its destination. Where nobody brings it, or a door is unknown, there is no ride.
 */
export async function assignCourier(transaction: Database, order: OrderRow, { to, at }: { to: number; at: number }): Promise<void> {
  if (order.order.isPickup || to < ORDER_STATUS.courierAccepted || isEndedWithoutSuccess(to)) return;
  const { pickup, destination } = order.order;
  if (!pickup || !destination || (await findRide(transaction, order.id))) return;
  const city = await cityOfOrder(transaction, order);
  const courier = city && (await freestCourier(transaction, city.id));
  if (!courier) return;
  const { path, metres } = await roadBetween(transaction, city.id, pickup.location, destination.location);
  const pace = order.order.vehicle?.metresPerSecond ?? METRES_PER_SECOND;
  const seconds = Math.min(RIDE_SECONDS.most, Math.max(RIDE_SECONDS.least, Math.round(metres / pace)));
  await insertRide(transaction, { orderId: order.id, courierId: courier.id, path, metres, seconds, createdAt: at });
}
