import { toOperatorDeskView } from '#machines/operator-desk/operator-desk.view.ts';
import { useBrought } from '../use-brought.ts';
import { useMachine } from '../use-machine.ts';
import { bringOperatorDesk } from './bring-operator-desk.ts';

/** Operator desk; lives with its screen and suspends until its logic is there. */
export function useOperatorDesk() {
  const [snapshot, send] = useMachine(useBrought(bringOperatorDesk));
  return [toOperatorDeskView(snapshot), send] as const;
}
