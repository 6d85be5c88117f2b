import { DELIVERY_TYPE, type RejectReason } from '#contract/enumerations.ts';
import { ORDER_STATUS } from '#contract/order-status.ts';
import { OPERATOR_ACTIONS, type OperatorAction, type OperatorRefusal } from '#contract/operator.ts';
import { rejectReasonsOf } from '#domain/orders/reject-reasons.ts';
import { isTerminal } from '#domain/orders/progress.ts';
import type { Services } from '#server/call/services.ts';
import { findOrderByNumber, type OrderRow } from '#server/repositories/orders.ts';
import { findRide } from '#server/repositories/rides.ts';
import { movedTo, nextMove, nextStatus } from './demo-progress.ts';
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
  storeRejected,
  storeCancelled,
  storeCancelRequested,
  noCourierFound,
  courierRejected,
  courierCancelled,
} = ORDER_STATUS;

const NAMES: Readonly<Record<number, string>> = Object.fromEntries(Object.entries(ORDER_STATUS).map(([name, status]) => [status, name]));
export const statusName = (status: number): string => NAMES[status] ?? String(status);

type Operating = Pick<Services, 'database' | 'now' | 'demoPace'>;

type Rule = { readonly to: number; readonly from: readonly number[]; readonly otherwise: OperatorRefusal };

const isCourier = (order: OrderRow) => order.deliveryType === DELIVERY_TYPE.courier;
const NOBODY_BRINGS = 'nobody brings it: it is collected';
const ANSWERED = 'the store has answered already';

/** The rule of each action that leads to one status, by what kind of order it is; the reason where it has none. */
const RULES: Readonly<Record<Exclude<OperatorAction, 'move' | 'cancel'>, (order: OrderRow) => Rule | OperatorRefusal>> = {
  accept: (order) => (isCourier(order) ? 'no store has to accept it' : { to: storeAccepted, from: [waitingForStore], otherwise: ANSWERED }),
  prepare: (order) =>
    isCourier(order)
      ? 'there is nothing to prepare'
      : { to: preparing, from: [storeAccepted], otherwise: 'the store has to have accepted it just now' },
  ready: (order) =>
    isCourier(order)
      ? 'there is nothing to prepare'
      : { to: ready, from: [storeAccepted, preparing], otherwise: 'it is not in the kitchen' },
  assign: (order) =>
    order.order.isPickup
      ? NOBODY_BRINGS
      : {
          to: courierAccepted,
          from: isCourier(order) ? [waitingForStore, waitingForCourier] : [ready, waitingForCourier],
          otherwise: 'it does not wait for a courier',
        },
  complete: (order) => ({
    to: completed,
    from: order.order.isPickup ? [ready, delivered] : [arrivedAtDestination, delivered],
    otherwise: order.order.isPickup ? 'it is not ready to be collected' : 'it is not at the door',
  }),
  reject: () => ({ to: storeRejected, from: [waitingForStore], otherwise: ANSWERED }),
  'no-courier': (order) =>
    order.order.isPickup
      ? NOBODY_BRINGS
      : {
          to: noCourierFound,
          from: [waitingForStore, storeAccepted, preparing, ready, waitingForCourier],
          otherwise: 'a courier has accepted it',
        },
  'cancel-request': (order) =>
    isCourier(order)
      ? 'no store has to accept it'
      : { to: storeCancelRequested, from: [storeAccepted, preparing, ready], otherwise: 'it is not in the kitchen' },
  'courier-rejects': (order) =>
    order.order.isPickup
      ? NOBODY_BRINGS
      : { to: courierRejected, from: [ready, waitingForCourier], otherwise: 'it does not wait for a courier' },
  'courier-cancels': (order) =>
    order.order.isPickup
      ? NOBODY_BRINGS
      : {
          to: courierCancelled,
          from: [courierAccepted, courierComing, courierArrived, picked, startedDelivery, arrivedAtDestination],
          otherwise: 'no courier has it',
        },
};

function leadsTo(action: OperatorAction, order: OrderRow): number | OperatorRefusal {
  if (isTerminal(order.status)) return 'it has ended';
  if (action === 'cancel') return storeCancelled;
  if (action === 'move') return nextStatus(order) ?? 'nothing follows';
  const rule = RULES[action](order);
  if (typeof rule === 'string') return rule;
  return rule.from.includes(order.status) ? rule.to : rule.otherwise;
}

export const actionsFor = (order: OrderRow): OperatorAction[] =>
  OPERATOR_ACTIONS.filter((action) => typeof leadsTo(action, order) === 'number');

const mayBeSaid = (reason: RejectReason, action: OperatorAction, order: OrderRow) =>
  action === 'reject' && rejectReasonsOf({ isPickup: order.order.isPickup, isParcel: isCourier(order) }).includes(reason);

/**
 * Moves an order by hand, by the same rules and in the same transaction as everybody else's moves: money, slot and promo
 * come along. `number` is the one that customers read, `reason` why its store rejects it.
 * @returns where it stands now, or why it was not moved
 */
export async function operate(
  { database, now, demoPace: pace }: Operating,
  number: number,
  action: OperatorAction,
  reason?: RejectReason,
): Promise<{ readonly status: number } | { readonly refused: OperatorRefusal }> {
  const order = await findOrderByNumber(database, number);
  if (!order) return { refused: 'there is no such order' };
  const to = leadsTo(action, order);
  if (typeof to === 'string') return { refused: to };
  if (reason !== undefined && !mayBeSaid(reason, action, order)) return { refused: 'it can not be rejected for that' };
  const at = now();
  const ride = (await findRide(database, order.id))?.ride ?? null;
  const move = (action === 'move' ? nextMove(order, at, { ride, pace }) : null) ?? movedTo(order, to, at, { ride, pace });
  const moved = await moveOrder(database, order, { ...move, at, actor: 'operator', rejectReason: reason, requestId: `operator ${action}` });
  return moved ? { status: to } : { refused: 'it moved in the same moment' };
}
