import { fromPromise } from 'xstate';
import { ratingCalls } from '#contract/calls/ratings.ts';
import { ratingMachine } from '#machines/rating/rating.machine.ts';
import type { Api } from '#src/api/api.ts';

/** A rating with its port filled. */
export const ratingWith = (api: Api): typeof ratingMachine =>
  ratingMachine.provide({
    actors: {
      save: fromPromise(({ input: { orderId, who, rating, review }, signal }) => {
        const call = who === 'store' ? ratingCalls.rating_to_store : ratingCalls.rating_to_provider;
        return api.call(call, { order_id: orderId, rating, review }, { signal });
      }),
    },
  });
