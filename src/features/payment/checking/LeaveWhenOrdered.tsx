import { Navigate } from '@tanstack/react-router';
import { memo } from 'react';
import type { PaymentView } from '#machines/payment/payment.view.ts';

type PlacedOrder = Extract<Extract<PaymentView, { is: 'over' }>['end'], { is: 'ordered' }>['order'];

/** Leads to the thank-you page once the order exists, in place of the page that ordered: Back does not lead into a checkout that is over. */
export const LeaveWhenOrdered = memo(({ order, isParcel = false }: { readonly order: PlacedOrder | null; readonly isParcel?: boolean }) => {
  if (!order) return null;
  const { order_id, unique_id: number } = order;
  return <Navigate to="/thankyou" search={{ order_id, number, ...(isParcel ? { of: 'parcel' as const } : {}) }} replace />;
});
