import { DELIVERY_TYPE } from '#contract/enumerations.ts';
import { ORDER_STATUS } from '#contract/order-status.ts';
import { lockOrderDue, type OrderRow } from '#server/repositories/orders.ts';
import type { FrozenOrder } from '#server/database/frozen-order.ts';
import type { Services } from '#server/call/services.ts';
import { inTransaction } from '#server/database/in-transaction.ts';
import { findRide, type RideRow } from '#server/repositories/rides.ts';
import { isOutsideCourierArea } from './outside-courier-area.ts';
import { moveOrder } from './move-order.ts';

const {
  waitingForStore,
  storeAccepted,
  preparing,
  ready,
  waitingForCourier,
  courierAccepted,
  courierComing,
  courierArrived,
  picked,
  startedDelivery,
  arrivedAtDestination,
  delivered,
  completed,
  noCourierFound,
} = ORDER_STATUS;

/** What comes after each status of a demo order, and after how many seconds at pace 1. */
const DELIVERY: Readonly<Record<number, readonly [next: number, seconds: number]>> = {
  [waitingForStore]: [storeAccepted, 40],
  [storeAccepted]: [preparing, 30],
  [preparing]: [ready, 300],
  [ready]: [waitingForCourier, 5],
  [waitingForCourier]: [courierAccepted, 20],
  [courierAccepted]: [courierComing, 20],
  [courierComing]: [courierArrived, 90],
  [courierArrived]: [picked, 30],
  [picked]: [startedDelivery, 15],
  [startedDelivery]: [arrivedAtDestination, 300],
  [arrivedAtDestination]: [delivered, 60],
  [delivered]: [completed, 30],
};
const PICKUP: typeof DELIVERY = { ...DELIVERY, [ready]: [delivered, 300] };
/** No store is asked: a courier is looked for at once. */
const PARCEL: typeof DELIVERY = { ...DELIVERY, [waitingForStore]: [waitingForCourier, 5] };
const NOBODY: typeof DELIVERY = { [waitingForStore]: [waitingForCourier, 5], [waitingForCourier]: [noCourierFound, 40] };

const dueAfter = (now: number, seconds: number, pace: number) => (pace > 0 ? now + Math.round((seconds * 1_000) / pace) : null);

/** When a new demo order first moves on by itself from its first status; null when orders move by hand only. */
export const firstMoveAt = (status: number, now: number, pace: number): number | null => dueAfter(now, DELIVERY[status]?.[1] ?? 0, pace);

/** When the kitchen begins an order: of a scheduled one not before it must. */
const kitchenBeginsAt = ({ startAt, aboutMinutes }: FrozenOrder, pace: number): number =>
  startAt - Math.round((aboutMinutes * 60_000) / pace);

/** Where an order goes next in its course, when it would move on from there by itself, and when it then comes about. */
export type NextMove = { readonly to: number; readonly nextMoveAt: number | null; readonly estimatedAt: number | null };

const goalOf = ({ order: { isPickup } }: OrderRow) => (isPickup ? ready : arrivedAtDestination);

function courseOf({ deliveryType, order }: OrderRow): typeof DELIVERY {
  if (deliveryType === DELIVERY_TYPE.courier) return isOutsideCourierArea(order) ? NOBODY : PARCEL;
  return order.isPickup ? PICKUP : DELIVERY;
}

export const nextStatus = (order: OrderRow): number | null => courseOf(order)[order.status]?.[0] ?? null;

/** How long an order stays at a status, seconds at pace 1; the road as long as its ride. */
const secondsAt = (order: OrderRow, status: number, ride: RideRow | null): number =>
  status === startedDelivery && ride ? ride.seconds : (courseOf(order)[status]?.[1] ?? 0);

/**
 * When an order comes about, once it has moved to a status: by the rest of its course, which is known where the clockwork moves
 * it, and from 'started delivery' on, where the road is. Not before it is wanted; null leaves what was said before.
 */
function estimateAt(order: OrderRow, to: number, at: number, nextMoveAt: number | null, ride: RideRow | null, pace: number): number | null {
  const goal = goalOf(order);
  if (to === goal) return Math.max(at, order.order.startAt);
  if (to > goal) return null;
  if (nextMoveAt === null) return to === startedDelivery && ride ? at + ride.seconds * 1_000 : null;
  let then = nextMoveAt;
  for (let status = courseOf(order)[to]?.[0]; status !== undefined && status < goal; status = courseOf(order)[status]?.[0])
    then = dueAfter(then, secondsAt(order, status, ride), pace) ?? then;
  return Math.max(then, order.order.startAt);
}

export function movedTo(order: OrderRow, to: number, at: number, { ride, pace }: { ride: RideRow | null; pace: number }): NextMove {
  const due = courseOf(order)[to] ? dueAfter(at, secondsAt(order, to, ride), pace) : null;
  const nextMoveAt = due !== null && to === storeAccepted ? Math.max(due, kitchenBeginsAt(order.order, pace)) : due;
  return { to, nextMoveAt, estimatedAt: estimateAt(order, to, at, nextMoveAt, ride, pace) };
}

export function nextMove(order: OrderRow, at: number, by: { ride: RideRow | null; pace: number }): NextMove | null {
  const next = nextStatus(order);
  return next === null ? null : movedTo(order, next, at, by);
}

/** So many orders are moved in one round at most. */
const AT_ONCE = 50;

/**
 * Moves on every demo order that is due. Of many processes each moves others.
 * @returns how many orders this call moved
 */
export async function moveDueOrders({ database, now, demoPace }: Pick<Services, 'database' | 'now' | 'demoPace'>): Promise<number> {
  const handled: string[] = [];
  const moveOne = () =>
    inTransaction(database, async (transaction) => {
      const order = await lockOrderDue(transaction, now(), handled);
      if (!order) return null;
      const next = nextMove(order, now(), { ride: (await findRide(transaction, order.id))?.ride ?? null, pace: demoPace });
      const change = next && { ...next, at: now(), actor: 'demo', requestId: 'clockwork' };
      return { id: order.id, isMoved: change !== null && (await moveOrder(transaction, order, change)) };
    });
  let moved = 0;
  while (handled.length < AT_ONCE) {
    const one = await moveOne();
    if (!one) break;
    handled.push(one.id);
    if (one.isMoved) moved += 1;
  }
  return moved;
}
