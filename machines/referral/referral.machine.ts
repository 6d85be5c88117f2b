import { assign, setup } from 'xstate';
import type { Failure } from '#contract/failure.ts';
import type { StateMeta, TransitionMeta } from '../model.ts';
import { ask } from '../port.ts';
import type { Result } from '#contract/result.ts';

/** A code and the country code of the phone number that is typed beside it. */
export type ReferralCode = { readonly code: string; readonly phoneCode: string };
export type ReferralEvent =
  | { type: 'apply.asked'; asked: ReferralCode }
  | { type: 'remove.asked' }
  | { type: 'code.typed' }
  | { type: 'country.chosen'; phoneCode: string };
type Checked = Result<null, Failure>;

const referral = setup({
  types: {
    context: {} as { readonly asked: ReferralCode | null; readonly failure: Failure | null },
    events: {} as ReferralEvent,
    tags: {} as 'busy' | 'good',
    meta: {} as StateMeta,
    transitionMeta: {} as TransitionMeta,
  },
  actors: { checkReferral: ask<Checked, { asked: ReferralCode }>('checkReferral') },
  guards: {
    'something is typed': (_, params: { asked: ReferralCode }) => params.asked.code !== '',
    'the server takes the code': (_, params: { answered: Checked }) => params.answered.ok,
  },
});

/** A friend's code at sign-up: applied once the server takes it, and removable (specification 1, section 2). */
export const referralMachine = referral.createMachine({
  id: 'referral',
  description: 'Finds out whether a referral code is good.',
  context: { asked: null, failure: null },
  initial: 'open',
  states: {
    open: {
      description: 'A code may be typed; none is applied.',
      meta: { title: 'No code applied', section: '1.2' },
      on: {
        'apply.asked': {
          guard: { type: 'something is typed', params: ({ event }) => ({ asked: event.asked }) },
          target: 'checking',
          actions: assign({ asked: ({ event }) => event.asked, failure: null }),
        },
        'code.typed': { actions: assign({ failure: null }), meta: { label: 'Customer types on' } },
      },
    },
    checking: {
      description: 'The server is asked whether the code is good for this country.',
      tags: 'busy',
      meta: { title: 'Checking the code', section: '1.2' },
      invoke: {
        id: 'checkReferral',
        src: 'checkReferral',
        input: ({ context }) => ({ asked: context.asked as ReferralCode }),
        onDone: [
          { guard: { type: 'the server takes the code', params: ({ event }) => ({ answered: event.output }) }, target: 'applied' },
          {
            target: 'open',
            actions: assign({ failure: ({ event }) => (event.output.ok ? null : event.output.failure) }),
            meta: { label: 'Not taken', cause: 'failure' },
          },
        ],
      },
    },
    applied: {
      description: 'The code is good and goes with the registration.',
      tags: 'good',
      meta: { title: 'Code applied', section: '1.2' },
      on: {
        'remove.asked': { target: 'open', actions: assign({ asked: null }) },
        'country.chosen': {
          description: 'A code may be good in one country alone.',
          target: 'checking',
          actions: assign({ asked: ({ context, event }) => context.asked && { ...context.asked, phoneCode: event.phoneCode } }),
        },
      },
    },
  },
});
