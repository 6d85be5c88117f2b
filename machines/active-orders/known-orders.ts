import type { CurrentOrder } from '#contract/entities/order.ts';
import type { OrderNews } from '#contract/order-news.ts';
import { endingOf, type Ending } from '#domain/orders/ending.ts';
import { isNewerThan } from '#domain/orders/order-reading.ts';

export type EndedOrder = {
  readonly orderId: string;
  readonly number: number;
  readonly storeName: string;
  readonly ending: Ending | null;
};

export type Known = {
  readonly orders: readonly CurrentOrder[] | null;
  readonly ended: readonly EndedOrder[];
};

const ENDED_MAXIMUM = 3;

const end = ({ _id, unique_id, store_name }: CurrentOrder, ending: Ending | null): EndedOrder => ({
  orderId: _id,
  number: unique_id,
  storeName: store_name,
  ending,
});

/** What is known once the server has listed what runs: nothing goes back to what it was before, and what runs no more has ended. */
export function listed({ orders, ended }: Known, list: readonly CurrentOrder[]): Known {
  const known = new Map((orders ?? []).map((order) => [order._id, order]));
  const newest = list.map((order) => {
    const before = known.get(order._id);
    return before && isNewerThan(before, order) ? before : order;
  });
  const running = newest.filter((order) => endingOf(order) === null && !ended.some(({ orderId }) => orderId === order._id));
  const over = [...known.values()]
    .filter(({ _id }) => !running.some((order) => order._id === _id))
    .map((order) => end(order, endingOf(newest.find(({ _id }) => _id === order._id) ?? order)));
  return {
    orders: running.toSorted((one, other) => other.unique_id - one.unique_id),
    ended: [...over, ...ended].slice(0, ENDED_MAXIMUM),
  };
}

const orderOf = ({ orders }: Known, news: OrderNews) => orders?.find(({ _id }) => _id === news.order_id);

export function isKnownAndNewer(known: Known, news: OrderNews): boolean {
  const order = orderOf(known, news);
  return order !== undefined && isNewerThan(news, order);
}

export function movedOn(known: Known, news: OrderNews): Known {
  const order = orderOf(known, news);
  if (!order) return known;
  const ending = endingOf(news);
  const others = (known.orders ?? []).filter(({ _id }) => _id !== order._id);
  if (ending) {
    return { orders: others, ended: [end(order, ending), ...known.ended].slice(0, ENDED_MAXIMUM) };
  }
  const { order_status, delivery_status, request_id, estimated_at, latest_at, sequence } = news;
  const moved = { ...order, order_status, delivery_status, request_id, estimated_at, latest_at, sequence };
  return { ...known, orders: (known.orders ?? []).map((one) => (one._id === moved._id ? moved : one)) };
}
