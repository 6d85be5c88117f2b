import { useMachine } from '@xstate/react';
import { use } from 'react';
import { toOrderPlacementView } from '../../machines/order-placement/order-placement.view.ts';
import type { ReceivingChoice } from '../../machines/order-placement/order-placement.setup.ts';
import { useFlows } from './flows.tsx';

/** From the basket's price to the order; lives with the basket page and suspends until its logic is there. */
export function useOrderPlacement(receiving: ReceivingChoice) {
  const { orderPlacementLogic } = useFlows();
  const [snapshot, send, actor] = useMachine(use(orderPlacementLogic()), { input: { receiving } });
  return [toOrderPlacementView(snapshot), send, actor] as const;
}
