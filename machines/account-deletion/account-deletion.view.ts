import type { SnapshotFrom } from 'xstate';
import type { Failure } from '#contract/failure.ts';
import type { accountDeletionMachine } from './account-deletion.machine.ts';
import type { WalletLeft } from './account-deletion.setup.ts';

export type AccountDeletionView =
  | { readonly is: 'closed' | 'explained' | 'deleted' }
  | {
      readonly is: 'password';
      readonly busy: boolean;
      readonly failure: Failure | null;
      readonly isStillThere: boolean;
      readonly wallet: WalletLeft | null;
    }
  | { readonly is: 'refused'; readonly failure: Failure | null }
  | { readonly is: 'unknown'; readonly busy: boolean };

export function toAccountDeletionView({ value, context }: SnapshotFrom<typeof accountDeletionMachine>): AccountDeletionView {
  const { failure, isStillThere, wallet } = context;
  if (value === 'password' || value === 'deleting') return { is: 'password', busy: value === 'deleting', failure, isStillThere, wallet };
  if (value === 'unknown' || value === 'looking') return { is: 'unknown', busy: value === 'looking' };
  return value === 'refused' ? { is: value, failure } : { is: value };
}
