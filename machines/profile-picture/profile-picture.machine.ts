import { assign, setup } from 'xstate';
import type { ImageRefusal } from '#contract/enumerations.ts';
import type { Failure } from '#contract/failure.ts';
import type { StateMeta, TransitionMeta } from '../model.ts';
import { ask } from '../port.ts';
import type { Result } from '#contract/result.ts';

/** Why a picture is not kept: the file is none that can be, or the call came to nothing. */
export type PictureTrouble = { readonly kind: 'refusedFile'; readonly why: ImageRefusal } | Failure;
export type PictureKept = Result<null, PictureTrouble>;

type Context = {
  /** What names the file that was chosen, until it is kept, so that it can be sent again. */
  readonly file: string | null;
  /** What was done last, however what came after it went. */
  readonly done: 'kept' | 'removed' | null;
  readonly trouble: PictureTrouble | null;
};

/** What the customer looks like: kept, changed and taken away (specification 2, section 3, User; 0-decisions, After the order: Images). */
export const profilePictureMachine = setup({
  types: {
    context: {} as Context,
    events: {} as { type: 'picture.chosen'; file: string } | { type: 'removal.wanted' } | { type: 'again.wanted' },
    tags: {} as 'busy' | 'blocked',
    meta: {} as StateMeta,
    transitionMeta: {} as TransitionMeta,
  },
  actors: {
    keepPicture: ask<PictureKept, { file: string }>('keepPicture'),
    removePicture: ask<PictureKept>('removePicture'),
  },
  guards: {
    'the server did it': (_, params: { answer: PictureKept }) => params.answer.ok,
    'the file is none that can be kept': (_, params: { answer: PictureKept }) =>
      !params.answer.ok && params.answer.failure.kind === 'refusedFile',
  },
  actions: {
    'take the file': assign((_, params: { file: string }) => ({ file: params.file, trouble: null })),
    'let go of the file': assign({ file: null }),
    'forget what did not work': assign({ file: null, trouble: null }),
    'forget the trouble': assign({ trouble: null }),
    'note that it is kept': assign({ done: 'kept' }),
    'note that it is gone': assign({ done: 'removed' }),
    'keep the reason': assign((_, params: { answer: PictureKept }) => (params.answer.ok ? {} : { trouble: params.answer.failure })),
  },
}).createMachine({
  id: 'profilePicture',
  description: 'Keeps a picture of the customer, and takes it away.',
  context: { file: null, done: null, trouble: null },
  initial: 'resting',
  states: {
    resting: {
      description: 'The customer sees their picture, or that there is none, and what came of the last change.',
      meta: { title: 'Showing the picture', section: '2.2.5' },
      on: {
        'picture.chosen': {
          description: 'The customer chose a picture.',
          target: 'keeping',
          actions: { type: 'take the file', params: ({ event }) => ({ file: event.file }) },
        },
        'removal.wanted': { description: 'The customer wants no picture.', target: 'removing', actions: 'forget what did not work' },
      },
    },
    keeping: {
      description: 'The picture is made small, and sent.',
      tags: 'busy',
      meta: { title: 'Sending the picture', section: '2.2.5' },
      invoke: {
        id: 'keepPicture',
        src: 'keepPicture',
        input: ({ context }) => ({ file: context.file as string }),
        onDone: [
          {
            guard: { type: 'the server did it', params: ({ event }) => ({ answer: event.output }) },
            target: 'resting',
            actions: ['let go of the file', 'note that it is kept'],
          },
          {
            guard: { type: 'the file is none that can be kept', params: ({ event }) => ({ answer: event.output }) },
            target: 'resting',
            actions: ['let go of the file', { type: 'keep the reason', params: ({ event }) => ({ answer: event.output }) }],
            meta: { label: 'The file can’t be used', cause: 'failure' },
          },
          {
            target: 'unsent',
            actions: { type: 'keep the reason', params: ({ event }) => ({ answer: event.output }) },
            meta: { label: 'Not sent', cause: 'failure' },
          },
        ],
      },
    },
    unsent: {
      description: 'The picture did not get through; why is told, and it can be sent again.',
      tags: 'blocked',
      meta: { title: 'Not sent', section: '2.2.5' },
      on: {
        'picture.chosen': {
          description: 'The customer chose another picture.',
          target: 'keeping',
          actions: { type: 'take the file', params: ({ event }) => ({ file: event.file }) },
        },
        'again.wanted': { description: 'The customer has it sent again.', target: 'keeping', actions: 'forget the trouble' },
        'removal.wanted': { description: 'The customer wants no picture.', target: 'removing', actions: 'forget what did not work' },
      },
    },
    removing: {
      description: 'The server takes the picture away; asking again is safe.',
      tags: 'busy',
      meta: { title: 'Taking it away', section: '2.2.5' },
      invoke: {
        id: 'removePicture',
        src: 'removePicture',
        onDone: [
          {
            guard: { type: 'the server did it', params: ({ event }) => ({ answer: event.output }) },
            target: 'resting',
            actions: 'note that it is gone',
          },
          {
            target: 'resting',
            actions: { type: 'keep the reason', params: ({ event }) => ({ answer: event.output }) },
            meta: { label: 'Not taken away', cause: 'failure' },
          },
        ],
      },
    },
  },
});
