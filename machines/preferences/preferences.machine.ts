import { assign, emit, setup } from 'xstate';
import type { Preferences } from '#contract/calls/preferences.ts';
import type { Language } from '#contract/enumerations.ts';
import type { Failure } from '#contract/failure.ts';
import type { StateMeta, TransitionMeta } from '../model.ts';
import { ask } from '../port.ts';
import type { Result } from '#contract/result.ts';

export type PreferencesChange = {
  readonly language?: Language;
  readonly wants_receipts?: boolean;
  readonly news?: 'no' | 'yes';
};
export type PreferencesAnswer = Result<Preferences, Failure>;
/** What is told once the server keeps a choice: the page speaks a language too. */
export type PreferencesKept = { readonly type: 'preferences.kept'; readonly change: PreferencesChange };

type Context = {
  /** As the server has them; null while they are not known. */
  readonly kept: Preferences | null;
  /** What is being saved. */
  readonly wanted: PreferencesChange;
  /** What was changed while something else is being saved. */
  readonly next: PreferencesChange;
  readonly wasSaved: boolean;
  readonly failure: Failure | null;
};

const NOTHING: PreferencesChange = {};

const preferences = setup({
  types: {
    context: {} as Context,
    events: {} as { type: 'again.wanted' } | { type: 'preferences.changed'; change: PreferencesChange },
    emitted: {} as PreferencesKept,
    tags: {} as 'busy' | 'blocked',
    meta: {} as StateMeta,
    transitionMeta: {} as TransitionMeta,
  },
  actors: {
    load: ask<PreferencesAnswer>('load'),
    save: ask<PreferencesAnswer, { change: PreferencesChange }>('save'),
  },
  guards: {
    'the server answered': (_, params: { answer: PreferencesAnswer }) => params.answer.ok,
    'the server answered, and more was changed meanwhile': ({ context }, params: { answer: PreferencesAnswer }) =>
      params.answer.ok && Object.keys(context.next).length > 0,
  },
  actions: {
    'keep what the server has': assign((_, params: { answer: PreferencesAnswer }) =>
      params.answer.ok ? { kept: params.answer.value } : {},
    ),
    'note what is wanted': assign((_, params: { change: PreferencesChange }) => ({
      wanted: params.change,
      wasSaved: false,
      failure: null,
    })),
    'note what is wanted next': assign(({ context }, params: { change: PreferencesChange }) => ({
      next: { ...context.next, ...params.change },
    })),
    'tell what is kept': emit(({ context }) => ({ type: 'preferences.kept' as const, change: context.wanted })),
    'go on with what is next': assign(({ context }) => ({ wanted: context.next, next: NOTHING })),
    'forget what was wanted': assign({ wanted: NOTHING, next: NOTHING }),
    'note that it is saved': assign({ wanted: NOTHING, wasSaved: true }),
    'forget the failure': assign({ failure: null }),
    'keep the reason': assign((_, params: { answer: PreferencesAnswer }) => (params.answer.ok ? {} : { failure: params.answer.failure })),
  },
});

/** How the customer wants to be written to: each choice is saved as it is made, and goes back where the server does not keep it. */
export const preferencesMachine = preferences.createMachine({
  id: 'preferences',
  description: 'Tells how the customer is written to, and changes it.',
  context: { kept: null, wanted: NOTHING, next: NOTHING, wasSaved: false, failure: null },
  initial: 'loading',
  states: {
    loading: {
      description: 'The server is asked how the customer wants to be written to.',
      tags: 'busy',
      meta: { title: 'Loading', section: '2.2.5' },
      invoke: {
        id: 'load',
        src: 'load',
        onDone: [
          {
            guard: { type: 'the server answered', params: ({ event }) => ({ answer: event.output }) },
            target: 'showing',
            actions: { type: 'keep what the server has', params: ({ event }) => ({ answer: event.output }) },
          },
          {
            target: 'unknown',
            actions: { type: 'keep the reason', params: ({ event }) => ({ answer: event.output }) },
            meta: { label: 'Nothing came', cause: 'failure' },
          },
        ],
      },
    },
    unknown: {
      description: 'It is not known; why is told, and it can be asked again.',
      tags: 'blocked',
      meta: { title: 'Not known', section: '2.2.5' },
      on: { 'again.wanted': { description: 'The customer has it asked once more.', target: 'loading', actions: 'forget the failure' } },
    },
    showing: {
      description: 'The customer reads how they are written to, and what came of the last change.',
      meta: { title: 'Showing the choices', section: '2.2.5' },
      on: {
        'preferences.changed': {
          description: 'The customer chooses otherwise.',
          target: 'saving',
          actions: { type: 'note what is wanted', params: ({ event }) => ({ change: event.change }) },
        },
      },
    },
    saving: {
      description: 'The choices stand as they are wanted until the server answers; one after the other is saved.',
      tags: 'busy',
      meta: { title: 'Saving', section: '2.2.5' },
      on: {
        'preferences.changed': {
          description: 'The customer changes more meanwhile.',
          actions: { type: 'note what is wanted next', params: ({ event }) => ({ change: event.change }) },
        },
      },
      invoke: {
        id: 'save',
        src: 'save',
        input: ({ context }) => ({ change: context.wanted }),
        onDone: [
          {
            guard: {
              type: 'the server answered, and more was changed meanwhile',
              params: ({ event }) => ({ answer: event.output }),
            },
            target: 'saving',
            reenter: true,
            actions: [
              { type: 'keep what the server has', params: ({ event }) => ({ answer: event.output }) },
              'tell what is kept',
              'go on with what is next',
            ],
            meta: { label: 'Saved, and goes on' },
          },
          {
            guard: { type: 'the server answered', params: ({ event }) => ({ answer: event.output }) },
            target: 'showing',
            actions: [
              { type: 'keep what the server has', params: ({ event }) => ({ answer: event.output }) },
              'tell what is kept',
              'note that it is saved',
            ],
          },
          {
            target: 'showing',
            actions: ['forget what was wanted', { type: 'keep the reason', params: ({ event }) => ({ answer: event.output }) }],
            meta: { label: 'Not saved', cause: 'failure' },
          },
        ],
      },
    },
  },
});
