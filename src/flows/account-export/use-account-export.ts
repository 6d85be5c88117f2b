import { toAccountExportView } from '#machines/account-export/account-export.view.ts';
import { useBrought } from '../use-brought.ts';
import { useMachine } from '../use-machine.ts';
import { bringAccountExport } from './bring-account-export.ts';

/** Account export; lives with its screen and suspends until its logic is there. */
export function useAccountExport() {
  const [snapshot, send] = useMachine(useBrought(bringAccountExport));
  return [toAccountExportView(snapshot), send] as const;
}
