import { ORDER_STATUS } from '#contract/enumerations.ts';
import { ordersDueToMove, type OrderRow } from '#server/repositories/orders.ts';
import type { FrozenOrder } from '#server/database/frozen-order.ts';
import type { Services } from '#server/call/services.ts';
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

const dueAfter = (now: number, seconds: number, pace: number) => (pace > 0 ? now + Math.round((seconds * 1_000) / pace) : null);

/** When a new demo order first moves on by itself; null when orders move by hand only. */
export const firstMoveAt = (now: number, pace: number): number | null => dueAfter(now, DELIVERY[waitingForStore]?.[1] ?? 0, pace);

/** When the kitchen begins an order: of a scheduled one not before it must. */
const kitchenBeginsAt = ({ startAt, aboutMinutes }: FrozenOrder, pace: number): number =>
  startAt - Math.round((aboutMinutes * 60_000) / pace);

/** Where an order goes next in its course, and when it would move on from there by itself; null where nothing follows. */
export function nextMove(order: OrderRow, now: number, pace: number): { readonly to: number; readonly nextMoveAt: number | null } | null {
  const course = order.order.isPickup ? PICKUP : DELIVERY;
  const next = course[order.status];
  if (!next) return null;
  const following = course[next[0]];
  const due = following ? dueAfter(now, following[1], pace) : null;
  return { to: next[0], nextMoveAt: due !== null && next[0] === storeAccepted ? Math.max(due, kitchenBeginsAt(order.order, pace)) : due };
}

/**
 * Moves on every demo order that is due. Safe to run in many processes at once: each order moves once.
 * @returns how many orders this call moved
 */
export async function moveDueOrders({ database, now, demoPace }: Pick<Services, 'database' | 'now' | 'demoPace'>): Promise<number> {
  let moved = 0;
  for (const order of await ordersDueToMove(database, now())) {
    const next = nextMove(order, now(), demoPace);
    if (next && (await moveOrder(database, order, { ...next, at: now(), actor: 'demo', requestId: 'clockwork' }))) moved += 1;
  }
  return moved;
}
