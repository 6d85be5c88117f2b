import { fromPromise } from 'xstate';
import { adminCalls } from '#contract/calls/admin.ts';
import { profileCalls } from '#contract/calls/profile.ts';
import { splitEmailToken } from '#domain/email-token.ts';
import { newPasswordMachine } from '#machines/new-password/new-password.machine.ts';
import { profileMachine } from '#machines/profile/profile.machine.ts';
import { ok } from '#machines/result.ts';
import type { Api } from '#src/api/api.ts';
import type { Flows } from '../flows.tsx';
import { deviceToken } from '#src/browser/device-token.ts';
import type { Keeper } from '#src/browser/storage.ts';

type Session = Pick<Flows['session'], 'seen' | 'send'>;

/** The page of an e-mailed link with its ports filled. Whoever set a new password is signed out here too, without an alarm. */
export const newPasswordWith = (api: Api, session: Session, keeper: Keeper): typeof newPasswordMachine =>
  newPasswordMachine.provide({
    actors: {
      checkLink: fromPromise(async ({ input, signal }) => {
        const answered = await api.call(adminCalls.check_detail, input, { signal });
        return answered.ok ? ok(null) : answered;
      }),
      setPassword: fromPromise(async ({ input, signal }) => {
        const answered = await api.call(adminCalls.new_password, { ...input, device_token: deviceToken(keeper) }, { signal });
        if (!answered.ok) return answered;
        if (session.seen().context.user?._id === splitEmailToken(input.token)?.id) session.send({ type: 'otherTab.signedOut' });
        return ok(null);
      }),
    },
  });

/**
 * The profile with its port filled. The session hears what was saved even when nobody looks at the page any more: the
 * answer may carry the only token that still works.
 */
export const profileWith = (api: Api, session: Session): typeof profileMachine =>
  profileMachine.provide({
    actors: {
      saveProfile: fromPromise(async ({ input }) => {
        const answered = await api.call(profileCalls.update, { ...input.profile, login_by: 'manual', social_id: '' });
        if (!answered.ok) return answered;
        const { user } = answered.value;
        const isSameSession = session.seen().context.user?.server_token === user.server_token;
        session.send({ type: isSameSession ? 'customer.changed' : 'customer.signedIn', user });
        return ok(null);
      }),
    },
  });
