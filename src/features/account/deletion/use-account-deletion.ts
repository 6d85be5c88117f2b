import { toAccountDeletionView } from '#machines/account-deletion/account-deletion.view.ts';
import { useLoaded } from '#src/shop/use-loaded.ts';
import { useMachine } from '#src/shop/use-machine.ts';
import type { FlowDeps } from '#src/shop/load-once.ts';

export const loadAccountDeletion = async ({ api, session, storage }: FlowDeps) =>
  (await import('./account-deletion-ports.ts')).accountDeletionWith(api, { session, storage });

export function useAccountDeletion() {
  const [snapshot, send] = useMachine(useLoaded(loadAccountDeletion));
  return [toAccountDeletionView(snapshot), send] as const;
}
