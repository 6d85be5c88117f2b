import type { SnapshotFrom } from 'xstate';
import type { Failure } from '#contract/failure.ts';
import type { signInMachine } from './sign-in.machine.ts';

export type SignInForm = 'signIn' | 'signUp' | 'forgotPassword' | 'checkEmail';
export type SignInView = {
  readonly form: SignInForm;
  readonly busy: boolean;
  readonly failure: Failure | null;
  readonly finished: boolean;
};

const FORMS: Readonly<Partial<Record<SnapshotFrom<typeof signInMachine>['value'], SignInForm>>> = {
  signingUp: 'signUp',
  askingUp: 'signUp',
  forgetting: 'forgotPassword',
  askingForNewPassword: 'forgotPassword',
  checkEmail: 'checkEmail',
};

export function toSignInView(snapshot: SnapshotFrom<typeof signInMachine>): SignInView {
  const { value, context } = snapshot;
  return {
    form: FORMS[value] ?? 'signIn',
    busy: snapshot.hasTag('busy'),
    failure: context.failure,
    finished: value === 'done' || value === 'closed',
  };
}
