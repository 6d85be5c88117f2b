import { Navigate } from '@tanstack/react-router';
import { memo } from 'react';
import type { PlaceOfEnding } from '../order.view.ts';

type LeaveEndedProps = { readonly orderId: string; readonly to: PlaceOfEnding };

/** Leads on, once, from an order that nothing more happens to; Back does not come here again. Each drawing of it would lead on anew. */
export const LeaveEnded = memo(({ orderId, to }: LeaveEndedProps) => to && <Navigate to={to} search={{ order_id: orderId }} replace />);
