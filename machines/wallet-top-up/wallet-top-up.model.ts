import type { Failure } from '#contract/failure.ts';
import { APPLE_PAY_GATEWAY_ID, CARD_GATEWAY_ID, TWINT_GATEWAY_ID } from '#contract/enumerations.ts';
import { defineModel } from '#statecharts/model.ts';
import { sheetOf } from '#domain/payment/methods.ts';
import { failed, ok } from '#contract/result.ts';
import { walletTopUpMachine } from './wallet-top-up.machine.ts';
import type { PendingTopUp, TopUpWish } from './wallet-top-up.setup.ts';
import { walletTopUpQuestions } from './wallet-top-up.questions.ts';
import { answered, broke, byBank, byCustomer, byPage, byServer, byTime, passed } from '#statecharts/samples.ts';

export const wishOf50: TopUpWish = { amount: 5_000, paymentId: CARD_GATEWAY_ID, cardId: 'c'.repeat(24), key: 'press' };
export const wishByTwint: TopUpWish = { ...wishOf50, paymentId: TWINT_GATEWAY_ID, cardId: null };
export const wishOnSheet: TopUpWish = { ...wishOf50, paymentId: APPLE_PAY_GATEWAY_ID, cardId: null };
export const topUpOf50: PendingTopUp = { amount: 5_000, clientSecret: 'pi_1_secret_1', paymentMethod: 'pm_1' };
export const twintOf50: PendingTopUp = { amount: 5_000, clientSecret: 'pi_2_secret_2', paymentMethod: null, elsewhere: 'twint' };
export const notBegun: Failure = { kind: 'refused', code: 536, reason: null, details: null };
export const notConfirmed: Failure = { kind: 'refused', code: 549, reason: 'not_paid', details: null };
export const notYetKnown: Failure = { kind: 'refused', code: 549, reason: 'payment_checking', details: null };
const offline: Failure = { kind: 'transport', cause: 'offline', retryAfterMs: null };
const MOST_LOOKS_DISTINGUISHED = 6;
const { clientSecret, paymentMethod } = topUpOf50;

export const walletTopUpModel = defineModel({
  machine: walletTopUpMachine,
  title: 'Wallet top-up',
  sentence: 'Money from a card, TWINT, Apple Pay or Google Pay into the wallet: confirmed with the bank, credited once.',
  usedBy: 'the payments page',
  section: '2.6',
  inputs: [
    { says: 'the page opens', input: { resumed: null } },
    { says: 'a top-up is found again', input: { resumed: topUpOf50 } },
  ],
  events: [
    byCustomer('the customer wants to add money', { type: 'topUp.wanted' }),
    byCustomer('the customer gives an amount and a card', { type: 'topUp.given', ...wishOf50 }),
    byCustomer('the customer gives an amount and TWINT', { type: 'topUp.given', ...wishByTwint }),
    byCustomer('the customer gives an amount and Apple Pay', { type: 'topUp.given', ...wishOnSheet }),
    byCustomer('the customer approves the top-up on the sheet', answered('openSheet', ok('pm_1'))),
    byCustomer(
      'the customer closes the payment sheet',
      answered('openSheet', failed({ kind: 'declined', decline: { message: null, code: null } })),
    ),
    byCustomer('the customer gives no proper amount', { type: 'topUp.given', ...wishOf50, amount: null }),
    byCustomer('the customer has no card', { type: 'topUp.given', ...wishOf50, cardId: null }),
    byCustomer('the customer changes what they wish', { type: 'wish.changed' }),
    byCustomer('the customer leaves it', { type: 'topUp.left' }),
    byCustomer('the customer tries again', { type: 'retry.asked' }),
    byCustomer('the customer goes on with the bank’s question', { type: 'challenge.resumed' }),
    byPage('another tab knows its end', { type: 'end.updated' }),
    byPage('other tabs cannot be heard', broke('subscribeToOtherTabs')),
    byServer('the server names the card to confirm', answered('beginTopUp', ok({ clientSecret, paymentMethod }))),
    byServer(
      'the server names TWINT’s payment to confirm',
      answered('beginTopUp', ok({ clientSecret: twintOf50.clientSecret, paymentMethod: null, elsewhere: 'twint' })),
    ),
    byServer('the server does not begin it', answered('beginTopUp', failed(notBegun))),
    byServer('no answer to the wish comes', answered('beginTopUp', failed(offline))),
    byBank('the bank says yes', answered('confirmTopUp', ok('authorised'))),
    byBank('the bank takes its time', answered('confirmTopUp', ok('processing'))),
    byBank(
      'the bank says no, or its question was failed or closed',
      answered('confirmTopUp', failed({ kind: 'declined', decline: { message: 'Your card was declined.', code: 'card_declined' } })),
    ),
    byBank('the provider’s script does not load', answered('confirmTopUp', failed({ kind: 'unreachable' }))),
    byBank('no answer of the bank comes', answered('confirmTopUp', failed({ kind: 'unknown' }))),
    byBank('confirming breaks', broke('confirmTopUp')),
    byTime('a quarter of an hour passes in the challenge', passed('challengeEnds.walletTopUp.confirming')),
    byServer('the server has credited it', answered('creditWallet', ok({ wallet: 6_250 }))),
    byServer('the server says that nobody confirmed it', answered('creditWallet', failed(notConfirmed))),
    byServer('the server does not know yet', answered('creditWallet', failed(notYetKnown))),
    byServer('the server says that it lapsed', answered('creditWallet', failed(notBegun))),
    byServer('no answer to the look comes', answered('creditWallet', failed(offline))),
    byTime('a moment passes', passed('beforeLookingAgain.walletTopUp.waiting')),
  ],
  project: ({ context }) => ({
    underWay: context.underWay !== null,
    elsewhere: context.underWay?.elsewhere ?? null,
    isWished: context.wish !== null,
    isOnSheet: sheetOf(context.wish?.paymentId) !== null,
    isApproved: context.wish?.approved !== undefined,
    isConfirmed: context.isConfirmed,
    isBankAsked: context.isBankAsked,
    problem: context.problem,
    failure: context.failure !== null,
    decline: context.decline !== null,
    credited: context.credited !== null,
    looks: Math.min(context.looks, MOST_LOOKS_DISTINGUISHED),
  }),
  invariants: [
    {
      says: 'the bank is asked, and the server looks, only for what is known to be under way',
      holds: ({ value, context }) =>
        !['confirming', 'unconfirmed', 'looking', 'waiting', 'unpaid'].includes(value) || context.underWay !== null,
    },
    {
      says: 'nothing is under way where another can be begun',
      holds: ({ value, context }) => !['closed', 'filling', 'asking', 'credited'].includes(value) || context.underWay === null,
    },
    {
      says: 'the server is asked for a top-up on a payment sheet once it is approved, and not before',
      holds: ({ value, context: { wish } }) =>
        value === 'approving'
          ? wish !== null && wish.approved === undefined
          : value !== 'asking' || sheetOf(wish?.paymentId) === null || wish?.approved !== undefined,
    },
    {
      says: 'it is said to be credited only once it is',
      holds: ({ value, context }) => (value === 'credited') === (context.credited !== null),
    },
    {
      says: 'that nothing was asked of the bank is said only while it was not',
      holds: ({ value, context }) => value !== 'unconfirmed' || !context.isBankAsked,
    },
    {
      says: 'a top-up that the bank confirmed is never said to be unconfirmed',
      holds: ({ value, context }) => value !== 'unpaid' || !context.isConfirmed,
    },
  ],
  steps: [
    {
      says: 'a top-up that is left is over, here and for whoever listens',
      holds: ({ before, event, after, emitted }) =>
        event.type !== 'topUp.left' ||
        before.context.underWay === null ||
        (after.value === 'closed' && after.context.underWay === null && emitted.some(({ type }) => type === 'topUp.over')),
    },
    {
      says: 'where other tabs cannot be heard the top-up stands as it stood',
      holds: ({ before, event, after }) => event.type !== 'xstate.error.actor.subscribeToOtherTabs' || after.value === before.value,
    },
  ],
  questions: walletTopUpQuestions,
});
