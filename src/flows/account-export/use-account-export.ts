import { use } from 'react';
import { toAccountExportView } from '#machines/account-export/account-export.view.ts';
import { useFlows } from '../flows.tsx';
import { useMachine } from '../use-machine.ts';

/** Account export; lives with its screen and suspends until its logic is there. */
export function useAccountExport() {
  const { accountExportLogic } = useFlows();
  const [snapshot, send] = useMachine(use(accountExportLogic()));
  return [toAccountExportView(snapshot), send] as const;
}
