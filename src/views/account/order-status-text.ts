import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { DELIVERY_TYPE, ORDER_STATUS } from '../../../contract/enumerations.ts';
import type { CurrentOrder } from '../../../contract/entities/order.ts';

const ofRequest: Readonly<Record<number, MessageDescriptor>> = {
  [ORDER_STATUS.picked]: msg`Picked order`,
  [ORDER_STATUS.startedDelivery]: msg`Started for delivery`,
  [ORDER_STATUS.arrivedAtDestination]: msg`Arrived at destination`,
  [ORDER_STATUS.delivered]: msg`Delivered`,
  [ORDER_STATUS.completed]: msg`Completed`,
};

const ofStore: Readonly<Record<number, MessageDescriptor>> = {
  [ORDER_STATUS.waitingForStore]: msg`Waiting for accept`,
  [ORDER_STATUS.storeAccepted]: msg`Accepted`,
  [ORDER_STATUS.preparing]: msg`Preparing`,
  [ORDER_STATUS.ready]: msg`Order ready`,
};

const ofEnd: Readonly<Record<number, MessageDescriptor>> = {
  [ORDER_STATUS.cancelledByCustomer]: msg`Cancelled by user`,
  [ORDER_STATUS.storeRejected]: msg`Store rejected`,
  [ORDER_STATUS.storeCancelled]: msg`Store cancelled`,
  [ORDER_STATUS.storeCancelRequested]: msg`Store cancel request`,
  [ORDER_STATUS.noCourierFound]: msg`No delivery man found`,
  [ORDER_STATUS.courierRejected]: msg`Delivery man rejected`,
  [ORDER_STATUS.courierCancelled]: msg`Delivery man cancelled`,
};

const acceptedByCourier: readonly number[] = [ORDER_STATUS.courierAccepted, ORDER_STATUS.courierArrived];

type Standing = Pick<CurrentOrder, 'delivery_type' | 'request_id' | 'order_status' | 'delivery_status'>;

/** How far a running order is, in the words of the list of current orders (specification 2, section 2.3). */
export function runningStatusText(order: Standing): MessageDescriptor {
  const { delivery_type: type, delivery_status: delivery, order_status: status } = order;
  const later = ofRequest[delivery] ?? ofRequest[status];
  if (later) return later;
  if (type === DELIVERY_TYPE.courier) return acceptedByCourier.includes(delivery) ? msg`Delivery man accepted` : msg`Waiting for accept`;
  if (order.request_id !== null) return msg`Order ready`;
  return ofStore[status] ?? msg`Order ready`;
}

/** The same for an order that may have ended. */
export const statusText = (order: Standing): MessageDescriptor => ofEnd[order.order_status] ?? runningStatusText(order);
