import { typedEmail } from '#contract/typed-text.ts';
import { assign, setup } from 'xstate';
import type { Failure } from '#contract/failure.ts';
import { NOTICE_FOR } from '#contract/limits.ts';
import type { StateMeta, TransitionMeta } from '../model.ts';
import { ask } from '../port.ts';
import type { Result } from '#contract/result.ts';

type Sent = Result<null, Failure>;

const newsletter = setup({
  types: {
    context: {} as { readonly email: string; readonly failure: Failure | null },
    events: {} as { type: 'email.given'; email: string },
    tags: {} as 'busy' | 'good',
    meta: {} as StateMeta,
    transitionMeta: {} as TransitionMeta,
  },
  actors: { subscribe: ask<Sent, { email: string }>('subscribe') },
  guards: {
    'something was given': (_, params: { email: string }) => typedEmail(params.email) !== '',
    'the server took it': (_, params: { answered: Sent }) => params.answered.ok,
  },
  actions: {
    'keep the email': assign((_, params: { email: string }) => ({ email: params.email, failure: null })),
  },
  delays: { confirmationWasShown: NOTICE_FOR },
});

const given = {
  guard: { type: 'something was given', params: ({ event }: { event: { email: string } }) => ({ email: event.email }) },
  target: 'sending',
  actions: { type: 'keep the email', params: ({ event }: { event: { email: string } }) => ({ email: event.email }) },
} as const;

/** The newsletter's sign-up (specification 1, sections 2 and 9): an empty field sends nothing; the confirmation shows 5 s. */
export const newsletterMachine = newsletter.createMachine({
  id: 'newsletter',
  description: 'Puts an e-mail down for the newsletter.',
  context: { email: '', failure: null },
  initial: 'asking',
  states: {
    asking: {
      description: 'The field waits for an e-mail.',
      meta: { title: 'Asking for an e-mail', section: '1.2' },
      on: { 'email.given': { description: 'An e-mail was given.', ...given } },
    },
    sending: {
      description: 'The e-mail is being put down.',
      tags: 'busy',
      meta: { title: 'Sending', section: '1.7' },
      invoke: {
        id: 'subscribe',
        src: 'subscribe',
        input: ({ context }) => ({ email: context.email }),
        onDone: [
          { guard: { type: 'the server took it', params: ({ event }) => ({ answered: event.output }) }, target: 'thanking' },
          {
            target: 'asking',
            meta: { label: 'Not taken', cause: 'failure' },
            actions: assign({ failure: ({ event }) => (event.output.ok ? null : event.output.failure) }),
          },
        ],
      },
    },
    thanking: {
      description: 'The reader is told to open the link that they were sent.',
      tags: 'good',
      meta: { title: 'Thanks', section: '1.9' },
      on: { 'email.given': { description: 'Another e-mail was given.', ...given } },
      after: { confirmationWasShown: 'asking' },
    },
  },
});
