import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { OrderProblemKind } from '#contract/entities/order-problem.ts';
import type { RejectReason } from '#contract/enumerations.ts';
import type { OPERATOR_STAGES, OperatorAction, OperatorOrder, OperatorRefusal } from '#contract/operator.ts';
import { ORDER_STATUS } from '#contract/order-status.ts';
import type { OrderKind } from './operator-search.ts';

const STAGES: Record<(typeof OPERATOR_STAGES)[number], MessageDescriptor> = {
  waiting: msg`Waiting to be accepted`,
  kitchen: msg`In the kitchen`,
  ready: msg`Ready`,
  courier: msg`Courier assigned`,
  on_the_way: msg`On the way`,
  handed_over: msg`Handed over`,
};

const STATUSES: Readonly<Record<number, MessageDescriptor>> = {
  [ORDER_STATUS.waitingForStore]: msg`Waiting for the store`,
  [ORDER_STATUS.storeAccepted]: msg`Accepted`,
  [ORDER_STATUS.preparing]: msg`Preparing`,
  [ORDER_STATUS.ready]: msg`Ready`,
  [ORDER_STATUS.waitingForCourier]: msg`Looking for a courier`,
  [ORDER_STATUS.courierAccepted]: msg`Courier assigned`,
  [ORDER_STATUS.courierComing]: msg`Courier on the way to collect the order`,
  [ORDER_STATUS.courierArrived]: msg`Courier at the store`,
  [ORDER_STATUS.picked]: msg`Picked up`,
  [ORDER_STATUS.startedDelivery]: msg`On the way`,
  [ORDER_STATUS.arrivedAtDestination]: msg`At the door`,
  [ORDER_STATUS.delivered]: msg`Delivered`,
};

const ACTIONS: Record<OperatorAction, MessageDescriptor> = {
  accept: msg`Accept`,
  prepare: msg`Prepare`,
  ready: msg`Mark as ready`,
  assign: msg`Assign a courier`,
  move: msg`Next step`,
  complete: msg`Hand over`,
  reject: msg`Reject`,
  cancel: msg`Cancel`,
  'cancel-request': msg`Store asks to cancel`,
  'no-courier': msg`No courier found`,
  'courier-rejects': msg`Courier declines`,
  'courier-cancels': msg`Courier gives up`,
};

const REASONS: Record<RejectReason, MessageDescriptor> = {
  too_busy: msg`Too many orders`,
  closing: msg`Closing now`,
  sold_out: msg`Something is sold out`,
  out_of_reach: msg`Address out of reach`,
  other: msg`Another reason`,
};

const REFUSALS: Readonly<Record<OperatorRefusal, MessageDescriptor>> = {
  'there is no such order': msg`There’s no such order any more.`,
  'it has ended': msg`The order has ended.`,
  'nothing follows': msg`There’s no next step.`,
  'no store has to accept it': msg`A parcel isn’t accepted by a store.`,
  'there is nothing to prepare': msg`There’s nothing to prepare for a parcel.`,
  'the store has to have accepted it just now': msg`Accept the order first.`,
  'it is not in the kitchen': msg`The order isn’t in the kitchen.`,
  'nobody brings it: it is collected': msg`The customer collects this order.`,
  'it does not wait for a courier': msg`The order isn’t waiting for a courier.`,
  'it is not ready to be collected': msg`The order isn’t ready to collect.`,
  'it is not at the door': msg`The courier isn’t at the door yet.`,
  'the store has answered already': msg`The store has already answered.`,
  'a courier has accepted it': msg`A courier has already accepted it.`,
  'no courier has it': msg`No courier has this order.`,
  'it can not be rejected for that': msg`That reason doesn’t fit this order.`,
  'it moved in the same moment': msg`The order has changed. Try again.`,
  'its payment is gone': msg`The payment of this order is gone.`,
  'nothing waits for an answer': msg`This problem has already been answered.`,
  'all that was paid has gone back already': msg`Everything that was paid has already been refunded.`,
  'it was answered in the same moment': msg`Somebody else has answered already.`,
  'there is no such store': msg`There’s no such store any more.`,
  'it is not on the menu': msg`The dish isn’t on the menu any more.`,
  'the time can’t be moved here': msg`The time can’t be changed on this server.`,
  'it is closed already': msg`The store is already closed.`,
  'its clock never changes': msg`There’s no clock change in this time zone.`,
  'it has no such slot': msg`The store doesn’t have this slot any more.`,
};

const KINDS: Record<OrderKind, MessageDescriptor> = { delivery: msg`Delivery`, pickup: msg`To collect`, parcel: msg`Parcel` };

const PROBLEMS: Record<OrderProblemKind, MessageDescriptor> = {
  missing: msg`missing`,
  wrong: msg`wrong item`,
  cold: msg`cold`,
  damaged: msg`damaged`,
};

export const refusalText = (said: string): MessageDescriptor | null => (said in REFUSALS ? REFUSALS[said as OperatorRefusal] : null);
export const kindText = (kind: OrderKind): MessageDescriptor => KINDS[kind];
export const problemText = (what: OrderProblemKind): MessageDescriptor => PROBLEMS[what];
export const rejectReasonText = (reason: RejectReason): MessageDescriptor => REASONS[reason];
export const stageText = (stage: keyof typeof STAGES): MessageDescriptor => STAGES[stage];
export const statusText = ({ order_status: status, stage }: Pick<OperatorOrder, 'order_status' | 'stage'>): MessageDescriptor =>
  STATUSES[status] ?? stageText(stage);
export const actionText = (action: OperatorAction): MessageDescriptor => ACTIONS[action];
const SEVERE: readonly OperatorAction[] = ['reject', 'cancel', 'cancel-request', 'no-courier', 'courier-rejects', 'courier-cancels'];
export const isSevere = (action: OperatorAction): boolean => SEVERE.includes(action);
