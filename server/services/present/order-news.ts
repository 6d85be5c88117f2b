import type { OrderNews } from '#contract/order-news.ts';
import type { OrderRow, OrderStatusRow } from '#server/repositories/orders.ts';
import { requestOf, statusDates } from './order.ts';

const iso = (instant: number | null) => (instant === null ? null : new Date(instant).toISOString());

export function presentNews(order: OrderRow, statuses: readonly OrderStatusRow[], now: number): OrderNews {
  const dates = statusDates(statuses.filter(({ orderId }) => orderId === order.id));
  const request = requestOf(order, dates);
  return {
    order_id: order.id,
    unique_id: order.uniqueId,
    sequence: order.newsSequence,
    delivery_type: order.deliveryType,
    is_user_pick_up_order: order.order.isPickup,
    order_status: order.status,
    order_status_id: order.statusId,
    request_id: request ? order.id : null,
    delivery_status: request?.delivery_status ?? 0,
    date_time: dates,
    estimated_at: iso(order.estimatedAt),
    latest_at: iso(order.latestAt),
    ...(order.rejectReason !== null && { reject_reason: order.rejectReason }),
    server_time: new Date(now).toISOString(),
  };
}
