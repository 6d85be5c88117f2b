import { ORDER_STATUS } from '#contract/enumerations.ts';
import { isTerminal } from '#domain/orders/progress.ts';
import type { Services } from '#server/call/services.ts';
import { findOrderByNumber, type OrderRow } from '#server/repositories/orders.ts';
import { findRide, type RideRow } from '#server/repositories/rides.ts';
import { nextMove } from './clockwork.ts';
import { moveOrder } from './move-order.ts';

/** What an operator does to an order by hand, in the place of the store and its courier. */
export const OPERATOR_ACTIONS = ['accept', 'advance', 'reject', 'cancel', 'no-courier'] as const;
export type OperatorAction = (typeof OPERATOR_ACTIONS)[number];

const NAMES: Readonly<Record<number, string>> = Object.fromEntries(Object.entries(ORDER_STATUS).map(([name, status]) => [status, name]));
/** How a status is called, for operators. */
export const statusName = (status: number): string => NAMES[status] ?? String(status);

type Operating = Pick<Services, 'database' | 'now' | 'demoPace'>;

/** Where an action leads an order, or why it can't be done now. */
function leadsTo(
  action: OperatorAction,
  order: OrderRow,
  { now, demoPace }: Operating,
  ride: RideRow | null,
): { readonly to: number; readonly nextMoveAt: number | null } | string {
  const { status } = order;
  if (isTerminal(status)) return 'it has ended';
  if ((action === 'accept' || action === 'reject') && status !== ORDER_STATUS.waitingForStore) return 'the store has answered already';
  if (action === 'reject') return { to: ORDER_STATUS.storeRejected, nextMoveAt: null };
  if (action === 'cancel') return { to: ORDER_STATUS.storeCancelled, nextMoveAt: null };
  if (action === 'no-courier') return order.order.isPickup ? 'it is collected' : { to: ORDER_STATUS.noCourierFound, nextMoveAt: null };
  return nextMove(order, now(), { ride, pace: demoPace }) ?? 'nothing follows';
}

/**
 * Moves an order by hand, by the same rules and in the same transaction as everybody else's moves: money, slot and promo
 * come along. `number` is the one that customers read.
 * @returns where it stands now, or why it was not moved
 */
export async function operate(
  services: Operating,
  number: number,
  action: OperatorAction,
): Promise<{ readonly status: number } | { readonly refused: string }> {
  const order = await findOrderByNumber(services.database, number);
  if (!order) return { refused: 'there is no such order' };
  const move = leadsTo(action, order, services, (await findRide(services.database, order.id))?.ride ?? null);
  if (typeof move === 'string') return { refused: move };
  const moved = await moveOrder(services.database, order, {
    ...move,
    at: services.now(),
    actor: 'operator',
    requestId: `operator ${action}`,
  });
  return moved ? { status: move.to } : { refused: 'it moved in the same moment' };
}
