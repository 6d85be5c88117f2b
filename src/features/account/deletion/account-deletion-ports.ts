import { alwaysAnswered } from '#src/shop/always-answered.ts';
import { accountCalls } from '#contract/calls/account.ts';
import { accountSessionCalls } from '#contract/calls/sessions.ts';
import { endsSession } from '#contract/failure.ts';
import { toMajor } from '#domain/money.ts';
import { accountDeletionMachine } from '#machines/account-deletion/account-deletion.machine.ts';
import { ok } from '#contract/result.ts';
import type { Api } from '#src/api/api.ts';
import { deviceToken } from '#src/browser/device-token.ts';
import type { BrowserStorage } from '#src/browser/storage.ts';
import type { SessionFlow } from '#src/shop/session/session-flow.ts';

export const accountDeletionWith = (
  api: Api,
  { session, storage }: { readonly session: Pick<SessionFlow, 'getSnapshot' | 'send'>; readonly storage: BrowserStorage },
): typeof accountDeletionMachine =>
  accountDeletionMachine.provide({
    actors: {
      delete: alwaysAnswered(async ({ input: { password, givesUp } }) => {
        const customerId = session.getSnapshot().context.user?._id ?? '';
        const answered = await api.call(accountCalls.delete_account, {
          password,
          wallet_given_up: toMajor(givesUp),
          device_token: deviceToken(storage),
        });
        if (!answered.ok) return answered;
        session.send({ type: 'account.deleted', customerId });
        return ok(null);
      }),
      look: alwaysAnswered(async ({ signal }) => {
        const answered = await api.call(accountSessionCalls.get_sessions, {}, { signal });
        if (answered.ok) return ok('there');
        return endsSession(answered.failure) ? ok('gone') : answered;
      }),
    },
  });
