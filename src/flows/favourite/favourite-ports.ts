import { alwaysAnswered } from '../always-answered.ts';
import { favouriteCalls } from '#contract/calls/favourites.ts';
import { favouriteMachine } from '#machines/favourite/favourite.machine.ts';
import { ok } from '#contract/result.ts';
import type { Api } from '#src/api/api.ts';
import type { SessionFlow } from '../session/session-flow.ts';

/** The heart with its port filled: what the server keeps becomes the stored customer's. */
export const favouriteWith = (api: Api, session: SessionFlow): typeof favouriteMachine =>
  favouriteMachine.provide({
    actors: {
      save: alwaysAnswered(async ({ input: { storeId, isFavourite }, signal }) => {
        const { user } = session.seen().context;
        const answered = isFavourite
          ? await api.call(favouriteCalls.add_favourite_store, { store_id: storeId }, { signal })
          : await api.call(favouriteCalls.remove_favourite_store, { store_id: [storeId] }, { signal });
        if (!answered.ok) return answered;
        if (user) session.send({ type: 'customer.changed', user: { ...user, favourite_stores: answered.value.favourite_stores } });
        return ok(null);
      }),
    },
  });
