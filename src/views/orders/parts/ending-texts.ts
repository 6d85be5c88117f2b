import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { ORDER_STATUS } from '#contract/order-status.ts';

const { cancelledByCustomer, storeRejected, storeCancelled, storeCancelRequested, noCourierFound, courierRejected, courierCancelled } =
  ORDER_STATUS;

const ENDINGS: Readonly<Record<number, MessageDescriptor>> = {
  [cancelledByCustomer]: msg`You cancelled this order.`,
  [storeRejected]: msg`The store could not take your order.`,
  [storeCancelled]: msg`The store had to cancel your order.`,
  [storeCancelRequested]: msg`The store had to cancel your order.`,
  [noCourierFound]: msg`No courier was free to bring your order.`,
  [courierRejected]: msg`No courier could bring your order.`,
  [courierCancelled]: msg`The courier had to give up your order.`,
};

/** Why an order ended without success, by its status. */
export const endingText = (status: number): MessageDescriptor => ENDINGS[status] ?? msg`This order has ended.`;
