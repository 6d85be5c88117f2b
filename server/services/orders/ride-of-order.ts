import { ORDER_STATUS } from '#contract/order-status.ts';
import { isOnTheRoad } from '#domain/orders/progress.ts';
import { positionOn, type Ride, type RidePosition } from '#domain/orders/ride.ts';
import type { OrderRow, OrderStatusRow } from '#server/repositories/orders.ts';
import type { RideRow } from '#server/repositories/rides.ts';

/**
 * When a ride began and when it is over, from rows alone, so that every server says the same: from 'started delivery' until
 * the clockwork is about to move the order on; moved by hand, for as long as the road takes; once there, until it was there.
 * Null before it began.
 */
export function rideTimes(order: OrderRow, statuses: readonly OrderStatusRow[], row: RideRow): Ride | null {
  const since = (from: number) => statuses.filter(({ status }) => status >= from && status < 100).map(({ at }) => at);
  const [startedAt] = since(ORDER_STATUS.startedDelivery).toSorted((one, other) => one - other);
  if (startedAt === undefined) return null;
  const [thereAt] = since(ORDER_STATUS.arrivedAtDestination).toSorted((one, other) => one - other);
  return { path: row.path, startedAt, arrivesAt: thereAt ?? order.nextMoveAt ?? startedAt + row.seconds * 1_000 };
}

/** Where the courier of an order is now, from 'started delivery' until it is completed; null before and afterwards. */
export function courierNow(order: OrderRow, statuses: readonly OrderStatusRow[], row: RideRow, now: number): RidePosition | null {
  const times = isOnTheRoad(order.status) ? rideTimes(order, statuses, row) : null;
  return times && positionOn(times, now);
}
