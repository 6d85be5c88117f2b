import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { RejectReason } from '#contract/enumerations.ts';
import type { Order } from '#contract/entities/order.ts';
import { ORDER_STATUS } from '#contract/order-status.ts';

const { cancelledByCustomer, storeRejected, storeCancelled, storeCancelRequested, noCourierFound, courierRejected, courierCancelled } =
  ORDER_STATUS;

const ENDINGS: Readonly<Record<number, MessageDescriptor>> = {
  [cancelledByCustomer]: msg`You cancelled this order.`,
  [storeRejected]: msg`The store could not take your order.`,
  [storeCancelled]: msg`The store had to cancel your order.`,
  [storeCancelRequested]: msg`The store had to cancel your order.`,
  [noCourierFound]: msg`No courier was available to deliver your order.`,
  [courierRejected]: msg`We couldn’t find a courier for your order.`,
  [courierCancelled]: msg`Your courier couldn’t complete the delivery.`,
};

const REJECTIONS: Readonly<Record<Exclude<RejectReason, 'other'>, MessageDescriptor>> = {
  too_busy: msg`The store had too many orders to take yours.`,
  closing: msg`The store was about to close and could not take your order.`,
  sold_out: msg`Something in your order is sold out, so the store could not take it.`,
  out_of_reach: msg`The store cannot reach your address, so it could not take your order.`,
};

export const rejectionText = (status: number, reason?: RejectReason): MessageDescriptor | null =>
  status === storeRejected && reason !== undefined && reason !== 'other' ? REJECTIONS[reason] : null;

type Ended = Pick<Order, 'order_status' | 'reject_reason' | 'store_id'>;

/** How an order ended without success. No store cancels a parcel: the marketplace does. */
export const endingText = ({ order_status: status, reject_reason: reason, store_id: store }: Ended): MessageDescriptor =>
  store === null && status === storeCancelled
    ? msg`We had to cancel your courier order.`
    : (rejectionText(status, reason) ?? ENDINGS[status] ?? msg`This order has ended.`);
