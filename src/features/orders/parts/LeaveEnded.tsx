import { Navigate } from '@tanstack/react-router';
import { memo } from 'react';
import type { PlaceOfEnding } from '../order.view.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    readonly hasArrived?: boolean | undefined;
  }
}

/** Leads on, once, from an order that nothing more happens to; Back does not come here again. Each drawing of it would lead on anew. */
export const LeaveEnded = memo(
  ({ orderId, to, hasArrived = false }: { readonly orderId: string; readonly to: PlaceOfEnding; readonly hasArrived?: boolean }) =>
    to && <Navigate to={to} search={{ order_id: orderId }} state={hasArrived ? { hasArrived } : {}} replace />,
);
