import { assign, setup } from 'xstate';
import type { Failure } from '#contract/failure.ts';
import type { StateMeta, TransitionMeta } from '../model.ts';
import { ask } from '../port.ts';
import type { Result } from '#contract/result.ts';

type Context = {
  readonly storeId: string;
  /** What the server is known to keep. */
  readonly kept: boolean;
  /** What the customer wants it to keep; the same while nothing is on its way. */
  readonly wanted: boolean;
  /** What the call under way asks for. */
  readonly sent: boolean;
  readonly failure: Failure | null;
};

const favourite = setup({
  types: {
    input: {} as { storeId: string; isFavourite: boolean },
    context: {} as Context,
    events: {} as { type: 'heart.pressed' } | { type: 'favourite.known'; isFavourite: boolean } | { type: 'notice.read' },
    tags: {} as 'busy',
    meta: {} as StateMeta,
    transitionMeta: {} as TransitionMeta,
  },
  actors: { save: ask<Result<null, Failure>, { storeId: string; isFavourite: boolean }>('save') },
  guards: {
    'it was saved as it is wanted': ({ context }, params: { saved: Result<null, Failure> }) =>
      params.saved.ok && context.wanted === context.sent,
    'it was saved': (_, params: { saved: Result<null, Failure> }) => params.saved.ok,
    'the customer wants the same still': ({ context }) => context.wanted === context.sent,
  },
  actions: {
    'want the opposite': assign({ wanted: ({ context }) => !context.wanted, failure: null }),
    'note what is asked for': assign({ sent: ({ context }) => context.wanted }),
    'note what is kept': assign({ kept: ({ context }) => context.sent }),
    'take it as it is known': assign((_, params: { isFavourite: boolean }) => ({ kept: params.isFavourite, wanted: params.isFavourite })),
    'go back to what is kept': assign({ wanted: ({ context }) => context.kept }),
    'remember why': assign((_, params: { saved: Result<null, Failure> }) => ({ failure: params.saved.ok ? null : params.saved.failure })),
    'forget why': assign({ failure: null }),
  },
});

const known = {
  description: 'Another page or another tab changed it.',
  actions: {
    type: 'take it as it is known',
    params: ({ event }: { event: { isFavourite: boolean } }) => ({ isFavourite: event.isFavourite }),
  },
} as const;

/** The heart on a store's page: shown as the customer wants it, saved behind, the last press wins (specification 1, section 4, Favourite). */
export const favouriteMachine = favourite.createMachine({
  id: 'favourite',
  description: 'Keeps a store among the customer’s favourites, or no longer.',
  context: ({ input }) => ({
    storeId: input.storeId,
    kept: input.isFavourite,
    wanted: input.isFavourite,
    sent: input.isFavourite,
    failure: null,
  }),
  initial: 'resting',
  states: {
    resting: {
      description: 'The heart shows what the server keeps.',
      meta: { title: 'As it is kept', section: '1.4' },
      on: {
        'heart.pressed': { target: 'saving', actions: 'want the opposite', description: 'The heart changes at once.' },
        'favourite.known': known,
      },
    },
    saving: {
      description: 'The server is told.',
      tags: 'busy',
      meta: { title: 'Being saved', section: '1.4' },
      entry: 'note what is asked for',
      on: { 'heart.pressed': { actions: 'want the opposite', description: 'Pressed again before the answer: sent once that is there.' } },
      invoke: {
        id: 'save',
        src: 'save',
        input: ({ context }) => ({ storeId: context.storeId, isFavourite: context.wanted }),
        onDone: [
          {
            guard: { type: 'it was saved as it is wanted', params: ({ event }) => ({ saved: event.output }) },
            target: 'resting',
            actions: 'note what is kept',
            meta: { label: 'Saved' },
          },
          {
            guard: { type: 'it was saved', params: ({ event }) => ({ saved: event.output }) },
            target: 'saving',
            reenter: true,
            actions: 'note what is kept',
            meta: { label: 'Saved, and wanted otherwise meanwhile' },
          },
          {
            guard: 'the customer wants the same still',
            target: 'failed',
            actions: ['go back to what is kept', { type: 'remember why', params: ({ event }) => ({ saved: event.output }) }],
            meta: { label: 'Not saved', cause: 'failure' },
          },
          { target: 'resting', meta: { label: 'Not saved, and no longer wanted' } },
        ],
      },
    },
    failed: {
      description: 'The heart is as it was, and a notice says why.',
      meta: { title: 'Could not be saved', section: '1.8' },
      on: {
        'heart.pressed': { target: 'saving', actions: 'want the opposite', description: 'Another try.' },
        'notice.read': { target: 'resting', actions: 'forget why', description: 'The notice is put away.' },
        'favourite.known': known,
      },
    },
  },
});
