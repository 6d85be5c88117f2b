import { toOrderSharingView } from '#machines/order-sharing/order-sharing.view.ts';
import { useBrought } from '../use-brought.ts';
import { useMachine } from '../use-machine.ts';
import { bringOrderSharing } from './bring-order-sharing.ts';

/** An order's link for somebody else; lives with the order's page and suspends until its logic is there. */
export function useOrderSharing(orderId: string, isShared: boolean) {
  const [snapshot, send] = useMachine(useBrought(bringOrderSharing), { input: { orderId, isShared } });
  return [toOrderSharingView(snapshot), send] as const;
}
