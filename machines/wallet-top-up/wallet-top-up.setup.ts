import { assign, emit, setup } from 'xstate';
import type { Failure } from '#contract/failure.ts';
import type { Minor } from '#domain/money.ts';
import { needsCard, sheetOf } from '#domain/payment/methods.ts';
import type { ChartTypes } from '#statecharts/model.ts';
import type { CardToConfirm, Decline } from '../payment/payment-facts.ts';
import type { Approved, Confirmed } from '../payment/payment.setup.ts';
import { ask, callbackPort, port } from '#statecharts/port.ts';
import type { Result } from '#contract/result.ts';

/** What the customer wants: whole minor units, and what pays: a method's id, and the saved card where it needs one. `key` names this press of the button. */
export type TopUpWish = {
  readonly amount: Minor;
  readonly paymentId: string;
  readonly cardId: string | null;
  readonly key: string;
  readonly approved?: string;
};
/** A top-up that the provider was, or is to be, asked for; the browser keeps it until its end is known. */
export type PendingTopUp = CardToConfirm & { readonly amount: Minor };

export type Begun = Result<CardToConfirm, Failure>;
/** The balance afterwards, whole minor units. */
export type Credited = Result<{ readonly wallet: Minor }, Failure>;

export type WalletTopUpContext = {
  readonly wish: TopUpWish | null;
  readonly underWay: PendingTopUp | null;
  /** The provider said yes, or not yet: the server comes to know it. */
  readonly isConfirmed: boolean;
  /** Whether the bank may have been asked already, by this page or by one before it: then only the server can say that nothing is charged. */
  readonly isBankAsked: boolean;
  readonly problem: 'amount' | 'card' | null;
  readonly failure: Failure | null;
  readonly decline: Decline | null;
  readonly credited: { readonly amount: Minor; readonly wallet: Minor } | null;
  readonly looks: number;
};

export type WalletTopUpEvent =
  | { type: 'topUp.wanted' }
  /** The last button: what was typed and chosen; null where it is no amount, or no card pays. */
  | { type: 'topUp.given'; amount: Minor | null; paymentId: string; cardId: string | null; key: string }
  | { type: 'wish.changed' }
  | { type: 'topUp.left' }
  | { type: 'retry.asked' }
  | { type: 'challenge.resumed' }
  | { type: 'end.updated' };

const PAUSES = [1_000, 2_000, 4_000, 8_000, 10_000];
const LONGEST_PAUSE = 30_000;

const reasonIn = ({ credited }: { readonly credited: Credited }) =>
  !credited.ok && credited.failure.kind === 'refused' && credited.failure.code === 549 ? credited.failure.reason : null;

export const walletTopUpSetup = setup({
  types: {} as ChartTypes & {
    input: { readonly resumed: PendingTopUp | null };
    context: WalletTopUpContext;
    events: WalletTopUpEvent;
    emitted: { type: 'topUp.over' };
    tags: 'busy' | 'blocked' | 'money' | 'good';
  },
  actors: {
    openSheet: ask<Approved, TopUpWish>('openSheet'),
    beginTopUp: ask<Begun, TopUpWish>('beginTopUp'),
    confirmTopUp: port<Confirmed, PendingTopUp>('confirmTopUp'),
    creditWallet: ask<Credited, PendingTopUp>('creditWallet'),
    subscribeToOtherTabs: callbackPort('subscribeToOtherTabs'),
  },
  guards: {
    'one is found again': ({ context }) => context.underWay !== null,
    'it is no proper amount': (_, params: { amount: Minor | null }) => params.amount === null,
    'there is no card, and one is needed': (_, params: { paymentId: string; cardId: string | null }) =>
      params.cardId === null && needsCard(params.paymentId),
    'it is approved on a payment sheet first': (_, params: { paymentId: string }) => sheetOf(params.paymentId) !== null,
    'the customer approved it': (_, params: { approved: Approved }) => params.approved.ok,
    'the provider is asked': (_, params: { begun: Begun }) => params.begun.ok,
    'the bank said no': (_, params: { confirmed: Confirmed }) => !params.confirmed.ok && params.confirmed.failure.kind === 'declined',
    'the provider is not there, and the bank was never asked': ({ context }, params: { confirmed: Confirmed }) =>
      !context.isBankAsked && !params.confirmed.ok && params.confirmed.failure.kind === 'unreachable',
    'it is credited': (_, params: { credited: Credited }) => params.credited.ok,
    'nobody has confirmed it': ({ context }, params: { credited: Credited }) => reasonIn(params) === 'not_paid' && !context.isConfirmed,
    'it never will be': (_, { credited }: { credited: Credited }) =>
      !credited.ok && credited.failure.kind === 'refused' && credited.failure.code === 536,
  },
  actions: {
    'keep the wish': assign((_, params: { wish: TopUpWish }) => ({ wish: params.wish })),
    'keep what was approved': assign(({ context: { wish } }, { approved }: { approved: Approved }) =>
      wish && approved.ok ? { wish: { ...wish, approved: approved.value } } : {},
    ),
    'say that it is not approved': assign({ wish: null, decline: { message: null, code: null } }),
    'say that the amount is missing': assign({ problem: 'amount', failure: null, decline: null }),
    'say that the card is missing': assign({ problem: 'card', failure: null, decline: null }),
    'forget what was said': assign({ problem: null, failure: null, decline: null, credited: null }),
    'keep what is under way': assign(({ context }, params: { begun: Begun }) => ({
      underWay: params.begun.ok && context.wish ? { ...params.begun.value, amount: context.wish.amount } : null,
      isConfirmed: false,
      isBankAsked: false,
      looks: 0,
    })),
    'keep the bank’s word': assign((_, params: { confirmed: Confirmed }) =>
      !params.confirmed.ok && params.confirmed.failure.kind === 'declined' ? { decline: params.confirmed.failure.decline } : {},
    ),
    'note what the bank knows': assign((_, params: { confirmed: Confirmed }) => ({ isConfirmed: params.confirmed.ok })),
    'note that the bank was asked': assign({ isBankAsked: true }),
    'count the look': assign({ looks: ({ context }) => context.looks + 1 }),
    'keep the balance': assign(({ context }, params: { credited: Credited }) =>
      params.credited.ok
        ? { credited: { amount: context.underWay?.amount ?? 0, wallet: params.credited.value.wallet }, failure: null }
        : {},
    ),
    'keep the reason': assign((_, params: { outcome: Result<unknown, Failure> }) =>
      params.outcome.ok ? {} : { failure: params.outcome.failure },
    ),
    'note that it broke': assign({ failure: { kind: 'transport', cause: 'unreadable', retryAfterMs: null } }),
    'it is over': assign({ underWay: null, wish: null, isConfirmed: false, isBankAsked: false, looks: 0 }),
    'tell that it is over': emit({ type: 'topUp.over' as const }),
  },
  delays: {
    /** As long as the provider keeps a challenge open. */
    challengeEnds: 15 * 60_000,
    /** 1, 2, 4, 8, 10, then 30 seconds. */
    beforeLookingAgain: ({ context }) => PAUSES[context.looks - 1] ?? LONGEST_PAUSE,
  },
});
