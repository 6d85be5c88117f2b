import { typedCode } from '#contract/typed-text.ts';
import { assign, emit, setup } from 'xstate';
import { endsSession, type Failure } from '#contract/failure.ts';
import type { ChartTypes } from '#statecharts/model.ts';
import { ask } from '#statecharts/port.ts';
import type { Result } from '#contract/result.ts';

/** Why a code was refused; `promo_minimum` is what the items must come to, in major units, where they do not. */
export type PromoFailure = Failure<{ readonly promo_minimum?: number | undefined }>;
/** The code that the server has on the payment afterwards; '' for none. */
export type PromoAnswer = Result<{ readonly code: string }, PromoFailure>;
/** A code that was not taken, or counted and was taken off by what changed in the basket, and why. */
export type PromoRefusal = { readonly code: string; readonly failure: PromoFailure; readonly isTakenOff?: boolean };

/** What whoever is here typed before and did not apply; '' for nothing. */
export type CodeKnown = { readonly type: 'code.known'; readonly code: string };
export type CodeKept = { readonly type: 'code.kept'; readonly code: string };

type Context = {
  /** What was typed and is not on the payment; one that was refused is not offered again. */
  readonly typed: string;
  readonly paymentId: string;
  readonly applied: string | null;
  readonly asked: string;
  readonly refusal: PromoRefusal | null;
};

/** The code on the payment by the newest invoice: its own word, else the one that is known where something is taken off. */
const codeOn = ({ applied }: Context, { code, isReduced }: { readonly code: string; readonly isReduced: boolean }): string | null =>
  code || (isReduced ? applied : null);

const promo = setup({
  types: {} as ChartTypes & {
    context: Context;
    events:
      | { type: 'code.typed'; code: string }
      | CodeKnown
      | { type: 'code.given'; code: string; paymentId: string }
      | { type: 'code.removed'; paymentId: string }
      /** What the newest invoice says is on the payment, and what it took off. */
      /** `isReduced`: something is taken off, whether or not the invoice names the code. */
      | { type: 'invoice.updated'; code: string; isReduced: boolean; refusal: PromoRefusal | null };
    emitted: { type: 'price.outdated' } | CodeKept;
    tags: 'busy' | 'good';
  },
  actors: { applyPromo: ask<PromoAnswer, { code: string; paymentId: string }>('applyPromo') },
  guards: {
    'the server took it': (_, params: { answered: PromoAnswer }) => params.answered.ok && params.answered.value.code !== '',
    'the server took it off': (_, params: { answered: PromoAnswer }) => params.answered.ok,
    'something was given': (_, params: { code: string }) => typedCode(params.code) !== '',
    'the invoice carries a code': ({ context, event }) => event.type === 'invoice.updated' && codeOn(context, event) !== null,
  },
  actions: {
    'keep what is typed': assign(({ event }) => (event.type === 'code.typed' || event.type === 'code.known' ? { typed: event.code } : {})),
    'try what is given': assign((_, { code, paymentId }: { code: string; paymentId: string }) => {
      const asked = typedCode(code);
      return { asked, typed: asked, paymentId, refusal: null };
    }),
    'offer it again where nobody refused it': assign(({ context }, { answered }: { answered: PromoAnswer }) => {
      const isRefused = answered.ok || (answered.failure.kind === 'refused' && !endsSession(answered.failure));
      return { typed: isRefused ? '' : context.typed };
    }),
    'remember what is typed': emit(({ context }) => ({ type: 'code.kept', code: context.typed }) satisfies CodeKept),
    'keep the code': assign((_, params: { answered: PromoAnswer }) =>
      params.answered.ok ? { applied: params.answered.value.code, refusal: null, typed: '' } : {},
    ),
    'keep the reason': assign(({ context }, params: { answered: PromoAnswer }) =>
      params.answered.ok ? {} : { refusal: { code: context.asked || (context.applied ?? ''), failure: params.answered.failure } },
    ),
    'believe the invoice': assign(({ context, event }) =>
      event.type === 'invoice.updated' ? { applied: codeOn(context, event), refusal: event.refusal ?? context.refusal } : {},
    ),
    'have it priced anew': emit({ type: 'price.outdated' }),
  },
});

const believeTheInvoice = [
  { guard: 'the invoice carries a code', target: 'applied', actions: 'believe the invoice' },
  { target: 'notApplied', actions: 'believe the invoice', meta: { label: 'No code is on the payment' } },
] as const;

/** A promo code on the open payment: one at most (specification 1, section 4, Promo). */
export const promoMachine = promo.createMachine({
  id: 'promo',
  description: 'Puts a promo code on the payment, or takes it off.',
  context: { typed: '', paymentId: '', applied: null, asked: '', refusal: null },
  on: {
    'code.known': { actions: 'keep what is typed', description: 'Somebody is here: what they typed and did not apply is in the field.' },
  },
  initial: 'notApplied',
  states: {
    notApplied: {
      description: 'No code is on the payment; why one was refused stays until another is given.',
      meta: { title: 'No code', section: '1.4' },
      on: {
        'code.typed': {
          actions: ['keep what is typed', 'remember what is typed'],
          description: 'It outlives a reload and a session’s end.',
        },
        'code.given': {
          guard: { type: 'something was given', params: ({ event }) => ({ code: event.code }) },
          target: 'applying',
          actions: [{ type: 'try what is given', params: ({ event }) => event }, 'remember what is typed'],
        },
        'invoice.updated': believeTheInvoice,
      },
    },
    applying: {
      description: 'The server looks whether the code is good for this basket.',
      tags: 'busy',
      meta: { title: 'Trying the code', section: '1.4' },
      invoke: {
        id: 'applyPromo',
        src: 'applyPromo',
        input: ({ context }) => ({ code: context.asked, paymentId: context.paymentId }),
        onDone: [
          {
            guard: { type: 'the server took it', params: ({ event }) => ({ answered: event.output }) },
            target: 'applied',
            actions: [
              { type: 'keep the code', params: ({ event }) => ({ answered: event.output }) },
              'remember what is typed',
              'have it priced anew',
            ],
          },
          {
            target: 'notApplied',
            actions: [
              { type: 'keep the reason', params: ({ event }) => ({ answered: event.output }) },
              { type: 'offer it again where nobody refused it', params: ({ event }) => ({ answered: event.output }) },
              'remember what is typed',
              'have it priced anew',
            ],
            meta: { label: 'Not taken', cause: 'failure' },
          },
        ],
      },
    },
    applied: {
      description: 'The code is on the payment and its field is locked.',
      tags: 'good',
      meta: { title: 'Code applied', section: '1.4' },
      on: {
        'code.removed': { target: 'removing', actions: assign({ asked: '', paymentId: ({ event }) => event.paymentId, refusal: null }) },
        'invoice.updated': believeTheInvoice,
      },
    },
    removing: {
      description: 'The server takes the code off the payment.',
      tags: 'busy',
      meta: { title: 'Taking the code off', section: '1.4' },
      invoke: {
        id: 'removePromo',
        src: 'applyPromo',
        input: ({ context }) => ({ code: '', paymentId: context.paymentId }),
        onDone: [
          {
            guard: { type: 'the server took it off', params: ({ event }) => ({ answered: event.output }) },
            target: 'notApplied',
            actions: [assign({ applied: null }), 'have it priced anew'],
          },
          {
            target: 'applied',
            actions: [{ type: 'keep the reason', params: ({ event }) => ({ answered: event.output }) }, 'have it priced anew'],
            meta: { label: 'Not taken off', cause: 'failure' },
          },
        ],
      },
    },
  },
});
