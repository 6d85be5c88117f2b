import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import { ratingCalls } from '#contract/calls/ratings.ts';
import { pastOrderCalls } from '#contract/calls/past-orders.ts';
import { ratingMachine } from '#machines/rating/rating.machine.ts';
import { ok } from '#machines/result.ts';
import type { Api } from '#src/api/api.ts';
import { askOrdersAnew } from '#src/api/orders.ts';

/** A rating with its ports filled. */
export const ratingWith = (api: Api, queryClient: QueryClient): typeof ratingMachine =>
  ratingMachine.provide({
    actors: {
      save: fromPromise(async ({ input: { orderId, who, rating, review }, signal }) => {
        const call = who === 'store' ? ratingCalls.rating_to_store : ratingCalls.rating_to_provider;
        const answered = await api.call(call, { order_id: orderId, rating, review }, { signal });
        if (answered.ok) askOrdersAnew(queryClient);
        return answered;
      }),
      putAway: fromPromise(async ({ input, signal }) => {
        const answered = await api.call(pastOrderCalls.show_invoice, { order_id: input.orderId }, { signal });
        if (!answered.ok) return answered;
        askOrdersAnew(queryClient);
        return ok(null);
      }),
    },
  });
