import { alwaysAnswered } from '../always-answered.ts';
import { createActor } from 'xstate';
import { sessionCalls } from '#contract/calls/session.ts';
import type { StoredUser } from '#contract/entities/user.ts';
import { failed, ok } from '#contract/result.ts';
import { sessionMachine } from '#machines/session/session.machine.ts';
import type { Api } from '#src/api/api.ts';
import type { SnapshotOf } from '../flow.ts';
import { actorFlow } from '../actor-flow.ts';
import { inspect } from '../inspected.ts';

/** Milliseconds that a customer who signs out waits for the server: here they are signed out in any case. */
const SIGN_OUT_PATIENCE = 5_000;

export const sessionWith = (api: Api): typeof sessionMachine =>
  sessionMachine.provide({
    actors: {
      askWhoIAm: alwaysAnswered(async ({ input, signal }) => {
        const answered = await api.call(
          sessionCalls.get_detail,
          { user_id: input.user._id, server_token: input.user.server_token },
          { signal },
        );
        return answered.ok ? ok(answered.value.user) : answered;
      }),
      signOut: alwaysAnswered(async ({ input, signal }) => {
        const answered = await api.call(
          sessionCalls.logout,
          { store_id: input.user._id, user_id: input.user._id, server_token: input.user.server_token },
          { signal, timeout: SIGN_OUT_PATIENCE },
        );
        return answered.ok ? ok(null) : failed(answered.failure);
      }),
    },
  });

export function sessionFlow(api: Api, user: StoredUser | null) {
  const flow = actorFlow(
    createActor(sessionWith(api), { input: { user, jitter: Math.random() }, inspect }),
    (snapshot): SnapshotOf<typeof sessionMachine> => snapshot,
  );
  const sendVisibility = () => flow.send({ type: document.hidden ? 'page.hidden' : 'page.shown' });
  if (document.hidden) sendVisibility();
  document.addEventListener('visibilitychange', sendVisibility);
  return flow;
}
