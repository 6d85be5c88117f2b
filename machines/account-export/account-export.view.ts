import type { SnapshotFrom } from 'xstate';
import type { Failure } from '#contract/failure.ts';
import type { accountExportMachine } from './account-export.machine.ts';

export type AccountExportView =
  /** The server knows of no such copy: nothing is shown. */
  | { readonly is: 'absent' }
  | { readonly is: 'idle' | 'busy' | 'saved' }
  /** Nothing was saved; without a failure it came, and the browser did not take the file. */
  | { readonly is: 'failed'; readonly failure: Failure | null };

/** What the profile page shows of the copy. */
export function toAccountExportView({ value, context: { failure } }: SnapshotFrom<typeof accountExportMachine>): AccountExportView {
  if (value === 'asking' || value === 'saving') return { is: 'busy' };
  if (value !== 'failed') return { is: value };
  return failure?.kind === 'transport' && failure.cause === 'absent' ? { is: 'absent' } : { is: 'failed', failure };
}
