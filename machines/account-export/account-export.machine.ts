import { assign, setup } from 'xstate';
import type { Failure } from '#contract/failure.ts';
import { CALL_TIMEOUT } from '#contract/limits.ts';
import type { StateMeta, TransitionMeta } from '../model.ts';
import { ask, port } from '../port.ts';
import type { Result } from '#contract/result.ts';

/** Everything that is kept of the customer, as the server tells it. */
export type Account = Readonly<Record<string, unknown>>;
export type AccountExportAnswer = Result<Account, Failure>;

type Context = {
  /** What came and is to be saved; let go of as soon as it is. */
  readonly account: Account | null;
  /** Why nothing came; null where it came and could not be saved. */
  readonly failure: Failure | null;
};

/** Gets everything that is kept of the customer, and saves it as a file. */
export const accountExportMachine = setup({
  types: {
    context: {} as Context,
    events: {} as { type: 'export.wanted' },
    tags: {} as 'busy' | 'good',
    meta: {} as StateMeta,
    transitionMeta: {} as TransitionMeta,
  },
  actors: { ask: ask<AccountExportAnswer>('ask'), save: port<void, { account: Account }>('save') },
  guards: { 'it came': (_, params: { answer: AccountExportAnswer }) => params.answer.ok },
  actions: {
    'begin anew': assign({ account: null, failure: null }),
    'keep what came': assign((_, params: { answer: AccountExportAnswer }) => (params.answer.ok ? { account: params.answer.value } : {})),
    'let go of what came': assign({ account: null }),
    'keep the reason': assign((_, params: { answer: AccountExportAnswer }) => (params.answer.ok ? {} : { failure: params.answer.failure })),
  },
  delays: { answerTakesTooLong: CALL_TIMEOUT.read },
}).createMachine({
  id: 'accountExport',
  description: 'Gets everything that is kept of the customer, and saves it as a file.',
  context: { account: null, failure: null },
  initial: 'idle',
  states: {
    idle: {
      description: 'The customer reads what they can have.',
      meta: { title: 'Nothing asked', section: '2.2.5' },
      on: { 'export.wanted': { description: 'The customer wants their copy.', target: 'asking' } },
    },
    asking: {
      description: 'The server reads everything that it keeps of them.',
      tags: 'busy',
      meta: { title: 'Asking', section: '2.2.5' },
      invoke: {
        id: 'ask',
        src: 'ask',
        onDone: [
          {
            guard: { type: 'it came', params: ({ event }) => ({ answer: event.output }) },
            target: 'saving',
            actions: { type: 'keep what came', params: ({ event }) => ({ answer: event.output }) },
          },
          {
            target: 'failed',
            actions: { type: 'keep the reason', params: ({ event }) => ({ answer: event.output }) },
            meta: { label: 'Nothing came', cause: 'failure' },
          },
        ],
      },
    },
    saving: {
      description: 'The browser is given the file.',
      tags: 'busy',
      meta: { title: 'Saving the file', section: '2.2.5' },
      invoke: {
        id: 'save',
        src: 'save',
        input: ({ context }) => ({ account: context.account ?? {} }),
        onDone: { target: 'saved', actions: 'let go of what came' },
        onError: { target: 'failed', actions: 'let go of what came', meta: { label: 'Not saved' } },
      },
      after: { answerTakesTooLong: { target: 'failed', actions: 'let go of what came' } },
    },
    saved: {
      description: 'The browser has the file; it can be had again.',
      tags: 'good',
      meta: { title: 'Saved', section: '2.2.5' },
      on: { 'export.wanted': { description: 'The customer wants it once more, as it is now.', target: 'asking', actions: 'begin anew' } },
    },
    failed: {
      description: 'Nothing was saved; why is told, and it can be tried again.',
      meta: { title: 'Nothing saved', section: '2.2.5' },
      on: { 'export.wanted': { description: 'The customer tries again.', target: 'asking', actions: 'begin anew' } },
    },
  },
});
