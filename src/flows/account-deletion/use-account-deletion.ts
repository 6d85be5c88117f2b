import { use } from 'react';
import { toAccountDeletionView } from '#machines/account-deletion/account-deletion.view.ts';
import { useFlows } from '../flows.tsx';
import { useMachine } from '../use-machine.ts';

/** Account deletion; lives with its screen and suspends until its logic is there. */
export function useAccountDeletion() {
  const { accountDeletionLogic } = useFlows();
  const [snapshot, send] = useMachine(use(accountDeletionLogic()));
  return [toAccountDeletionView(snapshot), send] as const;
}
