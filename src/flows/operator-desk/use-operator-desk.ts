import { use } from 'react';
import { toOperatorDeskView } from '#machines/operator-desk/operator-desk.view.ts';
import { useFlows } from '../flows.tsx';
import { useMachine } from '../use-machine.ts';

/** Operator desk; lives with its screen and suspends until its logic is there. */
export function useOperatorDesk() {
  const { operatorDeskLogic } = useFlows();
  const [snapshot, send] = useMachine(use(operatorDeskLogic()));
  return [toOperatorDeskView(snapshot), send] as const;
}
