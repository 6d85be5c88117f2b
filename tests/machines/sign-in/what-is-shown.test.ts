import { test } from 'vitest';
import { lea } from '#machines/session/sample-customers.ts';
import { credentials, registration, signInModel } from '#machines/sign-in/sign-in.model.ts';
import { toSignInView } from '#machines/sign-in/sign-in.view.ts';
import { tellStory, type Step } from '#statecharts/tell-story.ts';
import { offline, refused } from '../sample-failures.ts';

const limited = { kind: 'transport', cause: 'limited', retryAfterMs: 60_000 };
const form = (is: string, failure: unknown = null) => ({ form: is, busy: false, failure, finished: false });
const busy = (is: string) => ({ ...form(is), busy: true });
const finished = { form: 'signIn', busy: false, failure: null, finished: true };
const nobody = { output: { user: null, isNew: false } };
const opensSignIn: Step = ['the customer opens Sign in', form('signIn')];
const opensSignUp: Step = ['the customer opens Sign up', form('signUp')];
const opensForgotten: Step = ['the customer opens Forgot password', form('forgotPassword')];
const signsIn: Step = ['the customer gives identifier and password', busy('signIn'), { asked: { signIn: { credentials } } }];
const signsUp: Step = ['the customer gives who they are', busy('signUp'), { asked: { register: { registration } } }];
const asksForMail: Step = [
  'the customer gives the e-mail of the account',
  busy('forgotPassword'),
  { asked: { askForNewPassword: { email: 'lea@example.org' } } },
];
const ratherSignsIn: Step = ['the customer would rather sign in', form('signIn')];
const ratherSignsUp: Step = ['the customer would rather sign up', form('signUp')];
const hasForgotten: Step = ['the customer has forgotten the password', form('forgotPassword')];

test('whoever is not let in reads why until the next try or another form', () =>
  tellStory(signInModel, toSignInView, [
    opensSignIn,
    signsIn,
    ['the server does not know them so', form('signIn', refused(512))],
    signsIn,
    ['no answer to the sign-in comes', form('signIn', offline)],
    ratherSignsUp,
    signsUp,
    ['the server says that the e-mail is taken', form('signUp', refused(502))],
    ratherSignsIn,
    signsIn,
    ['the server does not know them so', form('signIn', refused(512))],
    hasForgotten,
    ratherSignsIn,
    signsIn,
    ['the server knows the customer', finished, { output: { user: lea, isNew: false } }],
  ]));

test('whoever is not registered reads why until the next try or another form', () =>
  tellStory(signInModel, toSignInView, [
    opensSignUp,
    signsUp,
    ['the server says that the e-mail is taken', form('signUp', refused(502))],
    signsUp,
    ['no answer to the registration comes', form('signUp', offline)],
    ratherSignsIn,
    ratherSignsUp,
    signsUp,
    ['the server registers the customer', finished, { output: { user: lea, isNew: true } }],
  ]));

test('whoever gets no e-mail reads why until the next try or another form', () =>
  tellStory(signInModel, toSignInView, [
    opensForgotten,
    asksForMail,
    ['the server is asked for e-mails too often', form('forgotPassword', limited)],
    ratherSignsIn,
    hasForgotten,
    asksForMail,
    ['the server sends whoever it knows an e-mail', form('checkEmail')],
    ratherSignsIn,
  ]));

test('every form can be closed, and whoever began to sign up and did not is nobody', async () => {
  const closes: Step = ['the customer closes the dialog', finished, nobody];
  for (const opens of [opensSignIn, opensSignUp, opensForgotten]) await tellStory(signInModel, toSignInView, [opens, closes]);
  await tellStory(signInModel, toSignInView, [
    opensForgotten,
    asksForMail,
    ['the server sends whoever it knows an e-mail', form('checkEmail')],
    closes,
  ]);
  await tellStory(signInModel, toSignInView, [
    opensSignUp,
    signsUp,
    ['the server says that the e-mail is taken', form('signUp', refused(502))],
    ['the customer closes the dialog', { ...finished, failure: refused(502) }, nobody],
  ]);
});
