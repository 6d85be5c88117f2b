import { assign, setup } from 'xstate';
import type { RequestOf } from '#contract/endpoint.ts';
import type { endpoints } from '#contract/endpoints.ts';
import type { StoredUser } from '#contract/entities/user.ts';
import type { Failure } from '#contract/failure.ts';
import type { ChartTypes } from '#statecharts/model.ts';
import { ask } from '#statecharts/port.ts';
import type { Result } from '#contract/result.ts';

export type Credentials = Pick<RequestOf<typeof endpoints.login>, 'email' | 'password' | 'country_phone_code'>;
export type Registration = Pick<
  RequestOf<typeof endpoints.register>,
  'first_name' | 'last_name' | 'email' | 'password' | 'country_phone_code' | 'phone' | 'referral_code'
> &
  Partial<Pick<RequestOf<typeof endpoints.register>, 'country_id'>>;
export type SignInBeginning = 'signIn' | 'signUp' | 'forgotPassword';
type SignedIn = Result<StoredUser, Failure>;
type Asked = Result<null, Failure>;

type Context = {
  readonly begin: SignInBeginning;
  readonly user: StoredUser | null;
  readonly failure: Failure | null;
  readonly credentials: Credentials | null;
  readonly registration: Registration | null;
  readonly forgottenBy: string | null;
};

export const signInSetup = setup({
  types: {} as ChartTypes & {
    input: { begin: SignInBeginning };
    context: Context;
    events:
      | { type: 'credentials.given'; credentials: Credentials }
      | { type: 'registration.given'; registration: Registration }
      | { type: 'email.given'; email: string }
      | { type: 'signUp.chosen' }
      | { type: 'signIn.chosen' }
      | { type: 'forgot.chosen' }
      | { type: 'dialog.closed' };
    output: { user: StoredUser | null; isNew: boolean };
    tags: 'busy' | 'good';
  },
  actors: {
    signIn: ask<SignedIn, { credentials: Credentials }>('signIn'),
    register: ask<SignedIn, { registration: Registration }>('register'),
    askForNewPassword: ask<Asked, { email: string }>('askForNewPassword'),
  },
  guards: {
    'the customer began by signing up': ({ context }) => context.begin === 'signUp',
    'the customer began with a forgotten password': ({ context }) => context.begin === 'forgotPassword',
    'the server let the customer in': (_, params: { answered: SignedIn }) => params.answered.ok,
    'the server took it': (_, params: { answered: Asked }) => params.answered.ok,
  },
  actions: {
    'forget the failure': assign({ failure: null }),
  },
});
