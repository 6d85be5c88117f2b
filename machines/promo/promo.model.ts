import type { Failure } from '#contract/failure.ts';
import { defineModel } from '#statecharts/model.ts';
import { failed, ok } from '#contract/result.ts';
import { promoMachine, type PromoFailure } from './promo.machine.ts';
import { promoQuestions } from './promo.questions.ts';
import { answered, byCustomer, byPage, byServer } from '#statecharts/samples.ts';

const tooLate: PromoFailure = { kind: 'refused', code: 546, reason: null, details: null };
const sessionEnded: PromoFailure = { kind: 'refused', code: 999, reason: null, details: null };
const offline: Failure = { kind: 'transport', cause: 'offline', retryAfterMs: null };

export const promoModel = defineModel({
  machine: promoMachine,
  title: 'Promo code',
  sentence: 'One promo code at most on the open payment, put on and taken off.',
  usedBy: 'the basket page',
  section: '1.4',
  inputs: [{ says: 'no code is on the payment', input: undefined }],
  events: [
    byCustomer('the customer types a code', { type: 'code.typed', code: 'ESC' }),
    byPage('who is here typed a code before', { type: 'code.known', code: 'ESCAL' }),
    byPage('who is here typed none', { type: 'code.known', code: '' }),
    byCustomer('the customer applies a code', { type: 'code.given', code: ' BALADE10 ', paymentId: 'e'.repeat(24) }),
    byCustomer('the customer applies an empty field', { type: 'code.given', code: '  ', paymentId: 'e'.repeat(24) }),
    byCustomer('the customer takes the code off', { type: 'code.removed', paymentId: 'e'.repeat(24) }),
    byServer('the invoice carries the code', { type: 'invoice.updated', code: 'BALADE10', isReduced: true, refusal: null }),
    byServer('the invoice takes something off and names no code', { type: 'invoice.updated', code: '', isReduced: true, refusal: null }),
    byServer('the invoice carries another code', { type: 'invoice.updated', code: 'FIRST2', isReduced: true, refusal: null }),
    byServer('the invoice carries no code', { type: 'invoice.updated', code: '', isReduced: false, refusal: null }),
    byServer('the invoice took the code off', {
      type: 'invoice.updated',
      code: '',
      isReduced: false,
      refusal: { code: 'BALADE10', failure: tooLate },
    }),
    byServer('the server takes the code', answered('applyPromo', ok({ code: 'BALADE10' }))),
    byServer('the server refuses the code', answered('applyPromo', failed(tooLate))),
    byServer('the session has ended', answered('applyPromo', failed(sessionEnded))),
    byServer('no answer to the code comes', answered('applyPromo', failed(offline))),
    byServer('the server takes the code off', answered('removePromo', ok({ code: '' }))),
    byServer('the server does not take the code off', answered('removePromo', failed(offline))),
  ],
  project: ({ context }) => ({
    typed: context.typed,
    applied: context.applied,
    asked: context.asked,
    refusal: context.refusal && [
      context.refusal.code,
      context.refusal.failure.kind === 'refused' ? context.refusal.failure.code : context.refusal.failure.cause,
    ],
  }),
  invariants: [
    {
      says: 'a code that is applied has a name',
      holds: ({ value, context }) => (value !== 'applied' && value !== 'removing') || Boolean(context.applied),
    },
    { says: 'what is tried is never blank', holds: ({ value, context }) => value !== 'applying' || context.asked.trim() !== '' },
    { says: 'a refusal names its code', holds: ({ context }) => context.refusal === null || context.refusal.code !== '' },
  ],
  steps: [
    {
      says: 'a code that an invoice names counts, while nothing is asked',
      holds: ({ before, event, after }) =>
        event.type !== 'invoice.updated' ||
        event.code === '' ||
        !['notApplied', 'applied'].includes(before.value) ||
        after.context.applied === event.code,
    },
  ],
  questions: promoQuestions,
});
