import { fromPromise } from 'xstate';
import { profileCalls } from '#contract/calls/profile.ts';
import { profileMachine } from '#machines/profile/profile.machine.ts';
import { ok } from '#machines/result.ts';
import type { Api } from '#src/api/api.ts';
import type { SessionFlow } from '../session/session-flow.ts';

/**
 * The profile with its port filled. The session hears what was saved even when nobody looks at the page any more: the
 * answer may carry the only token that still works.
 */
export const profileWith = (api: Api, session: Pick<SessionFlow, 'seen' | 'send'>): typeof profileMachine =>
  profileMachine.provide({
    actors: {
      saveProfile: fromPromise(async ({ input }) => {
        const answered = await api.call(profileCalls.update, { ...input.profile, login_by: 'manual', social_id: '' });
        if (!answered.ok) return answered;
        const { user } = answered.value;
        const isSameSession = session.seen().context.user?.server_token === user.server_token;
        session.send({ type: isSameSession ? 'customer.changed' : 'customer.signedIn', user });
        return ok({ endedOthers: !isSameSession });
      }),
    },
  });
