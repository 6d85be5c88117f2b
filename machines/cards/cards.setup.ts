import { assign, emit, setup } from 'xstate';
import type { Card } from '#contract/entities/card.ts';
import type { Failure } from '#contract/failure.ts';
import type { StateMeta, TransitionMeta } from '../model.ts';
import type { Decline } from '../payment/payment-facts.ts';
import { ask, port } from '../port.ts';
import type { Result } from '#contract/result.ts';

export type CardList = Result<readonly Card[], Failure>;
export type IntentMade = Result<{ readonly clientSecret: string }, Failure>;
export type CardKept = Result<
  { readonly paymentMethod: string; /** MM/YY; null where the provider does not say. */ readonly expiry: string | null },
  { readonly kind: 'declined'; readonly decline: Decline } | { readonly kind: 'unreachable' } | { readonly kind: 'unknown' }
>;
export type CardAdded = Result<Card, Failure>;

export type CardsInput = {
  /** A card that was added for one order and no list has; it stands among the others as long as it is there. */
  readonly onceId: string | null;
};

export type CardsContext = CardsInput & {
  readonly cards: readonly Card[];
  readonly holder: string;
  readonly isKept: boolean;
  readonly clientSecret: string | null;
  /** The provider's name for the card that it keeps already: sent to the server as often as needed, it is added once. */
  readonly paymentMethod: string | null;
  /** Until when it is good, MM/YY. */
  readonly expiry: string | null;
  readonly meant: Card | null;
  /** Why the last wish was not fulfilled, until the next one or until it is read. */
  readonly failure: Failure | null;
  readonly decline: Decline | null;
  /** The card that was added or made the default last. */
  readonly news: { readonly is: 'added' | 'chosen' | 'removed'; readonly card: Card } | null;
};

export type CardsEvent =
  | { type: 'retry.asked' }
  | { type: 'card.wanted' }
  | { type: 'card.given'; holder: string; isKept: boolean }
  | { type: 'card.reconsidered' }
  | { type: 'default.chosen'; cardId: string }
  | { type: 'removal.asked'; cardId: string }
  | { type: 'removal.confirmed' }
  | { type: 'removal.reconsidered' }
  | { type: 'news.read' };

/** Whether a card is for later orders too: only such a one is a default, or removed by its customer. */
const isKept = ({ is_kept }: Card): boolean => is_kept !== false;

const timeout: Failure = { kind: 'transport', cause: 'timeout', retryAfterMs: null };
const broken: Failure = { kind: 'transport', cause: 'unreadable', retryAfterMs: null };

export const cardsSetup = setup({
  types: {
    context: {} as CardsContext,
    input: {} as CardsInput,
    events: {} as CardsEvent,
    emitted: {} as { type: 'card.added'; card: Card },
    tags: {} as 'busy' | 'blocked',
    meta: {} as StateMeta,
    transitionMeta: {} as TransitionMeta,
  },
  actors: {
    listCards: ask<CardList, CardsInput>('listCards'),
    makeIntent: ask<IntentMade>('makeIntent'),
    keepCard: port<CardKept, { clientSecret: string; holder: string }>('keepCard'),
    addCard: ask<CardAdded, { paymentMethod: string; expiry: string | null; isKept: boolean }>('addCard'),
    selectCard: ask<CardList, { cardId: string }>('selectCard'),
    deleteCard: ask<CardList, { cardId: string }>('deleteCard'),
  },
  guards: {
    'the cards came': (_, params: { listed: CardList }) => params.listed.ok,
    'the provider is ready': (_, params: { made: IntentMade }) => params.made.ok,
    'the provider keeps it': (_, params: { kept: CardKept }) => params.kept.ok,
    'nobody heard of it': (_, params: { kept: CardKept }) => !params.kept.ok && params.kept.failure.kind !== 'declined',
    'it is added': (_, params: { added: CardAdded }) => params.added.ok,
    'no answer came': (_, params: { outcome: CardAdded | CardList }) => !params.outcome.ok && params.outcome.failure.kind === 'transport',
    'it is no default yet': ({ context }, params: { cardId: string }) =>
      context.cards.some((card) => card._id === params.cardId && isKept(card) && !card.is_default),
    'it is there': ({ context }, params: { cardId: string }) => context.cards.some((card) => card._id === params.cardId && isKept(card)),
  },
  actions: {
    'keep the cards': assign((_, params: { listed: CardList }) => (params.listed.ok ? { cards: params.listed.value, failure: null } : {})),
    'keep the reason': assign((_, params: { outcome: Result<unknown, Failure> }) =>
      params.outcome.ok ? {} : { failure: params.outcome.failure },
    ),
    'keep the provider’s word': assign((_, params: { kept: CardKept }) =>
      !params.kept.ok && params.kept.failure.kind === 'declined' ? { decline: params.kept.failure.decline } : {},
    ),
    'note that no answer came': assign({ failure: timeout }),
    'note that it broke': assign({ failure: broken }),
    'mean this card': assign(({ context }, params: { cardId: string }) => ({
      meant: context.cards.find(({ _id }) => _id === params.cardId) ?? null,
    })),
    'forget what was said': assign({ failure: null, decline: null, news: null }),
    'begin a new card': assign({
      failure: null,
      decline: null,
      news: null,
      clientSecret: null,
      paymentMethod: null,
      expiry: null,
      holder: '',
      isKept: true,
    }),
    'tell of the new card': emit((_, params: { card: Card }) => ({ type: 'card.added' as const, card: params.card })),
    'it is chosen': assign(({ context }) => ({ news: context.meant && { is: 'chosen' as const, card: context.meant }, meant: null })),
    'it is removed': assign(({ context }) => ({ news: context.meant && { is: 'removed' as const, card: context.meant }, meant: null })),
  },
  delays: { challengeEnds: 15 * 60_000 },
});
