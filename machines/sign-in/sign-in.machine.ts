import { signInSetup } from './sign-in.setup.ts';
import { askingForNewPassword, checkEmail, forgetting } from './states/forgetting.ts';
import { askingIn, signingIn } from './states/signing-in.ts';
import { askingUp, signingUp } from './states/signing-up.ts';

/** Signing in or up, or asking for a new password, in one dialog (specification 1, sections 2 and 5). What was typed stays in the forms. */
export const signInMachine = signInSetup.createMachine({
  id: 'signIn',
  description: 'Signs a customer in, or up, or has a link sent to whoever forgot the password.',
  context: ({ input }) => ({ begin: input.begin, user: null, failure: null, credentials: null, registration: null, forgottenBy: null }),
  initial: 'opening',
  output: ({ context }) => ({ user: context.user, isNew: context.registration !== null && context.user !== null }),
  states: {
    opening: {
      description: 'Decides which form is shown first.',
      meta: { title: 'Which form first?' },
      always: [
        { guard: 'the customer began by signing up', target: 'signingUp' },
        { guard: 'the customer began with a forgotten password', target: 'forgetting' },
        { target: 'signingIn', meta: { label: 'Customer began by signing in' } },
      ],
    },
    signingIn,
    askingIn,
    signingUp,
    askingUp,
    forgetting,
    askingForNewPassword,
    checkEmail,
    done: { type: 'final', description: 'The customer is signed in.', tags: 'good', meta: { title: 'Signed in', section: '1.2' } },
    closed: {
      type: 'final',
      description: 'The dialog was closed; the customer stays a guest.',
      meta: { title: 'Dialog closed', section: '1.2' },
    },
  },
});
