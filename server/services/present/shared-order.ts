import type { SharedOrder } from '#contract/entities/shared-order.ts';
import { isOnTheRoad } from '#domain/orders/progress.ts';
import type { RidePosition } from '#domain/orders/ride.ts';
import type { OrderRow, OrderStatusRow } from '#server/repositories/orders.ts';
import type { RideRow } from '#server/repositories/rides.ts';
import { requestOf, statusDates } from './order.ts';
import { presentPosition, presentRoute } from './ride.ts';

type Shown = {
  readonly order: OrderRow;
  readonly statuses: readonly OrderStatusRow[];
  readonly timezone: string;
  readonly ride: RideRow | null;
  readonly position: RidePosition | null;
  readonly now: number;
};

const iso = (instant: number | null) => (instant === null ? null : new Date(instant).toISOString());

/** An order as a link shows it to others: no names, no codes, no prices, no note, and no address but where it is on the map. */
export function presentSharedOrder({ order, statuses, timezone, ride, position, now }: Shown): SharedOrder {
  const dates = statusDates(statuses);
  const { isPickup, pickup, destination, startAt } = order.order;
  const request = requestOf(order, dates);
  return {
    delivery_type: order.deliveryType,
    is_user_pick_up_order: isPickup,
    order_status: order.status,
    order_status_id: order.statusId,
    request_detail: request,
    date_time: dates,
    estimated_at: iso(order.estimatedAt),
    latest_at: iso(order.latestAt),
    order_start_at: startAt,
    timezone,
    sequence: order.newsSequence,
    from: isPickup || !pickup ? null : pickup.location,
    to: isPickup || !destination ? null : destination.location,
    route: ride && isOnTheRoad(order.status) ? presentRoute(ride) : null,
    courier: position && presentPosition(position, now),
  };
}
