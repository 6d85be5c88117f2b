import { alwaysAnswered } from '#src/shop/always-answered.ts';
import { typedLines } from '#contract/typed-text.ts';
import type { QueryClient } from '@tanstack/react-query';
import { ratingCalls } from '#contract/calls/ratings.ts';
import { pastOrderCalls } from '#contract/calls/past-orders.ts';
import { ratingMachine } from '#machines/rating/rating.machine.ts';
import { ok } from '#contract/result.ts';
import type { Api } from '#src/api/api.ts';
import { askOrdersAnew } from '#src/api/orders.ts';
import type { RatingWords } from './rating-words.ts';

export const ratingWith = (api: Api, queryClient: QueryClient, unsaved: RatingWords): typeof ratingMachine =>
  ratingMachine.provide({
    actors: {
      save: alwaysAnswered(async ({ input: { orderId, who, rating, review }, signal }) => {
        const call = who === 'store' ? ratingCalls.rating_to_store : ratingCalls.rating_to_provider;
        const answered = await api.call(call, { order_id: orderId, rating, review }, { signal });
        if (!answered.ok) return answered;
        // Words that were typed since are not those that are saved now.
        if (typedLines(unsaved.read({ orderId, who }) ?? '') === review) unsaved.keep({ orderId, who }, null);
        askOrdersAnew(queryClient);
        return answered;
      }),
      putAway: alwaysAnswered(async ({ input, signal }) => {
        const answered = await api.call(pastOrderCalls.show_invoice, { order_id: input.orderId }, { signal });
        if (!answered.ok) return answered;
        askOrdersAnew(queryClient);
        return ok(null);
      }),
    },
  });
