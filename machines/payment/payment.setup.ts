import { assign, setup } from 'xstate';
import type { checkoutCalls } from '#contract/calls/checkout.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import type { Payment } from '#contract/entities/payment.ts';
import type { Contact } from '#domain/checkout/recipient.ts';
import type { ParcelPayer, ParcelWay } from '#domain/parcel/parcel-draft.ts';
import { toMinor } from '#domain/money.ts';
import { isConfirmed, sheetOf } from '#domain/payment/methods.ts';
import type { CheckoutFailure, PricedOrder } from '../invoice/invoice.setup.ts';
import type { FulfilmentChoice } from '../invoice/fulfilment-choice.ts';
import type { ChartTypes } from '#statecharts/model.ts';
import { ask, port } from '#statecharts/port.ts';
import type { Result } from '#contract/result.ts';
import { ABSENT_LOOKS, isUnsettled, toConfirm, type CardToConfirm, type Decline, type PaymentEnd } from './payment-facts.ts';

export type BookedParcel = { readonly cartId: string | null; readonly payer: ParcelPayer } & ParcelWay;
/** What is bought: the price as shown, how and by whom it is received; a basket, unless a parcel is named. */
export type Purchase = {
  readonly invoice: PricedOrder;
  readonly fulfilment: FulfilmentChoice;
  readonly contact: Contact;
  readonly parcel?: BookedParcel;
};
/**
 * How it is paid: `walletPart` in major units, as shown beside the last button; `cardId` the saved card, null where none
 * pays; `key` names this press of the button: however often it is sent, it is paid once.
 */
export type PaymentChoice = {
  readonly paymentId: string;
  readonly cardId: string | null;
  readonly walletPart: number;
  readonly key: string;
};
/** What the customer confirmed; and how old they say that they are, years, where it asks for an age. */
export type PaymentCommand = Purchase &
  PaymentChoice & {
    readonly confirmedAge?: number;
    readonly approved?: string;
  };

export type Paid = Result<AnswerOf<typeof checkoutCalls.pay_order_payment>, CheckoutFailure>;
export type Asked = Result<Payment | null, CheckoutFailure>;
export type Confirming = CardToConfirm & { readonly paymentId?: string | null };
/** Which payment is not waited for any longer, and by which key its command was sent; null: whatever this browser sent. */
export type Withdrawal = { readonly paymentId: string | null; readonly key: string | null };
/** What its customer approved on a payment sheet: the provider's name for what pays, for this payment alone. Without it nothing is held or charged. */
export type Approved = Result<string, CardFailure>;
export type Confirmed = Result<'authorised' | 'processing', CardFailure>;
export type CardFailure =
  /** The bank said no, or its challenge was failed or closed: nothing is charged. */
  | { readonly kind: 'declined'; readonly decline: Decline }
  /** The provider's script could not be loaded: nothing was asked. */
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'unknown' };

export type PaymentContext = {
  /** The payment's id; null for whichever the server finds under way. */
  readonly paymentId: string | null;
  /** What the customer confirmed here; null when a payment is resumed after a reload or on another device. */
  readonly command: PaymentCommand | null;
  readonly card: CardToConfirm | null;
  readonly seen: Payment | null;
  readonly failure: CheckoutFailure | null;
  readonly decline: Decline | null;
  /** The provider had taken the money, and gives it back. */
  readonly isRefunded: boolean;
  /** Whether the bank may have been asked already, by this page or by one before it: then only the server can say that nothing is charged. */
  readonly isBankAsked: boolean;
  readonly commands: number;
  /** How often it was asked how the payment stands, in a row. */
  readonly looks: number;
  /** How many of these looks found that a command had not come. */
  readonly misses: number;
  /** At how many looks in a row the server knew none, where the payment was found again. */
  readonly absences: number;
};

export type PaymentInput = { readonly command: PaymentCommand } | { readonly resumed: string | null };
export type PaymentEvent = { type: 'retry.asked' } | { type: 'challenge.resumed' } | { type: 'payment.reconsidered' };

const MOST_COMMANDS = 3;
/** So many looks may miss a command before one withdraws it: it has some three seconds to come. */
const MOST_MISSES = 2;
/** Together at most 25 looks in ten minutes, five of them in the first quarter of a minute. */
const PAUSES = [1_000, 2_000, 4_000, 8_000, 10_000];
const LONGEST_PAUSE = 30_000;

/** Whether a part of what was confirmed is one that its customer confirms with a provider, as a card's. */
export const isToPayByCard = (command: PaymentCommand | null): boolean =>
  command !== null &&
  isConfirmed(command.paymentId) &&
  toMinor(command.invoice.order_payment.user_pay_payment) > toMinor(command.walletPart);
type LookDone = { readonly asked: Asked };
const stateIn = ({ asked }: LookDone) => (asked.ok ? (asked.value?.state ?? 'open') : null);
const reasonIn = ({ asked }: LookDone) => (asked.ok ? (asked.value?.reason ?? null) : null);
const declineIn = ({ asked }: LookDone) => (asked.ok ? (asked.value?.decline_code ?? null) : null);
const isRefundedIn = ({ asked }: LookDone): boolean => asked.ok && asked.value?.is_refunded === true;
const unknownIn = ({ asked }: LookDone) => (asked.ok ? asked.value?.unknown_keys : undefined);
/** Whether a command did not come to the server: this page’s, or whatever this browser sent where the payment was found again. */
const isMissed = ({ command }: PaymentContext, params: LookDone): boolean => {
  const unknown = unknownIn(params) ?? [];
  return stateIn(params) === 'open' && (command === null ? unknown.length > 0 : unknown.includes(command.key));
};
const knowsNoLooks = (asked: Asked): boolean => !asked.ok && asked.failure.kind === 'transport' && asked.failure.cause === 'absent';
/** Whether a server that knows no looks is asked for the last time: it never says what became of a payment that another page began. */
export const isLastLook = ({ command, absences }: PaymentContext): boolean => command === null && absences + 1 >= ABSENT_LOOKS;
const lost: CheckoutFailure = { kind: 'transport', cause: 'timeout', retryAfterMs: null };

export const paymentSetup = setup({
  types: {} as ChartTypes & {
    input: PaymentInput;
    context: PaymentContext;
    events: PaymentEvent;
    output: PaymentEnd;
    tags: 'busy' | 'blocked' | 'money' | 'good';
  },
  actors: {
    openSheet: ask<Approved, PaymentCommand>('openSheet'),
    payOrder: ask<Paid, PaymentCommand>('payOrder'),
    confirmCard: port<Confirmed, Confirming>('confirmCard'),
    /** Where `isLast`, a server that knows no looks leaves nothing under way. */
    askPayment: ask<Asked, { paymentId: string | null; isLast?: boolean }>('askPayment'),
    giveUpPayment: ask<Asked, { paymentId: string | null }>('giveUpPayment'),
    /** Tells the server to refuse a command that has not come; its answer names those that it refuses from now on. */
    withdrawCommands: ask<Asked, Withdrawal>('withdrawCommands'),
  },
  guards: {
    'it is approved on a payment sheet first': ({ context: { command } }) => sheetOf(command?.paymentId) !== null && isToPayByCard(command),
    'the customer approved it': (_, params: { approved: Approved }) => params.approved.ok,
    'the customer closed it': (_, params: { approved: Approved }) => !params.approved.ok && params.approved.failure.kind === 'declined',
    'the customer confirmed it just now': ({ context }) => context.command !== null,
    'a card is to be confirmed': (_, params: { paid: Paid }) => params.paid.ok && params.paid.value.client_secret !== null,
    'a card is to pay, and none is named': ({ context }, params: { paid: Paid }) => params.paid.ok && isToPayByCard(context.command),
    'the payment was taken': (_, params: { paid: Paid }) => params.paid.ok,
    'nobody knows whether it was taken': (_, params: { paid: Paid }) => !params.paid.ok && isUnsettled(params.paid.failure),
    'the card is authorised, and the order can be asked for': ({ context }, params: { confirmed: Confirmed }) =>
      params.confirmed.ok && params.confirmed.value === 'authorised' && context.command !== null,
    'the bank said no': (_, params: { confirmed: Confirmed }) => !params.confirmed.ok && params.confirmed.failure.kind === 'declined',
    'the provider is not there, and the bank was never asked': ({ context }, params: { confirmed: Confirmed }) =>
      !context.isBankAsked && !params.confirmed.ok && params.confirmed.failure.kind === 'unreachable',
    'the order exists': (_, params: LookDone) => stateIn(params) === 'ordered' && params.asked.ok && params.asked.value?.order_id != null,
    'it is authorised, and the order can be asked for': ({ context }, params: LookDone) =>
      stateIn(params) === 'authorised' && context.command !== null,
    'the card was never confirmed here': ({ context }, params: LookDone) =>
      stateIn(params) === 'challenge' &&
      context.command !== null &&
      context.card === null &&
      params.asked.ok &&
      params.asked.value?.client_secret != null,
    'the server never heard of it': ({ context }, params: LookDone) =>
      stateIn(params) === 'open' &&
      (unknownIn(params) ? isMissed(context, params) : reasonIn(params) === null && declineIn(params) === null) &&
      context.command !== null &&
      context.card === null &&
      context.commands < MOST_COMMANDS,
    'its command has not come, and was waited for': ({ context }, params: LookDone) =>
      isMissed(context, params) && context.misses >= MOST_MISSES,
    'its command has not come': ({ context }, params: LookDone) => isMissed(context, params),
    'what was confirmed here is withdrawn': ({ context }, params: LookDone) => context.command !== null && isMissed(context, params),
    'what this browser sent is withdrawn': ({ context }, params: LookDone) => isMissed(context, params),
    'neither payment nor look was answered': ({ context }) =>
      context.command !== null && context.card === null && context.failure?.kind === 'transport',
    'nobody can say how it stands': ({ context }, { asked }: LookDone) => isLastLook(context) && knowsNoLooks(asked),
    'only the bank can say how it stands': ({ context }) =>
      context.card !== null && context.failure?.kind === 'transport' && context.failure.cause === 'absent',
    'it was declined': ({ context }, params: LookDone) =>
      stateIn(params) === 'open' && (declineIn(params) !== null || context.decline !== null),
    'no order can be made of it': ({ context }, params: LookDone) =>
      stateIn(params) === 'open' && (reasonIn(params) !== null || context.command !== null),
    'nothing is under way': (_, params: LookDone) => stateIn(params) === 'open',
    'the bank’s question is open': ({ context }) => context.seen?.state === 'challenge' && context.seen.client_secret !== null,
    'it was given back': (_, params: LookDone) => stateIn(params) === 'open',
  },
  actions: {
    'count the command': assign({ commands: ({ context }) => context.commands + 1, misses: 0 }),
    'count the look': assign({ looks: ({ context }) => context.looks + 1 }),
    'look anew': assign({ looks: 0, misses: 0 }),
    'count the miss': assign({ misses: ({ context }) => context.misses + 1 }),
    'keep the card to confirm': assign(({ context }, params: { paid: Paid }) => ({
      card: (params.paid.ok && toConfirm(params.paid.value)) || context.card,
    })),
    'keep the card that was seen': assign(({ context: { seen, card } }) => ({ card: (seen && toConfirm(seen)) ?? card })),
    'keep what was seen': assign(({ context }, params: LookDone) => ({
      ...(params.asked.ok ? { seen: params.asked.value, failure: null } : { failure: params.asked.failure }),
      absences: context.command === null && knowsNoLooks(params.asked) ? context.absences + 1 : 0,
    })),
    'keep why it ended': assign(({ context }, params: LookDone) => {
      const reason = reasonIn(params);
      return {
        failure: reason === null ? (context.failure ?? lost) : { kind: 'refused' as const, code: 651 as const, reason, details: null },
        isRefunded: isRefundedIn(params),
      };
    }),
    'keep how it was declined': assign(({ context }, params: LookDone) => ({
      decline: context.decline ?? { message: null, code: declineIn(params) },
      isRefunded: isRefundedIn(params),
    })),
    'keep whether it was refunded': assign((_, params: LookDone) => ({ isRefunded: isRefundedIn(params) })),
    'keep the bank’s word': assign((_, params: { confirmed: Confirmed }) =>
      !params.confirmed.ok && params.confirmed.failure.kind === 'declined' ? { decline: params.confirmed.failure.decline } : {},
    ),
    'note that the bank was asked': assign({ isBankAsked: true }),
    'keep the reason': assign((_, params: { paid: Paid }) => (params.paid.ok ? {} : { failure: params.paid.failure })),
    'note that no answer came': assign({ failure: lost, absences: 0 }),
    'note that it broke': assign({ failure: { kind: 'transport', cause: 'unreadable', retryAfterMs: null }, absences: 0 }),
    'note that it was reconsidered': assign({ decline: { message: null, code: null } }),
  },
  delays: {
    /** As long as the provider and the server keep a challenge open. */
    challengeEnds: 15 * 60_000,
    /** 1, 2, 4, 8, 10, then 30 seconds. */
    beforeLookingAgain: ({ context }) => PAUSES[context.looks - 1] ?? LONGEST_PAUSE,
  },
});
