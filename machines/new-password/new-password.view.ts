import type { SnapshotFrom } from 'xstate';
import type { Failure } from '#contract/failure.ts';
import type { newPasswordMachine } from './new-password.machine.ts';

export type NewPasswordView =
  | { readonly is: 'checking' | 'spent' | 'done' }
  | { readonly is: 'unreachable'; readonly failure: Failure | null }
  | { readonly is: 'writing'; readonly busy: boolean; readonly failure: Failure | null };

/** What the page of an e-mailed link shows. */
export function toNewPasswordView({ value, context }: SnapshotFrom<typeof newPasswordMachine>): NewPasswordView {
  const { failure } = context;
  switch (value) {
    case 'opening':
    case 'checking':
      return { is: 'checking' };
    case 'unreachable':
      return { is: 'unreachable', failure };
    case 'writing':
    case 'saving':
      return { is: 'writing', busy: value === 'saving', failure };
    case 'spent':
    case 'done':
      return { is: value };
  }
}
