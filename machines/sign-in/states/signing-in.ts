import { assign } from 'xstate';
import { signInSetup, type Credentials } from '../sign-in.setup.ts';

export const signingIn = signInSetup.createStateConfig({
  description: 'The customer writes identifier and password.',
  meta: { title: 'Sign-in form', section: '1.2' },
  on: {
    'credentials.given': {
      target: 'askingIn',
      actions: assign({ credentials: ({ event }) => event.credentials, registration: null, failure: null }),
    },
    'signUp.chosen': { target: 'signingUp', actions: 'forget the failure' },
    'forgot.chosen': { target: 'forgetting', actions: 'forget the failure' },
    'dialog.closed': 'closed',
  },
});

export const askingIn = signInSetup.createStateConfig({
  description: 'The server checks identifier and password; the dialog stays, because the basket may change hands.',
  tags: 'busy',
  meta: { title: 'Signing in', section: '1.2' },
  invoke: {
    id: 'signIn',
    src: 'signIn',
    input: ({ context }) => ({ credentials: context.credentials as Credentials }),
    onDone: [
      {
        guard: { type: 'the server let the customer in', params: ({ event }) => ({ answered: event.output }) },
        target: 'done',
        actions: assign({ user: ({ event }) => (event.output.ok ? event.output.value : null) }),
      },
      {
        target: 'signingIn',
        actions: assign({ failure: ({ event }) => (event.output.ok ? null : event.output.failure) }),
        meta: { label: 'Not let in', cause: 'failure' },
      },
    ],
  },
});
