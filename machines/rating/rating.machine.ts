import { assign, setup } from 'xstate';
import type { DetailsOf } from '#contract/endpoint.ts';
import type { ratingCalls } from '#contract/calls/ratings.ts';
import type { GivenRating } from '#contract/entities/rating.ts';
import type { Failure } from '#contract/failure.ts';
import type { Rated } from '#domain/orders/rating-rules.ts';
import type { ChartTypes } from '#statecharts/model.ts';
import { ask } from '#statecharts/port.ts';
import type { Result } from '#contract/result.ts';

type Standing = DetailsOf<typeof ratingCalls.rating_to_store>;
export type RatingAnswered = Result<GivenRating, Failure<Standing>>;
export type Said = { readonly rating: number; readonly review: string };
export type RatingWish = Said & { readonly orderId: string; readonly who: Rated };

type Context = {
  readonly orderId: string;
  readonly who: Rated;
  readonly mayRate: boolean;
  readonly given: GivenRating | null;
  /** What the customer said last and the server has not answered with yet; null for nothing else than what it keeps. */
  readonly wanted: Said | null;
  readonly failure: Failure | null;
};

const wishOf = ({ context: { orderId, who, wanted, given } }: { readonly context: Context }): RatingWish => ({
  orderId,
  who,
  rating: wanted?.rating ?? given?.rating ?? 0,
  review: wanted?.review ?? given?.review ?? '',
});

const says = (said: Said | null, given: GivenRating): boolean =>
  said === null || (said.rating === given.rating && said.review === given.review);

/**
 * What a customer says of the store or of the courier of an order (specification 2, section 2.4; decision 074): saved with
 * each tap, one at a time, the newest last, so that what stands at the end is what was said last.
 */
export const ratingMachine = setup({
  types: {} as ChartTypes & {
    input: { orderId: string; who: Rated; given: GivenRating | null; mayRate: boolean };
    context: Context;
    events:
      | { type: 'stars.picked'; stars: number }
      | { type: 'words.said'; words: string }
      | { type: 'retry.asked' }
      | { type: 'question.putAway' };
    tags: 'busy' | 'good' | 'blocked';
  },
  actors: {
    save: ask<RatingAnswered, RatingWish>('save'),
    putAway: ask<Result<null, Failure>, { orderId: string }>('putAway'),
  },
  guards: {
    'it may be rated': ({ context }) => context.mayRate,
    'there are stars': ({ context }) => context.wanted !== null || context.given !== null,
    'it is kept, and nothing else was said since': ({ context }, params: { answered: RatingAnswered }) =>
      params.answered.ok && says(context.wanted, params.answered.value),
    'it is kept': (_, params: { answered: RatingAnswered }) => params.answered.ok,
    'it can’t be changed any more': (_, params: { answered: RatingAnswered }) =>
      !params.answered.ok && params.answered.failure.kind === 'refused' && params.answered.failure.code === 1004,
  },
  actions: {
    'keep the stars': assign(({ context: { wanted, given }, event }) =>
      event.type === 'stars.picked' ? { wanted: { rating: event.stars, review: wanted?.review ?? given?.review ?? '' } } : {},
    ),
    'keep the words': assign(({ context: { wanted, given }, event }) =>
      event.type === 'words.said' ? { wanted: { rating: wanted?.rating ?? given?.rating ?? 0, review: event.words } } : {},
    ),
    'keep what stands': assign(({ context }, params: { answered: RatingAnswered }) =>
      params.answered.ok
        ? { given: params.answered.value, failure: null }
        : { given: standingOf(params.answered.failure) ?? context.given },
    ),
    'forget what was said': assign({ wanted: null }),
    'forget the failure': assign({ failure: null }),
    'keep why not': assign((_, params: { answered: RatingAnswered }) => (params.answered.ok ? {} : { failure: params.answered.failure })),
  },
}).createMachine({
  id: 'rating',
  description: 'Keeps what a customer says of a store or a courier, with each tap.',
  context: ({ input: { orderId, who, given, mayRate } }) => ({ orderId, who, given, mayRate, wanted: null, failure: null }),
  initial: 'deciding',
  states: {
    deciding: {
      description: 'Decides whether anything may be said still.',
      meta: { title: 'May it be rated?' },
      always: [
        { guard: 'it may be rated', target: 'open' },
        { target: 'standing', meta: { label: 'Not any more' } },
      ],
    },
    open: {
      description: 'The customer may say how it was, or say it anew.',
      meta: { title: 'To be rated', section: '2.2.4' },
      on: {
        'stars.picked': { description: 'One tap says it.', target: 'saving', actions: 'keep the stars' },
        'words.said': { guard: 'there are stars', description: 'Words beside the stars.', target: 'saving', actions: 'keep the words' },
        'question.putAway': { description: 'The customer does not want to say it now.', target: 'puttingAway' },
      },
    },
    puttingAway: {
      description: 'The question is gone from the screen; no device of the customer asks it by itself again.',
      tags: 'busy',
      meta: { title: 'Putting away', section: '2.2.4' },
      invoke: {
        id: 'putAway',
        src: 'putAway',
        input: ({ context: { orderId } }) => ({ orderId }),
        onDone: { target: 'away', meta: { label: 'However it is answered' } },
      },
    },
    saving: {
      description: 'It is kept; what is said meanwhile is kept next.',
      tags: 'busy',
      meta: { title: 'Saving', section: '2.2.4' },
      entry: 'forget the failure',
      invoke: {
        id: 'save',
        src: 'save',
        input: wishOf,
        onDone: [
          {
            guard: { type: 'it is kept, and nothing else was said since', params: ({ event }) => ({ answered: event.output }) },
            target: 'saved',
            actions: [{ type: 'keep what stands', params: ({ event }) => ({ answered: event.output }) }, 'forget what was said'],
          },
          {
            guard: { type: 'it is kept', params: ({ event }) => ({ answered: event.output }) },
            description: 'The customer has thought again meanwhile.',
            target: 'saving',
            reenter: true,
            actions: { type: 'keep what stands', params: ({ event }) => ({ answered: event.output }) },
          },
          {
            guard: { type: 'it can’t be changed any more', params: ({ event }) => ({ answered: event.output }) },
            target: 'standing',
            actions: [
              { type: 'keep what stands', params: ({ event }) => ({ answered: event.output }) },
              { type: 'keep why not', params: ({ event }) => ({ answered: event.output }) },
              'forget what was said',
            ],
            meta: { cause: 'failure' },
          },
          {
            target: 'unsaved',
            actions: { type: 'keep why not', params: ({ event }) => ({ answered: event.output }) },
            meta: { label: 'Not kept', cause: 'failure' },
          },
        ],
      },
      on: {
        'stars.picked': { description: 'The customer thinks again.', actions: 'keep the stars' },
        'words.said': { description: 'Words beside the stars.', actions: 'keep the words' },
      },
    },
    saved: {
      description: 'It is kept, and says so; it may be said anew.',
      tags: 'good',
      meta: { title: 'Saved', section: '2.2.4' },
      on: {
        'stars.picked': { description: 'The customer thinks again.', target: 'saving', actions: 'keep the stars' },
        'words.said': { description: 'Words beside the stars.', target: 'saving', actions: 'keep the words' },
      },
    },
    unsaved: {
      description: 'It is not known to be kept: why not is told, and what was said stays.',
      tags: 'blocked',
      meta: { title: 'Not saved', section: '2.8' },
      on: {
        'retry.asked': { description: 'The same once more.', target: 'saving' },
        'stars.picked': { description: 'Something else instead.', target: 'saving', actions: 'keep the stars' },
        'words.said': { description: 'Words beside the stars.', target: 'saving', actions: 'keep the words' },
      },
    },
    away: {
      description: 'The question is put away; where the server was not told, it is asked once more another day.',
      type: 'final',
      meta: { title: 'Put away', section: '2.2.4' },
    },
    standing: {
      description: 'What was said stands.',
      type: 'final',
      meta: { title: 'Stands', section: '2.2.4' },
    },
  },
});

const standingOf = (failure: Failure<Standing>): GivenRating | null =>
  failure.kind === 'refused' ? (failure.details?.standing ?? null) : null;
