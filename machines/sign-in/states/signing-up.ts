import { assign } from 'xstate';
import { signInSetup, type Registration } from '../sign-in.setup.ts';

export const signingUp = signInSetup.createStateConfig({
  description: 'The customer writes who they are.',
  meta: { title: 'Sign-up form', section: '1.2' },
  on: {
    'registration.given': { target: 'askingUp', actions: assign({ registration: ({ event }) => event.registration, failure: null }) },
    'signIn.chosen': { target: 'signingIn', actions: 'forget the failure' },
    'dialog.closed': 'closed',
  },
});

export const askingUp = signInSetup.createStateConfig({
  description: 'The server registers the customer; the dialog stays until it has answered.',
  tags: 'busy',
  meta: { title: 'Signing up', section: '1.2' },
  invoke: {
    id: 'register',
    src: 'register',
    input: ({ context }) => ({ registration: context.registration as Registration }),
    onDone: [
      {
        guard: { type: 'the server let the customer in', params: ({ event }) => ({ answered: event.output }) },
        target: 'done',
        actions: assign({ user: ({ event }) => (event.output.ok ? event.output.value : null) }),
      },
      {
        target: 'signingUp',
        actions: assign({ failure: ({ event }) => (event.output.ok ? null : event.output.failure) }),
        meta: { label: 'Not registered', cause: 'failure' },
      },
    ],
  },
});
