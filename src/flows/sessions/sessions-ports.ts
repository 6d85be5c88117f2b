import { alwaysAnswered } from '../always-answered.ts';
import { accountSessionCalls } from '#contract/calls/sessions.ts';
import { sessionsMachine } from '#machines/sessions/sessions.machine.ts';
import { ok } from '#contract/result.ts';
import type { Api } from '#src/api/api.ts';
import type { SessionFlow } from '../session/session-flow.ts';

/** Where the customer is signed in, with its ports filled. This device is signed out last, once it is certain that the others are. */
export const sessionsWith = (api: Api, session: Pick<SessionFlow, 'send'>): typeof sessionsMachine =>
  sessionsMachine.provide({
    actors: {
      load: alwaysAnswered(async ({ signal }) => {
        const answered = await api.call(accountSessionCalls.get_sessions, {}, { signal });
        return answered.ok ? ok(answered.value.sessions) : answered;
      }),
      end: alwaysAnswered(async ({ input, signal }) => {
        const answered = await api.call(accountSessionCalls.end_session, { session_id: input.id }, { signal });
        return answered.ok ? ok(answered.value.sessions) : answered;
      }),
      endEverywhere: alwaysAnswered(async ({ signal }) => {
        const answered = await api.call(accountSessionCalls.end_session, { session_id: null }, { signal });
        if (!answered.ok) return answered;
        session.send({ type: 'signOut.asked' });
        return ok(null);
      }),
    },
  });
