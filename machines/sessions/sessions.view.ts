import type { SnapshotFrom } from 'xstate';
import type { OpenSession } from '#contract/calls/sessions.ts';
import type { Failure } from '#contract/failure.ts';
import type { sessionsMachine } from './sessions.machine.ts';

export type SessionsView =
  | { readonly is: 'loading' }
  /** Signed out everywhere: nothing is shown any more. */
  | { readonly is: 'left' }
  /** The server knows of no such list: nothing is shown. */
  | { readonly is: 'absent' }
  | { readonly is: 'unknown'; readonly failure: Failure | null }
  | {
      readonly is: 'showing';
      readonly sessions: readonly OpenSession[];
      /** What is being signed out: one's id, or all others; null while nothing is. */
      readonly ending: { readonly id: string | null } | null;
      /** What was signed out: one, or all others; null while nothing was. */
      readonly ended: 'one' | 'others' | null;
      /** Whether there is anything to sign out. */
      readonly hasOthers: boolean;
      /** Whether to sign out everywhere is asked, and that the answer is waited for; null while it is not. */
      readonly everywhere: 'asked' | 'busy' | null;
      readonly failure: Failure | null;
    };

/** What the profile page shows of where the customer is signed in. */
export function toSessionsView({ value, context }: SnapshotFrom<typeof sessionsMachine>): SessionsView {
  const { sessions, which, wasEnded, failure } = context;
  if (value === 'loading') return { is: 'loading' };
  if (value === 'left') return { is: 'left' };
  if (value === 'unknown' && failure?.kind === 'transport' && failure.cause === 'absent') return { is: 'absent' };
  if (value === 'unknown') return { is: 'unknown', failure };
  return {
    is: 'showing',
    sessions,
    ending: value === 'ending' ? { id: which } : null,
    ended: wasEnded ? (which === null ? 'others' : 'one') : null,
    hasOthers: sessions.some(({ is_this }) => !is_this),
    everywhere: value === 'leaving' ? 'busy' : value === 'confirming' ? 'asked' : null,
    failure,
  };
}
