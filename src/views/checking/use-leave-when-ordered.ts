import { useNavigate, useRouteContext } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import type { PaymentView } from '#machines/payment/payment.view.ts';
import { useFlows } from '#src/flows/flows.tsx';
import { useTellCart } from '#src/flows/cart/use-cart.ts';

type PlacedOrder = Extract<Extract<PaymentView, { is: 'over' }>['end'], { is: 'ordered' }>['order'];

/** Goes to the thank-you page once the order exists; no live checkout stays behind Back. */
export function useLeaveWhenOrdered(placed: PlacedOrder | null): void {
  const navigate = useNavigate();
  const { keeper } = useRouteContext({ from: '__root__' });
  const sendToCart = useTellCart();
  const { send: tellWhen } = useFlows().when;
  const leave = useEffectEvent(async (order: PlacedOrder) => {
    // Only what this browser ordered is it thanked for; its other tabs read what became of their basket.
    keeper.write('storefront.last_order_id', order.order_id);
    // The page stays while the order is under way, so the basket may empty itself meanwhile.
    sendToCart({ type: 'cart.moved' });
    await navigate({ to: '/thankyou', search: { order_id: order.order_id, number: order.unique_id }, replace: true });
    tellWhen({ type: 'order.placed' });
  });
  useEffect(() => {
    if (placed) void leave(placed);
  }, [placed]);
}
