import { alwaysAnswered } from '../always-answered.ts';
import { createActor } from 'xstate';
import { preferenceCalls } from '#contract/calls/preferences.ts';
import { dietsMachine } from '#machines/diets/diets.machine.ts';
import { toDietsView } from '#machines/diets/diets.view.ts';
import { failed, ok } from '#contract/result.ts';
import type { Api } from '#src/api/api.ts';
import { actorFlow } from '../actor-flow.ts';
import { inspect } from '../inspected.ts';
import type { SessionFlow } from '../session/session-flow.ts';
import type { StoredEats } from './stored-eats.ts';

export const dietsWith = (api: Api): typeof dietsMachine =>
  dietsMachine.provide({
    actors: {
      save: alwaysAnswered(async ({ input: { eats }, signal }) => {
        if (!eats) return failed({ kind: 'transport', cause: 'unreadable', retryAfterMs: null } as const);
        const answered = await api.call(
          preferenceCalls.change_preferences,
          { eats: { diets: [...eats.diets], without: [...eats.without] } },
          { signal },
        );
        if (!answered.ok) return answered;
        return answered.value.eats ? ok(eats) : failed({ kind: 'transport', cause: 'absent', retryAfterMs: null } as const);
      }),
    },
  });

export function dietsFlow(api: Api, { kept, session }: { readonly kept: StoredEats; readonly session: SessionFlow }) {
  const actor = createActor(dietsWith(api), { inspect });
  actor.on('eats.wanted', ({ customerId, eats }) => kept.keep(customerId, eats));
  actor.on('eats.saved', ({ customerId, eats }) => {
    const { user } = session.getSnapshot().context;
    if (user?._id !== customerId) return;
    session.send({ type: 'customer.changed', user: { ...user, eats: { diets: [...eats.diets], without: [...eats.without] } } });
    kept.forget();
  });
  const flow = actorFlow(actor, toDietsView);
  const customerId = session.getSnapshot().context.user?._id ?? null;
  flow.send({ type: 'customer.updated', customerId, kept: kept.of(customerId) });
  return flow;
}
