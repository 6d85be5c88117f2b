import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { OrderProblemKind } from '#contract/entities/order-problem.ts';
import type { RejectReason } from '#contract/enumerations.ts';
import type { OPERATOR_STAGES, OperatorAction, OperatorOrder } from '#contract/operator.ts';
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
  'no-courier': msg`No courier found`,
};

const REASONS: Record<RejectReason, MessageDescriptor> = {
  too_busy: msg`Too many orders`,
  closing: msg`Closing now`,
  sold_out: msg`Something is sold out`,
  out_of_reach: msg`Address out of reach`,
  other: msg`Another reason`,
};

const KINDS: Record<OrderKind, MessageDescriptor> = { delivery: msg`Delivery`, pickup: msg`To collect`, parcel: msg`Parcel` };

const PROBLEMS: Record<OrderProblemKind, MessageDescriptor> = {
  missing: msg`missing`,
  wrong: msg`wrong item`,
  cold: msg`cold`,
  damaged: msg`damaged`,
};

export const kindText = (kind: OrderKind): MessageDescriptor => KINDS[kind];
export const problemText = (what: OrderProblemKind): MessageDescriptor => PROBLEMS[what];
export const rejectReasonText = (reason: RejectReason): MessageDescriptor => REASONS[reason];
export const stageText = (stage: keyof typeof STAGES): MessageDescriptor => STAGES[stage];
export const statusText = ({ order_status: status, stage }: Pick<OperatorOrder, 'order_status' | 'stage'>): MessageDescriptor =>
  STATUSES[status] ?? stageText(stage);
export const actionText = (action: OperatorAction): MessageDescriptor => ACTIONS[action];
export const isSevere = (action: OperatorAction): boolean => ['reject', 'cancel', 'no-courier'].includes(action);
