import { assign, emit, setup } from 'xstate';
import type { Failure } from '#contract/failure.ts';
import type { FoodFilter } from '#domain/catalogue/food-filter.ts';
import type { ChartTypes } from '#statecharts/model.ts';
import { ask } from '#statecharts/port.ts';
import type { Result } from '#contract/result.ts';

export type DietsAnswer = Result<FoodFilter, Failure>;

export type DietsEmitted =
  | { readonly type: 'eats.wanted'; readonly customerId: string | null; readonly eats: FoodFilter }
  | { readonly type: 'eats.saved'; readonly customerId: string; readonly eats: FoodFilter };

export type DietsEvent =
  | { type: 'eats.chosen'; eats: FoodFilter }
  /** Who is here (null: a guest), and what the browser keeps of theirs that their account lacks. */
  | { type: 'customer.updated'; customerId: string | null; kept: FoodFilter | null }
  | { type: 'again.wanted' };

type Context = {
  readonly customerId: string | null;
  /** What the account is to keep; null where it lacks nothing. */
  readonly wanted: FoodFilter | null;
  readonly failure: Failure | null;
};

const diets = setup({
  types: {} as ChartTypes & { context: Context; events: DietsEvent; emitted: DietsEmitted; tags: 'busy' | 'blocked' },
  actors: { save: ask<DietsAnswer, { eats: FoodFilter | null }>('save') },
  guards: {
    'it is who was here': ({ context, event }) => event.type === 'customer.updated' && event.customerId === context.customerId,
    'their account lacks something': ({ event }) => event.type === 'customer.updated' && event.customerId !== null && event.kept !== null,
    'somebody is signed in': ({ context }) => context.customerId !== null,
    'the account has what is wanted': ({ context }, params: { answer: DietsAnswer }) =>
      params.answer.ok && params.answer.value === context.wanted,
    'the account has what was wanted before': (_, params: { answer: DietsAnswer }) => params.answer.ok,
  },
  actions: {
    'keep who is here': assign(({ event }) =>
      event.type === 'customer.updated' ? { customerId: event.customerId, wanted: event.kept, failure: null } : {},
    ),
    'note what is wanted': assign(({ event }) => (event.type === 'eats.chosen' ? { wanted: event.eats, failure: null } : {})),
    'have the browser keep it': emit(({ context, event }) => ({
      type: 'eats.wanted' as const,
      customerId: context.customerId,
      eats: (event as Extract<DietsEvent, { type: 'eats.chosen' }>).eats,
    })),
    'tell that the account has it': emit(({ context }) => ({
      type: 'eats.saved' as const,
      customerId: context.customerId ?? '',
      eats: context.wanted as FoodFilter,
    })),
    'want nothing more': assign({ wanted: null }),
    'forget the failure': assign({ failure: null }),
    'keep the reason': assign((_, params: { answer: DietsAnswer }) => (params.answer.ok ? {} : { failure: params.answer.failure })),
  },
});

export const dietsMachine = diets.createMachine({
  id: 'diets',
  description: 'Keeps what somebody eats: in the account, and in the browser of a guest.',
  context: { customerId: null, wanted: null, failure: null },
  initial: 'resting',
  on: {
    'customer.updated': [
      { guard: 'it is who was here', meta: { label: 'Nobody else' } },
      {
        guard: 'their account lacks something',
        target: '.saving',
        actions: 'keep who is here',
        description: 'What a guest said goes along into an account that has nothing yet; what could not be saved is saved now.',
      },
      { target: '.resting', actions: 'keep who is here', meta: { label: 'Somebody else' } },
    ],
  },
  states: {
    resting: {
      description: 'The account lacks nothing; of a guest the browser keeps all.',
      meta: { title: 'Kept', section: '2.2.5' },
      on: {
        'eats.chosen': [
          {
            guard: 'somebody is signed in',
            target: 'saving',
            actions: ['note what is wanted', 'have the browser keep it'],
            description: 'The browser keeps it until the account does: warnings begin at once.',
          },
          { actions: 'have the browser keep it', meta: { label: 'A guest chooses' } },
        ],
      },
    },
    saving: {
      description: 'The account is told; more may be chosen meanwhile.',
      tags: 'busy',
      meta: { title: 'Saving', section: '2.2.5' },
      on: {
        'eats.chosen': {
          description: 'More is chosen meanwhile, and saved next.',
          actions: ['note what is wanted', 'have the browser keep it'],
        },
      },
      invoke: {
        id: 'save',
        src: 'save',
        input: ({ context }) => ({ eats: context.wanted }),
        onDone: [
          {
            guard: { type: 'the account has what is wanted', params: ({ event }) => ({ answer: event.output }) },
            target: 'resting',
            actions: ['tell that the account has it', 'want nothing more'],
          },
          {
            guard: { type: 'the account has what was wanted before', params: ({ event }) => ({ answer: event.output }) },
            target: 'saving',
            reenter: true,
            meta: { label: 'Saved, and goes on' },
          },
          {
            target: 'onlyHere',
            actions: { type: 'keep the reason', params: ({ event }) => ({ answer: event.output }) },
            meta: { label: 'Not saved', cause: 'failure' },
          },
        ],
      },
    },
    onlyHere: {
      description: 'The account could not be told: this browser keeps it and warns all the same.',
      tags: 'blocked',
      meta: { title: 'In this browser alone', section: '2.2.5' },
      on: {
        'again.wanted': { description: 'The customer has it saved once more.', target: 'saving', actions: 'forget the failure' },
        'eats.chosen': {
          description: 'Another choice is saved in its place.',
          target: 'saving',
          actions: ['note what is wanted', 'have the browser keep it'],
        },
      },
    },
  },
});
