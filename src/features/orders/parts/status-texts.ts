import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { StatusName } from '#domain/orders/status-name.ts';

const TEXTS: Record<StatusName, MessageDescriptor> = {
  waiting: msg`Waiting for accept`,
  accepted: msg`Accepted`,
  preparing: msg`Preparing`,
  ready: msg`Order ready`,
  acceptedByCourier: msg`Delivery man accepted`,
  picked: msg`Picked order`,
  started: msg`Started for delivery`,
  arrived: msg`Arrived at destination`,
  delivered: msg`Delivered`,
  completed: msg`Completed`,
  cancelledByCustomer: msg`Cancelled by you`,
  rejectedByStore: msg`Store rejected`,
  cancelledByStore: msg`Store cancelled`,
  cancelAskedByStore: msg`Store cancel request`,
  noCourier: msg`No delivery man found`,
  rejectedByCourier: msg`Delivery man rejected`,
  cancelledByCourier: msg`Delivery man cancelled`,
};

/** The words of an order's status (specification 2, section 2.3). */
export const statusText = (status: StatusName): MessageDescriptor => TEXTS[status];
