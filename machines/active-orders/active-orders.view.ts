import type { SnapshotFrom } from 'xstate';
import type { CurrentOrder } from '#contract/entities/order.ts';
import type { OrderNews } from '#contract/order-news.ts';
import { arrivalOf } from '#domain/orders/arrival.ts';
import { courseOn, type OrderCourse } from '#domain/orders/course.ts';
import { wayOf } from '#domain/orders/order-reading.ts';
import type { EndedOrder } from './known-orders.ts';
import type { activeOrdersMachine } from './active-orders.machine.ts';

export type ActiveOrderView = {
  readonly orderId: string;
  readonly number: number;
  /** '' of a courier order. */
  readonly storeName: string;
  readonly course: OrderCourse;
  /** Epoch milliseconds: about when it comes; null while it is unknown. */
  readonly aboutAt: number | null;
  /** null until it is accepted: nobody has promised a time. */
  readonly minutesLeft: number | null;
  readonly isLate: boolean;
  readonly timezone: string;
  /** The server's time, epoch milliseconds; 0 while nobody tells it. */
  readonly now: number;
};

export type EndedOrderView = EndedOrder;

export type ActiveOrdersView = {
  /** The newest first. */
  readonly orders: readonly ActiveOrderView[];
  readonly ended: readonly EndedOrderView[];
  readonly currentOrders: readonly CurrentOrder[];
  readonly isFed: boolean;
  readonly news: OrderNews | null;
};

export function toActiveOrdersView({
  context: { orders, ended, putAway, isFed, news, now },
}: Pick<SnapshotFrom<typeof activeOrdersMachine>, 'context'>): ActiveOrdersView {
  return {
    orders: (orders ?? []).map((order) => {
      const { aboutAt, minutesLeft, isLate } = arrivalOf(order, now ?? 0);
      const course = courseOn(wayOf(order.delivery_type, order.is_user_pick_up_order), order);
      return {
        orderId: order._id,
        number: order.unique_id,
        storeName: order.store_name,
        course,
        timezone: order.timezone,
        now: now ?? 0,
        // Without a clock nobody reckons minutes.
        ...(now === null
          ? { aboutAt: null, minutesLeft: null, isLate: false }
          : { aboutAt, minutesLeft: course.now === null ? null : minutesLeft, isLate }),
      };
    }),
    ended: ended.filter(({ orderId }) => !putAway.includes(orderId)),
    currentOrders: orders ?? [],
    isFed,
    news,
  };
}
