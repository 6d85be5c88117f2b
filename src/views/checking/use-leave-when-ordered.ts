import { useNavigate, useRouteContext } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import type { PaymentView } from '#machines/payment/payment.view.ts';
import { useFlows } from '#src/flows/flows.tsx';
import { useTellCart } from '#src/flows/cart/use-cart.ts';

type PlacedOrder = Extract<Extract<PaymentView, { is: 'over' }>['end'], { is: 'ordered' }>['order'];

/** Goes to the thank-you page once the order exists, in place of the page that ordered: Back does not lead into a checkout that is over. A parcel's concerns no basket. */
export function useLeaveWhenOrdered(placed: PlacedOrder | null, isParcel = false): void {
  const navigate = useNavigate();
  const { keeper } = useRouteContext({ from: '__root__' });
  const sendToCart = useTellCart();
  const { send: tellWhen } = useFlows().when;
  const leave = useEffectEvent(async (order: PlacedOrder) => {
    // The thank-you page of any tab shows the last order that this browser placed.
    keeper.write('storefront.last_order_id', order.order_id);
    // The server has emptied the basket. This page does not need it any more: it shows the order until the next one is there.
    if (!isParcel) sendToCart({ type: 'cart.moved' });
    await navigate({
      to: '/thankyou',
      search: { order_id: order.order_id, number: order.unique_id, ...(isParcel ? { of: 'parcel' as const } : {}) },
      replace: true,
    });
    if (!isParcel) tellWhen({ type: 'order.placed' });
  });
  useEffect(() => {
    if (placed) void leave(placed);
  }, [placed]);
}
