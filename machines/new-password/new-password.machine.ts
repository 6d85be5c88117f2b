import { assign, setup } from 'xstate';
import type { Failure } from '#contract/failure.ts';
import type { StateMeta, TransitionMeta } from '../model.ts';
import { ask } from '../port.ts';
import type { Result } from '#contract/result.ts';

type Answered = Result<null, Failure>;
type Context = {
  /** The token of the e-mail's link. */
  readonly token: string;
  readonly password: string | null;
  readonly failure: Failure | null;
};

const newPassword = setup({
  types: {
    input: {} as { token: string },
    context: {} as Context,
    events: {} as { type: 'password.given'; password: string } | { type: 'retry.asked' },
    tags: {} as 'busy' | 'good',
    meta: {} as StateMeta,
    transitionMeta: {} as TransitionMeta,
  },
  actors: {
    checkLink: ask<Answered, { token: string }>('checkLink'),
    setPassword: ask<Answered, { token: string; password: string }>('setPassword'),
  },
  guards: {
    'there is no token': ({ context }) => context.token === '',
    'the server took it': (_, params: { answered: Answered }) => params.answered.ok,
    'the server refused it': (_, params: { answered: Answered }) => !params.answered.ok && params.answered.failure.kind === 'refused',
  },
  actions: {
    'forget the password': assign({ password: null }),
  },
});

/** The page that the link of an e-mail opens: a new password, once, within the hour (0-decisions, Session and sign-in). */
export const newPasswordMachine = newPassword.createMachine({
  id: 'newPassword',
  description: 'Sets a new password by the link of an e-mail.',
  context: ({ input }) => ({ token: input.token, password: null, failure: null }),
  initial: 'opening',
  states: {
    opening: {
      description: 'Decides whether the address has a token at all.',
      meta: { title: 'Is there a token?' },
      always: [
        { guard: 'there is no token', target: 'spent' },
        { target: 'checking', meta: { label: 'The address has a token' } },
      ],
    },
    checking: {
      description: 'The server is asked whether the link still works, before anything is typed.',
      tags: 'busy',
      meta: { title: 'Checking the link', section: '1.2' },
      invoke: {
        id: 'checkLink',
        src: 'checkLink',
        input: ({ context }) => ({ token: context.token }),
        onDone: [
          { guard: { type: 'the server took it', params: ({ event }) => ({ answered: event.output }) }, target: 'writing' },
          {
            guard: { type: 'the server refused it', params: ({ event }) => ({ answered: event.output }) },
            target: 'spent',
            meta: { cause: 'failure' },
          },
          {
            target: 'unreachable',
            actions: assign({ failure: ({ event }) => (event.output.ok ? null : event.output.failure) }),
            meta: { label: 'No answer came', cause: 'failure' },
          },
        ],
      },
    },
    unreachable: {
      description: 'Nobody could tell whether the link works; it is not used up by that.',
      meta: { title: 'No answer', section: '1.2' },
      on: { 'retry.asked': { target: 'checking', actions: assign({ failure: null }) } },
    },
    writing: {
      description: 'The customer writes the new password.',
      meta: { title: 'New password form', section: '1.2' },
      on: { 'password.given': { target: 'saving', actions: assign({ password: ({ event }) => event.password, failure: null }) } },
    },
    saving: {
      description: 'The server sets the password and ends every session of the customer.',
      tags: 'busy',
      meta: { title: 'Saving the password', section: '1.2' },
      invoke: {
        id: 'setPassword',
        src: 'setPassword',
        input: ({ context }) => ({ token: context.token, password: context.password as string }),
        onDone: [
          {
            guard: { type: 'the server took it', params: ({ event }) => ({ answered: event.output }) },
            target: 'done',
            actions: 'forget the password',
          },
          {
            guard: { type: 'the server refused it', params: ({ event }) => ({ answered: event.output }) },
            target: 'spent',
            actions: 'forget the password',
            meta: { cause: 'failure' },
          },
          {
            target: 'writing',
            actions: assign({ password: null, failure: ({ event }) => (event.output.ok ? null : event.output.failure) }),
            meta: { label: 'No answer came', cause: 'failure' },
          },
        ],
      },
    },
    spent: {
      type: 'final',
      description: 'The link was used, is too old or was never ours.',
      meta: { title: 'Link no longer works', section: '1.2' },
    },
    done: { type: 'final', description: 'The new password is set.', tags: 'good', meta: { title: 'Password set', section: '1.2' } },
  },
});
