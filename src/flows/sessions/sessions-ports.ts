import { fromPromise } from 'xstate';
import { accountSessionCalls } from '#contract/calls/sessions.ts';
import { sessionsMachine } from '#machines/sessions/sessions.machine.ts';
import { ok } from '#machines/result.ts';
import type { Api } from '#src/api/api.ts';

/** Where the customer is signed in, with its ports filled. */
export const sessionsWith = (api: Api): typeof sessionsMachine =>
  sessionsMachine.provide({
    actors: {
      load: fromPromise(async ({ signal }) => {
        const answered = await api.call(accountSessionCalls.get_sessions, {}, { signal });
        return answered.ok ? ok(answered.value.sessions) : answered;
      }),
      end: fromPromise(async ({ input, signal }) => {
        const answered = await api.call(accountSessionCalls.end_session, { session_id: input.id }, { signal });
        return answered.ok ? ok(answered.value.sessions) : answered;
      }),
    },
  });
