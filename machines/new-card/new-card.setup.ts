import { assign, emit, setup } from 'xstate';
import type { Card } from '#contract/entities/card.ts';
import type { Failure } from '#contract/failure.ts';
import type { Result } from '#contract/result.ts';
import type { ChartTypes } from '#statecharts/model.ts';
import type { Decline } from '../payment/payment-facts.ts';
import { ask, port } from '#statecharts/port.ts';

export type IntentMade = Result<{ readonly clientSecret: string }, Failure>;
export type CardKept = Result<
  { readonly paymentMethod: string; /** MM/YY; null where the provider does not say. */ readonly expiry: string | null },
  { readonly kind: 'declined'; readonly decline: Decline } | { readonly kind: 'unreachable' } | { readonly kind: 'unknown' }
>;
export type CardAdded = Result<Card, Failure>;

export type NewCardInput = {
  readonly onceId: string | null;
};

export type NewCardContext = NewCardInput & {
  readonly holder: string;
  readonly isKept: boolean;
  readonly clientSecret: string | null;
  /** The provider's name for the card that it keeps already: sent to the server as often as needed, it is added once. */
  readonly paymentMethod: string | null;
  /** Until when it is good, MM/YY. */
  readonly expiry: string | null;
  readonly failure: Failure | null;
  readonly decline: Decline | null;
  readonly added: Card | null;
};

export type NewCardEvent =
  | { type: 'retry.asked' }
  | { type: 'card.wanted' }
  | { type: 'card.given'; holder: string; isKept: boolean }
  | { type: 'card.reconsidered' }
  | { type: 'news.read' };

const timeout: Failure = { kind: 'transport', cause: 'timeout', retryAfterMs: null };
const broken: Failure = { kind: 'transport', cause: 'unreadable', retryAfterMs: null };
const silent = { failure: null, decline: null, added: null };

export const newCardSetup = setup({
  types: {} as ChartTypes & {
    context: NewCardContext;
    input: NewCardInput;
    events: NewCardEvent;
    emitted: { type: 'card.added'; card: Card };
    tags: 'busy' | 'blocked';
  },
  actors: {
    makeIntent: ask<IntentMade>('makeIntent'),
    keepCard: port<CardKept, { clientSecret: string; holder: string }>('keepCard'),
    addCard: ask<CardAdded, { paymentMethod: string; expiry: string | null; isKept: boolean }>('addCard'),
  },
  guards: {
    'the provider is ready': (_, params: { made: IntentMade }) => params.made.ok,
    'the provider keeps it': (_, params: { kept: CardKept }) => params.kept.ok,
    'nobody heard of it': (_, params: { kept: CardKept }) => !params.kept.ok && params.kept.failure.kind !== 'declined',
    'it is added': (_, params: { added: CardAdded }) => params.added.ok,
    'no answer came': (_, params: { added: CardAdded }) => !params.added.ok && params.added.failure.kind === 'transport',
  },
  actions: {
    'keep the reason': assign((_, params: { outcome: IntentMade | CardAdded }) =>
      params.outcome.ok ? {} : { failure: params.outcome.failure },
    ),
    'keep the provider’s word': assign((_, params: { kept: CardKept }) =>
      !params.kept.ok && params.kept.failure.kind === 'declined' ? { decline: params.kept.failure.decline } : {},
    ),
    'note that no answer came': assign({ failure: timeout }),
    'note that it broke': assign({ failure: broken }),
    'forget what was said': assign(silent),
    'begin a new card': assign({ ...silent, clientSecret: null, paymentMethod: null, expiry: null, holder: '', isKept: true }),
    'it is added': assign(({ context }, params: { added: CardAdded }) =>
      params.added.ok
        ? {
            onceId: params.added.value.is_kept === false ? params.added.value._id : context.onceId,
            added: params.added.value,
            failure: null,
            paymentMethod: null,
            expiry: null,
          }
        : {},
    ),
    'tell of the new card': emit((_, params: { card: Card }) => ({ type: 'card.added' as const, card: params.card })),
  },
  delays: { challengeEnds: 15 * 60_000 },
});
