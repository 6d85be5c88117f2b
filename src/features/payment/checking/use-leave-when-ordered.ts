import { useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import type { PaymentView } from '#machines/payment/payment.view.ts';

type PlacedOrder = Extract<Extract<PaymentView, { is: 'over' }>['end'], { is: 'ordered' }>['order'];

/** Goes to the thank-you page once the order exists, in place of the page that ordered: Back does not lead into a checkout that is over. */
export function useLeaveWhenOrdered(placed: PlacedOrder | null, isParcel = false): void {
  const navigate = useNavigate();
  const leave = useEffectEvent(({ order_id, unique_id: number }: PlacedOrder) =>
    navigate({ to: '/thankyou', search: { order_id, number, ...(isParcel ? { of: 'parcel' as const } : {}) }, replace: true }),
  );
  useEffect(() => {
    if (placed) void leave(placed);
  }, [placed]);
}
