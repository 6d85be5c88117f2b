import { assign, setup } from 'xstate';
import type { RequestOf } from '../../contract/endpoint.ts';
import type { endpoints } from '../../contract/endpoints.ts';
import type { StoredUser } from '../../contract/entities/user.ts';
import type { Failure } from '../../contract/failure.ts';
import type { StateMeta, TransitionMeta } from '../model.ts';
import { port } from '../port.ts';
import type { Result } from '../result.ts';

export type Credentials = Pick<RequestOf<typeof endpoints.login>, 'email' | 'password'>;
export type Registration = Pick<RequestOf<typeof endpoints.register>, 'first_name' | 'last_name' | 'email' | 'password' | 'country_phone_code' | 'phone' | 'referral_code'>;
type SignedIn = Result<StoredUser, Failure>;
type Context = { readonly user: StoredUser | null; readonly failure: Failure | null; readonly credentials: Credentials | null; readonly registration: Registration | null };

const signIn = setup({
  types: {
    input: {} as { begin: 'signIn' | 'signUp' },
    context: {} as Context & { begin: 'signIn' | 'signUp' },
    events: {} as
      | { type: 'credentials.given'; credentials: Credentials }
      | { type: 'registration.given'; registration: Registration }
      | { type: 'signUp.chosen' }
      | { type: 'signIn.chosen' }
      | { type: 'dialog.closed' },
    output: {} as { user: StoredUser | null; isNew: boolean },
    tags: {} as 'busy' | 'good',
    meta: {} as StateMeta,
    transitionMeta: {} as TransitionMeta,
  },
  actors: {
    signIn: port<SignedIn, { credentials: Credentials }>('signIn'),
    register: port<SignedIn, { registration: Registration }>('register'),
  },
  guards: {
    'the customer began by signing up': ({ context }) => context.begin === 'signUp',
    'the server let the customer in': (_, params: { answered: SignedIn }) => params.answered.ok,
  },
  delays: { answerTakesTooLong: 10_000 },
  actions: {
    'note that no answer came': assign({ failure: { kind: 'transport', cause: 'timeout', retryAfterMs: null } }),
    'note that it broke': assign({ failure: { kind: 'transport', cause: 'unreadable', retryAfterMs: null } }),
    'forget the failure': assign({ failure: null }),
  },
});

/** Signing in or up in one dialog (specification 1, sections 2 and 5). What was typed stays in the form. */
export const signInMachine = signIn.createMachine({
  id: 'signIn',
  description: 'Signs a customer in, or up.',
  context: ({ input }) => ({ begin: input.begin, user: null, failure: null, credentials: null, registration: null }),
  initial: 'opening',
  output: ({ context }) => ({ user: context.user, isNew: context.registration !== null && context.user !== null }),
  states: {
    opening: {
      description: 'Decides which form is shown first.',
      meta: { title: 'Which form first?' },
      always: [{ guard: 'the customer began by signing up', target: 'signingUp' }, { target: 'signingIn', meta: { label: 'Customer began by signing in' } }],
    },
    signingIn: {
      description: 'The customer writes identifier and password.',
      meta: { title: 'Sign-in form', section: '1.2' },
      on: {
        'credentials.given': { target: 'askingIn', actions: assign({ credentials: ({ event }) => event.credentials, registration: null, failure: null }) },
        'signUp.chosen': { target: 'signingUp', actions: 'forget the failure' },
        'dialog.closed': 'closed',
      },
    },
    askingIn: {
      description: 'The server checks identifier and password; the dialog stays, because the basket may change hands.',
      tags: 'busy',
      meta: { title: 'Signing in', section: '1.2' },
      invoke: {
        id: 'signIn',
        src: 'signIn',
        input: ({ context }) => ({ credentials: context.credentials as Credentials }),
        onDone: [
          { guard: { type: 'the server let the customer in', params: ({ event }) => ({ answered: event.output }) }, target: 'done', actions: assign({ user: ({ event }) => (event.output.ok ? event.output.value : null) }) },
          { target: 'signingIn', actions: assign({ failure: ({ event }) => (event.output.ok ? null : event.output.failure) }), meta: { label: 'Not let in', cause: 'failure' } },
        ],
        onError: { target: 'signingIn', actions: 'note that it broke', meta: { label: 'Asking broke' } },
      },
      after: { answerTakesTooLong: { target: 'signingIn', actions: 'note that no answer came' } },
    },
    signingUp: {
      description: 'The customer writes who they are.',
      meta: { title: 'Sign-up form', section: '1.2' },
      on: {
        'registration.given': { target: 'askingUp', actions: assign({ registration: ({ event }) => event.registration, failure: null }) },
        'signIn.chosen': { target: 'signingIn', actions: 'forget the failure' },
        'dialog.closed': 'closed',
      },
    },
    askingUp: {
      description: 'The server registers the customer; the dialog stays until it has answered.',
      tags: 'busy',
      meta: { title: 'Signing up', section: '1.2' },
      invoke: {
        id: 'register',
        src: 'register',
        input: ({ context }) => ({ registration: context.registration as Registration }),
        onDone: [
          { guard: { type: 'the server let the customer in', params: ({ event }) => ({ answered: event.output }) }, target: 'done', actions: assign({ user: ({ event }) => (event.output.ok ? event.output.value : null) }) },
          { target: 'signingUp', actions: assign({ failure: ({ event }) => (event.output.ok ? null : event.output.failure) }), meta: { label: 'Not registered', cause: 'failure' } },
        ],
        onError: { target: 'signingUp', actions: 'note that it broke', meta: { label: 'Asking broke' } },
      },
      after: { answerTakesTooLong: { target: 'signingUp', actions: 'note that no answer came' } },
    },
    done: { type: 'final', description: 'The customer is signed in.', tags: 'good', meta: { title: 'Signed in', section: '1.2' } },
    closed: { type: 'final', description: 'The dialog was closed; the customer stays a guest.', meta: { title: 'Dialog closed', section: '1.2' } },
  },
});
