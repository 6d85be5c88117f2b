import { Navigate } from '@tanstack/react-router';
import { memo } from 'react';
import { orderSearch } from '../account/order-search.ts';
import { placeOfEnding } from './place-of-ending.ts';

type LeaveEndedProps = { readonly orderId: string; readonly status: number };

/** Leads on, once, from an order that nothing more happens to; Back does not come here again. Each drawing of it would lead on anew. */
export const LeaveEnded = memo(({ orderId, status }: LeaveEndedProps) => {
  const to = placeOfEnding(status);
  return to && <Navigate to={to} search={orderSearch(orderId)} replace />;
});
