import { toAccountDeletionView } from '#machines/account-deletion/account-deletion.view.ts';
import { useBrought } from '../use-brought.ts';
import { useMachine } from '../use-machine.ts';
import { bringAccountDeletion } from './bring-account-deletion.ts';

/** Account deletion; lives with its screen and suspends until its logic is there. */
export function useAccountDeletion() {
  const [snapshot, send] = useMachine(useBrought(bringAccountDeletion));
  return [toAccountDeletionView(snapshot), send] as const;
}
