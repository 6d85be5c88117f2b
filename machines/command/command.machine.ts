import { assign, emit, setup } from 'xstate';
import type { Failure } from '#contract/failure.ts';
import type { Result } from '#contract/result.ts';
import type { ChartTypes } from '#statecharts/model.ts';
import { ask } from '#statecharts/port.ts';

export type CommandAnswer = Result<unknown, Failure | { readonly kind: string }>;

type Context = {
  /** Milliseconds that it is said to be done; null for until the next command. */
  readonly shownFor: number | null;
  /** What is asked for, or was asked for in vain; plain JSON. Null once it is done. */
  readonly asked: unknown;
  readonly next: { readonly asked: unknown } | null;
  readonly value: unknown;
  readonly failure: Failure | { readonly kind: string } | null;
};

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

type Given = { readonly event: { readonly asked: unknown } };
const given = {
  target: 'asking',
  actions: { type: 'keep what is asked for', params: ({ event }: Given) => ({ asked: event.asked }) },
} as const;
const cleared = { target: 'idle', actions: 'begin anew' } as const;

/**
 * A flow without a second decision: one thing is asked of the server, and what came of it is said. What each screen asks for is
 * its port (`src/shop/use-command.ts`).
 */
export const commandMachine = setup({
  types: {} as ChartTypes & {
    input: { readonly shownFor: number | null };
    context: Context;
    events: { type: 'command.given'; asked: unknown } | { type: 'command.cleared' };
    emitted: { type: 'command.done'; asked: unknown; value: unknown };
    tags: 'busy' | 'good' | 'blocked';
  },
  actors: { ask: ask<CommandAnswer, { asked: unknown }>('ask') },
  guards: {
    'it was done': (_, params: { answer: CommandAnswer }) => params.answer.ok,
    'it was done, and something else is wanted meanwhile': ({ context: { asked, next } }, params: { answer: CommandAnswer }) =>
      params.answer.ok && next !== null && !isSame(next.asked, asked),
    'something else is wanted meanwhile': ({ context: { asked, next } }) => next !== null && !isSame(next.asked, asked),
    'it is said for a while': ({ context }) => context.shownFor !== null,
  },
  actions: {
    'keep what is asked for': assign((_, params: { asked: unknown }) => ({ asked: params.asked, next: null, failure: null })),
    'keep what is asked for next': assign((_, params: { asked: unknown }) => ({ next: { asked: params.asked } })),
    'go on with what is next': assign(({ context: { next } }) => ({ asked: next?.asked ?? null, next: null })),
    'keep what came of it': assign((_, params: { answer: CommandAnswer }) => (params.answer.ok ? { value: params.answer.value } : {})),
    'tell what came of it': emit(({ context: { asked, value } }) => ({ type: 'command.done' as const, asked, value })),
    'let go of what was asked for': assign({ asked: null, next: null }),
    'keep why not': assign((_, params: { answer: CommandAnswer }) =>
      params.answer.ok ? {} : { failure: params.answer.failure, next: null },
    ),
    'begin anew': assign({ asked: null, value: null, failure: null }),
  },
  delays: { doneWasSaid: ({ context }) => context.shownFor ?? 0 },
}).createMachine({
  id: 'command',
  description: 'Asks one thing of the server, and says what came of it.',
  context: ({ input }) => ({ shownFor: input.shownFor, asked: null, next: null, value: null, failure: null }),
  initial: 'idle',
  states: {
    idle: {
      description: 'Nothing is asked for.',
      meta: { title: 'Nothing asked for' },
      on: { 'command.given': { description: 'The customer asks for it.', ...given } },
    },
    asking: {
      description: 'The server is asked; what else is wanted meanwhile is asked for next.',
      tags: 'busy',
      meta: { title: 'Asking the server' },
      on: {
        'command.given': {
          description: 'The customer wants something else meanwhile; the last of it counts.',
          actions: { type: 'keep what is asked for next', params: ({ event }) => ({ asked: event.asked }) },
        },
      },
      invoke: {
        id: 'ask',
        src: 'ask',
        input: ({ context }) => ({ asked: context.asked }),
        onDone: [
          {
            guard: { type: 'it was done, and something else is wanted meanwhile', params: ({ event }) => ({ answer: event.output }) },
            target: 'asking',
            reenter: true,
            actions: [
              { type: 'keep what came of it', params: ({ event }) => ({ answer: event.output }) },
              'tell what came of it',
              'go on with what is next',
            ],
            meta: { label: 'Done, and wanted otherwise meanwhile' },
          },
          {
            guard: { type: 'it was done', params: ({ event }) => ({ answer: event.output }) },
            target: 'done',
            actions: [
              { type: 'keep what came of it', params: ({ event }) => ({ answer: event.output }) },
              'tell what came of it',
              'let go of what was asked for',
            ],
          },
          {
            guard: 'something else is wanted meanwhile',
            target: 'asking',
            reenter: true,
            actions: 'go on with what is next',
            meta: { label: 'Not done, and wanted otherwise meanwhile' },
          },
          {
            target: 'refused',
            actions: { type: 'keep why not', params: ({ event }) => ({ answer: event.output }) },
            meta: { label: 'Not done', cause: 'failure' },
          },
        ],
      },
    },
    done: {
      description: 'It is done, and said so.',
      tags: 'good',
      meta: { title: 'Done' },
      on: {
        'command.given': { description: 'The customer asks for more.', ...given },
        'command.cleared': { description: 'What came of it counts no more.', ...cleared },
      },
      after: { doneWasSaid: { guard: 'it is said for a while', target: 'idle' } },
    },
    refused: {
      description: 'It is not done, or nobody knows whether it is; why is said, and it can be asked for again.',
      tags: 'blocked',
      meta: { title: 'Not done' },
      on: {
        'command.given': { description: 'The customer asks once more.', ...given },
        'command.cleared': { description: 'It is wanted no more, or why not was read.', ...cleared },
      },
    },
  },
});
