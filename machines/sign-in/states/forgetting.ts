import { assign } from 'xstate';
import { signInSetup } from '../sign-in.setup.ts';

export const forgetting = signInSetup.createStateConfig({
  description: 'The customer writes the e-mail address of the account whose password is forgotten.',
  meta: { title: 'Forgotten password', section: '1.2' },
  on: {
    'email.given': { target: 'askingForNewPassword', actions: assign({ forgottenBy: ({ event }) => event.email, failure: null }) },
    'signIn.chosen': { target: 'signingIn', actions: 'forget the failure' },
    'dialog.closed': 'closed',
  },
});

export const askingForNewPassword = signInSetup.createStateConfig({
  description: 'The server is asked for an e-mail with a link; it answers alike for every address.',
  tags: 'busy',
  meta: { title: 'Asking for an e-mail', section: '1.2' },
  invoke: {
    id: 'askForNewPassword',
    src: 'askForNewPassword',
    input: ({ context }) => ({ email: context.forgottenBy as string }),
    onDone: [
      { guard: { type: 'the server took it', params: ({ event }) => ({ answered: event.output }) }, target: 'checkEmail' },
      {
        target: 'forgetting',
        actions: assign({ failure: ({ event }) => (event.output.ok ? null : event.output.failure) }),
        meta: { label: 'Not taken', cause: 'failure' },
      },
    ],
  },
});

export const checkEmail = signInSetup.createStateConfig({
  description: 'The customer is told to look for the e-mail, whether or not the address has an account.',
  tags: 'good',
  meta: { title: 'Check your e-mail', section: '1.2' },
  on: { 'signIn.chosen': 'signingIn', 'dialog.closed': 'closed' },
});
