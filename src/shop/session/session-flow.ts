import type { StoredUser } from '#contract/entities/user.ts';
import type { sessionMachine } from '#machines/session/session.machine.ts';
import type { MachineFlow, SnapshotOf } from '../flow.ts';

export type SessionFlow = MachineFlow<typeof sessionMachine>;

export const firstSession = (user: StoredUser | null): SnapshotOf<typeof sessionMachine> => ({
  value: user ? { signedIn: 'asking' } : 'guest',
  context: { user, missed: 0, askedToWait: 0, isHidden: false, endedBy: null, jitter: 0 },
});
