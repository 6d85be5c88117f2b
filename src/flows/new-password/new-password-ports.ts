import { alwaysAnswered } from '../always-answered.ts';
import { adminCalls } from '#contract/calls/admin.ts';
import { splitEmailToken } from '#domain/email-token.ts';
import { newPasswordMachine } from '#machines/new-password/new-password.machine.ts';
import { ok } from '#contract/result.ts';
import type { Api } from '#src/api/api.ts';
import { deviceToken } from '#src/browser/device-token.ts';
import type { Keeper } from '#src/browser/storage.ts';
import type { SessionFlow } from '../session/session-flow.ts';

/** The page of an e-mailed link with its ports filled. Whoever set a new password is signed out here too, without an alarm. */
export const newPasswordWith = (api: Api, session: Pick<SessionFlow, 'seen' | 'send'>, keeper: Keeper): typeof newPasswordMachine =>
  newPasswordMachine.provide({
    actors: {
      checkLink: alwaysAnswered(async ({ input, signal }) => {
        const answered = await api.call(adminCalls.check_detail, input, { signal });
        return answered.ok ? ok(null) : answered;
      }),
      setPassword: alwaysAnswered(async ({ input, signal }) => {
        const answered = await api.call(adminCalls.new_password, { ...input, device_token: deviceToken(keeper) }, { signal });
        if (!answered.ok) return answered;
        if (session.seen().context.user?._id === splitEmailToken(input.token)?.id) session.send({ type: 'otherTab.signedOut' });
        return ok(null);
      }),
    },
  });
