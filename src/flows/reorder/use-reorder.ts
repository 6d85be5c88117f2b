import { use } from 'react';
import { toReorderView } from '#machines/reorder/reorder.view.ts';
import { useFlows } from '../flows.tsx';
import { useMachine } from '../use-machine.ts';

/** An order once more; it begins as it is drawn, lives with what shows it and suspends until its logic is there. */
export function useReorder(orderId: string, isPreOrder: boolean) {
  const { reorderLogic } = useFlows();
  const [snapshot, send] = useMachine(use(reorderLogic()), { input: { orderId, isPreOrder } });
  return [toReorderView(snapshot), send, snapshot.output] as const;
}
