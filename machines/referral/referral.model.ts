import { defineModel } from '../model.ts';
import { failed, ok } from '#contract/result.ts';
import { referralMachine, type ReferralCode } from './referral.machine.ts';
import { referralQuestions } from './referral.questions.ts';

export const leasCode: ReferralCode = { code: 'LEA2026', phoneCode: '+41' };

export const referralModel = defineModel({
  machine: referralMachine,
  title: 'Referral code',
  sentence: 'Applies a friend’s code once the server takes it, says why when it does not, and takes it away again.',
  usedBy: 'the sign-up form',
  section: '1.2',
  inputs: [{ says: 'the customer signs up', input: undefined }],
  events: [
    { says: 'the customer applies a code', by: 'customer', event: { type: 'apply.asked', asked: leasCode } },
    { says: 'the customer applies nothing', by: 'customer', event: { type: 'apply.asked', asked: { code: '', phoneCode: '+41' } } },
    { says: 'the customer types on', by: 'customer', event: { type: 'code.typed' } },
    { says: 'the customer removes the code', by: 'customer', event: { type: 'remove.asked' } },
    { says: 'the customer chooses another country code', by: 'customer', event: { type: 'country.chosen', phoneCode: '+33' } },
    { says: 'the server takes the code', by: 'server', event: { type: 'xstate.done.actor.checkReferral', output: ok(null) } },
    {
      says: 'nobody has this code',
      by: 'server',
      event: {
        type: 'xstate.done.actor.checkReferral',
        output: failed({ kind: 'refused', code: 531, reason: null, details: null } as const),
      },
    },
  ],
  project: ({ context }) => ({
    asked: context.asked,
    failure: context.failure && (context.failure.kind === 'refused' ? context.failure.code : context.failure.cause),
  }),
  states: {
    open: 'The field may be filled, with why the last code was not taken.',
    checking: 'The button is busy.',
    applied: 'The field is locked, says that the code is applied, and offers to remove it.',
  },
  invariants: [
    {
      says: 'a code that is applied is known',
      holds: ({ value, context }) => value !== 'applied' || (context.asked !== null && context.asked.code !== ''),
    },
    { says: 'an applied code has no failure beside it', holds: ({ value, context }) => value === 'open' || context.failure === null },
  ],
  questions: referralQuestions,
});
