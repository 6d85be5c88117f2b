import type { Failure } from '#contract/failure.ts';
import { defineModel } from '#statecharts/model.ts';
import { failed, ok } from '#contract/result.ts';
import { promoMachine, type PromoFailure } from './promo.machine.ts';
import { promoQuestions } from './promo.questions.ts';

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
    { says: 'the customer types a code', by: 'customer', event: { type: 'code.typed', code: 'ESC' } },
    { says: 'who is here typed a code before', by: 'page', event: { type: 'code.known', code: 'ESCAL' } },
    { says: 'who is here typed none', by: 'page', event: { type: 'code.known', code: '' } },
    { says: 'the customer applies a code', by: 'customer', event: { type: 'code.given', code: ' BALADE10 ', paymentId: 'e'.repeat(24) } },
    { says: 'the customer applies an empty field', by: 'customer', event: { type: 'code.given', code: '  ', paymentId: 'e'.repeat(24) } },
    { says: 'the customer takes the code off', by: 'customer', event: { type: 'code.removed', paymentId: 'e'.repeat(24) } },
    {
      says: 'the invoice carries the code',
      by: 'server',
      event: { type: 'invoice.updated', code: 'BALADE10', isReduced: true, refusal: null },
    },
    {
      says: 'the invoice takes something off and names no code',
      by: 'server',
      event: { type: 'invoice.updated', code: '', isReduced: true, refusal: null },
    },
    {
      says: 'the invoice carries another code',
      by: 'server',
      event: { type: 'invoice.updated', code: 'FIRST2', isReduced: true, refusal: null },
    },
    { says: 'the invoice carries no code', by: 'server', event: { type: 'invoice.updated', code: '', isReduced: false, refusal: null } },
    {
      says: 'the invoice took the code off',
      by: 'server',
      event: { type: 'invoice.updated', code: '', isReduced: false, refusal: { code: 'BALADE10', failure: tooLate } },
    },
    { says: 'the server takes the code', by: 'server', event: { type: 'xstate.done.actor.applyPromo', output: ok({ code: 'BALADE10' }) } },
    { says: 'the server refuses the code', by: 'server', event: { type: 'xstate.done.actor.applyPromo', output: failed(tooLate) } },
    { says: 'the session has ended', by: 'server', event: { type: 'xstate.done.actor.applyPromo', output: failed(sessionEnded) } },
    { says: 'no answer to the code comes', by: 'server', event: { type: 'xstate.done.actor.applyPromo', output: failed(offline) } },
    { says: 'the server takes the code off', by: 'server', event: { type: 'xstate.done.actor.removePromo', output: ok({ code: '' }) } },
    {
      says: 'the server does not take the code off',
      by: 'server',
      event: { type: 'xstate.done.actor.removePromo', output: failed(offline) },
    },
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
