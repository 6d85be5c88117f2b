import { defineModel } from '#statecharts/model.ts';
import { failed, ok } from '#contract/result.ts';
import { lea } from '../session/sample-customers.ts';
import { signInMachine } from './sign-in.machine.ts';
import type { Credentials, Registration } from './sign-in.setup.ts';
import { signInQuestions } from './sign-in.questions.ts';
import { answered, byCustomer, byServer } from '#statecharts/samples.ts';

export const credentials: Credentials = { email: 'lea@example.org', password: 'a lake in June' };
export const registration: Registration = {
  first_name: 'Léa',
  last_name: 'Bonnard',
  email: 'lea@example.org',
  password: 'a lake in June',
  country_phone_code: '+41',
  phone: '791112233',
  referral_code: '',
};
const refused = (code: 502 | 512) => failed({ kind: 'refused', code, reason: null, details: null } as const);
const offline = failed({ kind: 'transport', cause: 'offline', retryAfterMs: null } as const);

export const signInModel = defineModel({
  machine: signInMachine,
  title: 'Sign-in',
  sentence: 'Signs a customer in, or up, or has a new password asked for, in one dialog, and says why when it can’t.',
  usedBy: 'the sign-in dialog of every page',
  section: '1.2',
  inputs: [
    { says: 'the customer opens Sign in', input: { begin: 'signIn' } },
    { says: 'the customer opens Sign up', input: { begin: 'signUp' } },
    { says: 'the customer opens Forgot password', input: { begin: 'forgotPassword' } },
  ],
  events: [
    byCustomer('the customer gives identifier and password', { type: 'credentials.given', credentials }),
    byCustomer('the customer gives who they are', { type: 'registration.given', registration }),
    byCustomer('the customer would rather sign up', { type: 'signUp.chosen' }),
    byCustomer('the customer would rather sign in', { type: 'signIn.chosen' }),
    byCustomer('the customer has forgotten the password', { type: 'forgot.chosen' }),
    byCustomer('the customer gives the e-mail of the account', { type: 'email.given', email: 'lea@example.org' }),
    byCustomer('the customer closes the dialog', { type: 'dialog.closed' }),
    byServer('the server knows the customer', answered('signIn', ok(lea))),
    byServer('the server does not know them so', answered('signIn', refused(512))),
    byServer('no answer to the sign-in comes', answered('signIn', offline)),
    byServer('the server registers the customer', answered('register', ok(lea))),
    byServer('the server says that the e-mail is taken', answered('register', refused(502))),
    byServer('no answer to the registration comes', answered('register', offline)),
    byServer('the server sends whoever it knows an e-mail', answered('askForNewPassword', ok(null))),
    byServer(
      'the server is asked for e-mails too often',
      answered('askForNewPassword', failed({ kind: 'transport', cause: 'limited', retryAfterMs: 60_000 } as const)),
    ),
  ],
  project: ({ context }) => ({
    begin: context.begin,
    isKnown: context.user !== null,
    failure: context.failure && (context.failure.kind === 'refused' ? context.failure.code : context.failure.cause),
    gaveCredentials: context.credentials !== null,
    gaveRegistration: context.registration !== null,
    gaveEmail: context.forgottenBy !== null,
  }),
  invariants: [
    {
      says: 'somebody is signed in exactly when it is done',
      holds: ({ value, context }) => (value === 'done') === (context.user !== null),
    },
    {
      says: 'the server is asked about somebody',
      holds: ({ value, context }) =>
        (value !== 'askingIn' || context.credentials !== null) &&
        (value !== 'askingUp' || context.registration !== null) &&
        (value !== 'askingForNewPassword' || context.forgottenBy !== null),
    },
    {
      says: 'an old failure is not shown while the server is asked again',
      holds: (snapshot) => !snapshot.hasTag('busy') || snapshot.context.failure === null,
    },
    {
      says: 'whoever closes the dialog is nobody, and nobody new',
      holds: ({ value, output }) => value !== 'closed' || (output?.user === null && !output.isNew),
    },
  ],
  questions: signInQuestions,
});
