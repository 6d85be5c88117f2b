import type { SnapshotFrom } from 'xstate';
import type { StoredUser } from '#contract/entities/user.ts';
import type { sessionMachine } from './session.machine.ts';

export type SessionView =
  | { readonly is: 'guest'; readonly sessionEnded: boolean; readonly accountDeleted: boolean }
  | { readonly is: 'signedIn'; readonly user: StoredUser; readonly reconnecting: boolean }
  | { readonly is: 'leaving' };

export function toSessionView({ value, context }: Pick<SnapshotFrom<typeof sessionMachine>, 'value' | 'context'>): SessionView {
  if (value === 'leaving') return { is: 'leaving' };
  if (value !== 'guest' && context.user) return { is: 'signedIn', user: context.user, reconnecting: context.missed > 0 };
  return { is: 'guest', sessionEnded: context.endedBy === 'server', accountDeleted: context.endedBy === 'deletion' };
}
