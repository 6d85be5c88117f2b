import { assign, setup } from 'xstate';
import type { OpenSession } from '#contract/calls/sessions.ts';
import type { Failure } from '#contract/failure.ts';
import type { StateMeta, TransitionMeta } from '../model.ts';
import { ask } from '../port.ts';
import type { Result } from '#contract/result.ts';

/** Where the customer is signed in, the one that asks first. */
export type SessionsAnswer = Result<readonly OpenSession[], Failure>;
/** Signed out everywhere, here too; or why not, and then nowhere for certain. */
export type EverywhereAnswer = Result<null, Failure>;

type Context = {
  readonly sessions: readonly OpenSession[];
  /** The one to end; null for all others. Kept after it, for what is said of it. */
  readonly which: string | null;
  /** Whether what was asked to end has ended. */
  readonly wasEnded: boolean;
  readonly failure: Failure | null;
};

/** Where a customer is signed in, each with its device and last use; the others can be ended, and all with this one. */
export const sessionsMachine = setup({
  types: {
    context: {} as Context,
    events: {} as
      | { type: 'again.wanted' }
      | { type: 'end.wanted'; id: string }
      | { type: 'end.ofOthers.wanted' }
      | { type: 'everywhere.wanted' }
      | { type: 'everywhere.confirmed' }
      | { type: 'everywhere.left' },
    tags: {} as 'busy' | 'blocked' | 'good',
    meta: {} as StateMeta,
    transitionMeta: {} as TransitionMeta,
  },
  actors: {
    load: ask<SessionsAnswer>('load'),
    end: ask<SessionsAnswer, { id: string | null }>('end'),
    endEverywhere: ask<EverywhereAnswer>('endEverywhere'),
  },
  guards: {
    'the server answered': (_, params: { answer: SessionsAnswer }) => params.answer.ok,
    'it is another one': ({ context }, params: { id: string }) =>
      context.sessions.some(({ _id, is_this }) => _id === params.id && !is_this),
    'the server ended all': (_, params: { answer: EverywhereAnswer }) => params.answer.ok,
    'there are others': ({ context }) => context.sessions.some(({ is_this }) => !is_this),
  },
  actions: {
    'keep the list': assign((_, params: { answer: SessionsAnswer }) => (params.answer.ok ? { sessions: params.answer.value } : {})),
    'note what to end': assign((_, params: { id: string | null }) => ({ which: params.id, wasEnded: false, failure: null })),
    'note that it ended': assign({ wasEnded: true }),
    'forget what ended': assign({ which: null, wasEnded: false }),
    'forget the failure': assign({ failure: null }),
    'keep the reason': assign((_, params: { answer: SessionsAnswer | EverywhereAnswer }) =>
      params.answer.ok ? {} : { failure: params.answer.failure },
    ),
  },
}).createMachine({
  id: 'sessions',
  description: 'Tells where the customer is signed in, and ends what they name.',
  context: { sessions: [], which: null, wasEnded: false, failure: null },
  initial: 'loading',
  states: {
    loading: {
      description: 'The server is asked where the customer is signed in.',
      tags: 'busy',
      meta: { title: 'Loading', section: '2.2.5' },
      invoke: {
        id: 'load',
        src: 'load',
        onDone: [
          {
            guard: { type: 'the server answered', params: ({ event }) => ({ answer: event.output }) },
            target: 'showing',
            actions: { type: 'keep the list', params: ({ event }) => ({ answer: event.output }) },
          },
          {
            target: 'unknown',
            actions: { type: 'keep the reason', params: ({ event }) => ({ answer: event.output }) },
            meta: { label: 'No list', cause: 'failure' },
          },
        ],
      },
    },
    unknown: {
      description: 'No list came; why is told, and it can be asked for again.',
      tags: 'blocked',
      meta: { title: 'No list', section: '2.2.5' },
      on: { 'again.wanted': { description: 'The customer wants the list once more.', target: 'loading', actions: 'forget the failure' } },
    },
    showing: {
      description: 'The customer reads where they are signed in, and what came of ending one.',
      meta: { title: 'Showing the devices', section: '2.2.5' },
      on: {
        'again.wanted': {
          description: 'The customer signed in or out elsewhere meanwhile.',
          target: 'loading',
          actions: ['forget the failure', 'forget what ended'],
        },
        'end.wanted': {
          description: 'One other device is to be signed out.',
          guard: { type: 'it is another one', params: ({ event }) => ({ id: event.id }) },
          target: 'ending',
          actions: { type: 'note what to end', params: ({ event }) => ({ id: event.id }) },
        },
        'end.ofOthers.wanted': {
          description: 'Every other device is to be signed out.',
          guard: 'there are others',
          target: 'ending',
          actions: { type: 'note what to end', params: { id: null } },
        },
        'everywhere.wanted': {
          description: 'Every device is to be signed out, this one included.',
          target: 'confirming',
          actions: ['forget the failure', 'forget what ended'],
        },
      },
    },
    ending: {
      description: 'The server signs out the one named, or all others; asking again is safe.',
      tags: 'busy',
      meta: { title: 'Signing out', section: '2.2.5' },
      invoke: {
        id: 'end',
        src: 'end',
        input: ({ context }) => ({ id: context.which }),
        onDone: [
          {
            guard: { type: 'the server answered', params: ({ event }) => ({ answer: event.output }) },
            target: 'showing',
            actions: [{ type: 'keep the list', params: ({ event }) => ({ answer: event.output }) }, 'note that it ended'],
          },
          {
            target: 'showing',
            actions: { type: 'keep the reason', params: ({ event }) => ({ answer: event.output }) },
            meta: { label: 'Not signed out', cause: 'failure' },
          },
        ],
      },
    },
    confirming: {
      description: 'The customer reads that they stay signed in nowhere, and why it came to nothing the last time.',
      meta: { title: 'Sign out everywhere?', section: '2.2.5' },
      on: {
        'everywhere.confirmed': { description: 'The customer means it.', target: 'leaving', actions: 'forget the failure' },
        'everywhere.left': { description: 'The customer stays signed in.', target: 'showing', actions: 'forget the failure' },
      },
    },
    leaving: {
      description: 'The server signs out all other devices, and then this one; asking again is safe.',
      tags: 'busy',
      meta: { title: 'Signing out everywhere', section: '2.2.5' },
      invoke: {
        id: 'endEverywhere',
        src: 'endEverywhere',
        onDone: [
          { guard: { type: 'the server ended all', params: ({ event }) => ({ answer: event.output }) }, target: 'left' },
          {
            target: 'confirming',
            actions: { type: 'keep the reason', params: ({ event }) => ({ answer: event.output }) },
            meta: { label: 'Not signed out everywhere', cause: 'failure' },
          },
        ],
      },
    },
    left: {
      type: 'final',
      description: 'Nobody is signed in anywhere; the customer is led home.',
      tags: 'good',
      meta: { title: 'Signed out everywhere', section: '2.2.5' },
    },
  },
});
