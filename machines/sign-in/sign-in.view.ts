import type { SnapshotFrom } from 'xstate';
import type { Failure } from '../../contract/failure.ts';
import type { signInMachine } from './sign-in.machine.ts';

export type SignInView = { readonly form: 'signIn' | 'signUp'; readonly busy: boolean; readonly failure: Failure | null; readonly finished: boolean };

/** What the sign-in dialog shows. */
export function toSignInView({ value, context }: SnapshotFrom<typeof signInMachine>): SignInView {
  return {
    form: value === 'signingUp' || value === 'askingUp' ? 'signUp' : 'signIn',
    busy: value === 'askingIn' || value === 'askingUp',
    failure: context.failure,
    finished: value === 'done' || value === 'closed',
  };
}
