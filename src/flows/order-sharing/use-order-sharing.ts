import { use } from 'react';
import { toOrderSharingView } from '#machines/order-sharing/order-sharing.view.ts';
import { useFlows } from '../flows.tsx';
import { useMachine } from '../use-machine.ts';

/** An order's link for somebody else; lives with the order's page and suspends until its logic is there. */
export function useOrderSharing(orderId: string, isShared: boolean) {
  const { orderSharingLogic } = useFlows();
  const [snapshot, send] = useMachine(use(orderSharingLogic()), { input: { orderId, isShared } });
  return [toOrderSharingView(snapshot), send] as const;
}
