import type { StoredUser } from '#contract/entities/user.ts';
import type { sessionMachine } from '#machines/session/session.machine.ts';
import type { MachineFlow, SeenOf } from '../flow.ts';

export type SessionFlow = MachineFlow<typeof sessionMachine>;

export const firstSession = (user: StoredUser | null): SeenOf<typeof sessionMachine> => ({
  value: user ? { signedIn: 'asking' } : 'guest',
  context: { user, missed: 0, askedToWait: 0, isHidden: false, endedBy: null, jitter: 0 },
});
