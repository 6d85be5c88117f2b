import type { Failure } from '#contract/failure.ts';
import { APPLE_PAY_GATEWAY_ID, CARD_GATEWAY_ID, TWINT_GATEWAY_ID } from '#contract/enumerations.ts';
import { defineModel } from '#statecharts/model.ts';
import { sheetOf } from '#domain/payment/methods.ts';
import { failed, ok } from '#contract/result.ts';
import { walletTopUpMachine } from './wallet-top-up.machine.ts';
import type { PendingTopUp, TopUpWish } from './wallet-top-up.setup.ts';
import { walletTopUpQuestions } from './wallet-top-up.questions.ts';

export const wishOf50: TopUpWish = { amount: 5_000, paymentId: CARD_GATEWAY_ID, cardId: 'c'.repeat(24), key: 'press' };
export const wishByTwint: TopUpWish = { ...wishOf50, paymentId: TWINT_GATEWAY_ID, cardId: null };
export const wishOnSheet: TopUpWish = { ...wishOf50, paymentId: APPLE_PAY_GATEWAY_ID, cardId: null };
export const topUpOf50: PendingTopUp = { amount: 5_000, clientSecret: 'pi_1_secret_1', paymentMethod: 'pm_1' };
export const twintOf50: PendingTopUp = { amount: 5_000, clientSecret: 'pi_2_secret_2', paymentMethod: null, elsewhere: 'twint' };
export const notBegun: Failure = { kind: 'refused', code: 536, reason: null, details: null };
export const notConfirmed: Failure = { kind: 'refused', code: 549, reason: 'not_paid', details: null };
export const notYetKnown: Failure = { kind: 'refused', code: 549, reason: 'payment_checking', details: null };
const offline: Failure = { kind: 'transport', cause: 'offline', retryAfterMs: null };
const MOST_LOOKS_TOLD_APART = 6;
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
    { says: 'the customer wants to add money', by: 'customer', event: { type: 'topUp.wanted' } },
    { says: 'the customer gives an amount and a card', by: 'customer', event: { type: 'topUp.given', ...wishOf50 } },
    { says: 'the customer gives an amount and TWINT', by: 'customer', event: { type: 'topUp.given', ...wishByTwint } },
    { says: 'the customer gives an amount and Apple Pay', by: 'customer', event: { type: 'topUp.given', ...wishOnSheet } },
    {
      says: 'the customer approves the top-up on the sheet',
      by: 'customer',
      event: { type: 'xstate.done.actor.openSheet', output: ok('pm_1') },
    },
    {
      says: 'the customer closes the payment sheet',
      by: 'customer',
      event: { type: 'xstate.done.actor.openSheet', output: failed({ kind: 'declined', decline: { message: null, code: null } }) },
    },
    { says: 'the customer gives no proper amount', by: 'customer', event: { type: 'topUp.given', ...wishOf50, amount: null } },
    { says: 'the customer has no card', by: 'customer', event: { type: 'topUp.given', ...wishOf50, cardId: null } },
    { says: 'the customer changes what they wish', by: 'customer', event: { type: 'wish.changed' } },
    { says: 'the customer leaves it', by: 'customer', event: { type: 'topUp.left' } },
    { says: 'the customer tries again', by: 'customer', event: { type: 'retry.asked' } },
    { says: 'the customer goes on with the bank’s question', by: 'customer', event: { type: 'challenge.resumed' } },
    { says: 'another tab knows its end', by: 'page', event: { type: 'end.updated' } },
    {
      says: 'other tabs cannot be heard',
      by: 'page',
      event: { type: 'xstate.error.actor.hearOtherTabs', error: new Error('broken') },
    },
    {
      says: 'the server names the card to confirm',
      by: 'server',
      event: { type: 'xstate.done.actor.beginTopUp', output: ok({ clientSecret, paymentMethod }) },
    },
    {
      says: 'the server names TWINT’s payment to confirm',
      by: 'server',
      event: {
        type: 'xstate.done.actor.beginTopUp',
        output: ok({ clientSecret: twintOf50.clientSecret, paymentMethod: null, elsewhere: 'twint' }),
      },
    },
    { says: 'the server does not begin it', by: 'server', event: { type: 'xstate.done.actor.beginTopUp', output: failed(notBegun) } },
    { says: 'no answer to the wish comes', by: 'server', event: { type: 'xstate.done.actor.beginTopUp', output: failed(offline) } },
    { says: 'the bank says yes', by: 'bank', event: { type: 'xstate.done.actor.confirmTopUp', output: ok('authorised') } },
    { says: 'the bank takes its time', by: 'bank', event: { type: 'xstate.done.actor.confirmTopUp', output: ok('processing') } },
    {
      says: 'the bank says no, or its question was failed or closed',
      by: 'bank',
      event: {
        type: 'xstate.done.actor.confirmTopUp',
        output: failed({ kind: 'declined', decline: { message: 'Your card was declined.', code: 'card_declined' } }),
      },
    },
    {
      says: 'the provider’s script does not load',
      by: 'bank',
      event: { type: 'xstate.done.actor.confirmTopUp', output: failed({ kind: 'unreachable' }) },
    },
    {
      says: 'no answer of the bank comes',
      by: 'bank',
      event: { type: 'xstate.done.actor.confirmTopUp', output: failed({ kind: 'unknown' }) },
    },
    { says: 'confirming breaks', by: 'bank', event: { type: 'xstate.error.actor.confirmTopUp', error: new Error('broken') } },
    {
      says: 'a quarter of an hour passes in the challenge',
      by: 'time',
      event: { type: 'xstate.after.challengeEnds.walletTopUp.confirming' },
    },
    { says: 'the server has credited it', by: 'server', event: { type: 'xstate.done.actor.creditWallet', output: ok({ wallet: 6_250 }) } },
    {
      says: 'the server says that nobody confirmed it',
      by: 'server',
      event: { type: 'xstate.done.actor.creditWallet', output: failed(notConfirmed) },
    },
    {
      says: 'the server does not know yet',
      by: 'server',
      event: { type: 'xstate.done.actor.creditWallet', output: failed(notYetKnown) },
    },
    {
      says: 'the server says that it lapsed',
      by: 'server',
      event: { type: 'xstate.done.actor.creditWallet', output: failed(notBegun) },
    },
    { says: 'no answer to the look comes', by: 'server', event: { type: 'xstate.done.actor.creditWallet', output: failed(offline) } },
    { says: 'a moment passes', by: 'time', event: { type: 'xstate.after.beforeLookingAgain.walletTopUp.waiting' } },
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
    looks: Math.min(context.looks, MOST_LOOKS_TOLD_APART),
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
      holds: ({ before, event, after }) => event.type !== 'xstate.error.actor.hearOtherTabs' || after.value === before.value,
    },
  ],
  questions: walletTopUpQuestions,
});
