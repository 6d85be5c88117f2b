import { DELIVERY_TYPE } from '#contract/enumerations.ts';
import { ORDER_STATUS } from '#contract/order-status.ts';
import type { CurrentOrder, Order } from '#contract/entities/order.ts';

export type StatusName =
  | 'waiting'
  | 'accepted'
  | 'preparing'
  | 'ready'
  | 'acceptedByCourier'
  | 'picked'
  | 'started'
  | 'arrived'
  | 'delivered'
  | 'completed'
  | 'cancelledByCustomer'
  | 'rejectedByStore'
  | 'cancelledByStore'
  | 'cancelAskedByStore'
  | 'noCourier'
  | 'rejectedByCourier'
  | 'cancelledByCourier';

const OF_ENDING: Readonly<Record<number, StatusName>> = {
  [ORDER_STATUS.cancelledByCustomer]: 'cancelledByCustomer',
  [ORDER_STATUS.storeRejected]: 'rejectedByStore',
  [ORDER_STATUS.storeCancelled]: 'cancelledByStore',
  [ORDER_STATUS.storeCancelRequested]: 'cancelAskedByStore',
  [ORDER_STATUS.noCourierFound]: 'noCourier',
  [ORDER_STATUS.courierRejected]: 'rejectedByCourier',
  [ORDER_STATUS.courierCancelled]: 'cancelledByCourier',
};

const ON_THE_WAY: Readonly<Record<number, StatusName>> = {
  [ORDER_STATUS.picked]: 'picked',
  [ORDER_STATUS.startedDelivery]: 'started',
  [ORDER_STATUS.arrivedAtDestination]: 'arrived',
  [ORDER_STATUS.delivered]: 'delivered',
  [ORDER_STATUS.completed]: 'completed',
};

const AT_THE_STORE: Readonly<Record<number, StatusName>> = {
  [ORDER_STATUS.waitingForStore]: 'waiting',
  [ORDER_STATUS.storeAccepted]: 'accepted',
  [ORDER_STATUS.preparing]: 'preparing',
};

const ACCEPTED_BY_COURIER: readonly number[] = [ORDER_STATUS.courierAccepted, ORDER_STATUS.courierArrived];

export type Statuses = Pick<CurrentOrder, 'delivery_type' | 'request_id' | 'order_status' | 'delivery_status'>;

export const statusesOf = (order: Order): Statuses => ({ ...order, delivery_status: order.request_detail?.delivery_status ?? 0 });

/**
 * The name of an order's status (specification 2, section 2.3): how it ended, else how far it is on its way, else what its
 * store does. A store's order is ready for whoever reads it once a courier was asked for; a courier's order waits until one
 * has accepted.
 */
export function statusName({
  delivery_type: type,
  request_id: request,
  delivery_status: delivery,
  order_status: status,
}: Statuses): StatusName {
  const later = OF_ENDING[status] ?? ON_THE_WAY[delivery] ?? ON_THE_WAY[status];
  if (later) return later;
  if (type === DELIVERY_TYPE.courier) return ACCEPTED_BY_COURIER.includes(delivery) ? 'acceptedByCourier' : 'waiting';
  return request === null ? (AT_THE_STORE[status] ?? 'ready') : 'ready';
}
