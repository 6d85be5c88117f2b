import { credentials, registration, signInModel } from '#machines/sign-in/sign-in.model.ts';
import { toSignInView } from '#machines/sign-in/sign-in.view.ts';
import { describeAnswers } from '#statecharts/describe-answers.ts';

const lea = { shows: { finished: true, busy: false }, output: { user: { first_name: 'Léa', server_token: 'token-of-lea' }, isNew: false } };

describeAnswers(signInModel, toSignInView, {
  'the password is wrong': { ...lea, asked: 'signIn signIn', with: { signIn: { credentials } } },
  'the e-mail has an account already': { ...lea, asked: 'register signIn', with: { register: { registration }, signIn: { credentials } } },
  'the password is forgotten': {
    shows: { form: 'checkEmail', busy: false, failure: null, finished: false },
    asked: 'askForNewPassword',
    with: { askForNewPassword: { email: 'lea@example.org' } },
  },
  'a new password is asked for too often': {
    shows: { form: 'forgotPassword', busy: false, failure: { cause: 'limited', retryAfterMs: 60_000 }, finished: false },
    asked: 'askForNewPassword',
  },
  'the sign-in dialog is closed': { shows: { finished: true }, asked: '', output: { user: null, isNew: false } },
});
