import type { CheckoutFailure } from '../invoice/invoice.setup.ts';
import { defineModel } from '#statecharts/model.ts';
import { failed, ok } from '#contract/result.ts';
import { sheetOf } from '#domain/payment/methods.ts';
import { isToPayByCard, type CardFailure } from './payment.setup.ts';
import { paymentMachine } from './payment.machine.ts';
import { byCard, inCash, LEAS_KEYS, leasPurchase, onSheet, seenPayment } from './sample-payment.ts';
import { paymentQuestions } from './payment.questions.ts';

const pricesChanged: CheckoutFailure = { kind: 'refused', code: 535, reason: 'prices_changed', details: null };
const notYetKnown: CheckoutFailure = { kind: 'refused', code: 651, reason: 'payment_checking', details: null };
const offline: CheckoutFailure = { kind: 'transport', cause: 'offline', retryAfterMs: null };
const absent: CheckoutFailure = { kind: 'transport', cause: 'absent', retryAfterMs: null };
const parts = { wallet_payment: 0, card_payment: 0, cash_payment: 0 };
const byCardOnly = { ...parts, client_secret: 'pi_1_secret_1', payment_method: 'pm_1', card_payment: 41.5 };
const declined: CardFailure = { kind: 'declined', decline: { message: 'Your card was declined.', code: 'card_declined' } };
const MOST_LOOKS_TOLD_APART = 6;
const MOST_COMMANDS_TOLD_APART = 3;
const ENDS = ['authorised', 'ordered', 'declined', 'closed', 'refused', 'gone', 'untold'];

export const paymentModel = defineModel({
  machine: paymentMachine,
  title: 'Payment',
  sentence: 'The money for one order: asked, confirmed with the bank, and looked after until it is known how it ended.',
  usedBy: 'the payment dialog and the page “Checking your payment”',
  section: '1.4',
  inputs: [
    { says: 'the customer pays by card', input: { command: { ...leasPurchase, ...byCard } } },
    { says: 'the customer pays in cash', input: { command: { ...leasPurchase, ...inCash } } },
    { says: 'the customer pays with Apple Pay', input: { command: { ...leasPurchase, ...onSheet } } },
    { says: 'a payment is found again', input: { resumed: null } },
  ],
  events: [
    {
      says: 'the customer approves the payment on the sheet',
      by: 'customer',
      event: { type: 'xstate.done.actor.openSheet', output: ok('pm_1') },
    },
    {
      says: 'the customer closes the payment sheet',
      by: 'customer',
      event: { type: 'xstate.done.actor.openSheet', output: failed({ kind: 'declined', decline: { message: null, code: null } }) },
    },
    {
      says: 'the payment sheet does not open',
      by: 'bank',
      event: { type: 'xstate.done.actor.openSheet', output: failed({ kind: 'unreachable' }) },
    },
    {
      says: 'the server takes the payment and names the card to confirm',
      by: 'server',
      event: { type: 'xstate.done.actor.payOrder', output: ok(byCardOnly) },
    },
    {
      says: 'the server takes the payment and names TWINT to confirm',
      by: 'server',
      event: { type: 'xstate.done.actor.payOrder', output: ok({ ...byCardOnly, payment_method: null, paid_with: 'twint' }) },
    },
    {
      says: 'the server takes the payment, and no card pays',
      by: 'server',
      event: {
        type: 'xstate.done.actor.payOrder',
        output: ok({ ...parts, client_secret: null, payment_method: null, cash_payment: 41.5 }),
      },
    },
    {
      says: 'the server says that the prices changed',
      by: 'server',
      event: { type: 'xstate.done.actor.payOrder', output: failed(pricesChanged) },
    },
    { says: 'the server does not know yet', by: 'server', event: { type: 'xstate.done.actor.payOrder', output: failed(notYetKnown) } },
    { says: 'no answer to the payment comes', by: 'server', event: { type: 'xstate.done.actor.payOrder', output: failed(offline) } },
    { says: 'the bank says yes', by: 'bank', event: { type: 'xstate.done.actor.confirmCard', output: ok('authorised') } },
    { says: 'the bank takes its time', by: 'bank', event: { type: 'xstate.done.actor.confirmCard', output: ok('processing') } },
    {
      says: 'the bank says no, or its question was failed or closed',
      by: 'bank',
      event: { type: 'xstate.done.actor.confirmCard', output: failed(declined) },
    },
    {
      says: 'the provider’s script does not load',
      by: 'bank',
      event: { type: 'xstate.done.actor.confirmCard', output: failed({ kind: 'unreachable' }) },
    },
    {
      says: 'no answer of the bank comes',
      by: 'bank',
      event: { type: 'xstate.done.actor.confirmCard', output: failed({ kind: 'unknown' }) },
    },
    { says: 'confirming breaks', by: 'bank', event: { type: 'xstate.error.actor.confirmCard', error: new Error('broken') } },
    { says: 'a quarter of an hour passes in the challenge', by: 'time', event: { type: 'xstate.after.challengeEnds.payment.confirming' } },
    ...(
      [
        ['the server says that the order exists', seenPayment({ state: 'ordered', order_id: 'd'.repeat(24), unique_id: 1042 })],
        ['the server says that the card is authorised', seenPayment({ state: 'authorised' })],
        [
          'the server says that the bank asks a question',
          seenPayment({ state: 'challenge', client_secret: 'pi_1_secret_1', payment_method: 'pm_1' }),
        ],
        [
          'the server says that TWINT waits for its customer',
          seenPayment({ state: 'challenge', client_secret: 'pi_1_secret_1', paid_with: 'twint' }),
        ],
        ['the server says that the bank takes its time', seenPayment({ state: 'processing' })],
        ['the server says that nothing is charged', seenPayment()],
        ['the server says that the card was declined', seenPayment({ decline_code: 'insufficient_funds' })],
        ['the server says that the slot is gone', seenPayment({ reason: 'slot_full' })],
        ['the server says that the slot is gone, and what was paid is given back', seenPayment({ reason: 'slot_full', is_refunded: true })],
        ['the server finds no payment', null],
      ] as const
    ).flatMap(([says, seen]) =>
      (['askPayment', 'giveUpPayment'] as const).map((port) => ({
        says: port === 'askPayment' ? says : `${says}, asked to give it up`,
        by: 'server' as const,
        event: { type: `xstate.done.actor.${port}` as const, output: ok(seen) },
      })),
    ),
    {
      says: 'the server has not heard of the command',
      by: 'server',
      event: { type: 'xstate.done.actor.askPayment', output: ok(seenPayment({ unknown_keys: LEAS_KEYS })) },
    },
    { says: 'no answer to the look comes', by: 'server', event: { type: 'xstate.done.actor.askPayment', output: failed(offline) } },
    { says: 'the server knows no such look', by: 'server', event: { type: 'xstate.done.actor.askPayment', output: failed(absent) } },
    { says: 'a moment passes', by: 'time', event: { type: 'xstate.after.beforeLookingAgain.payment.checking.waiting' } },
    { says: 'no answer to the giving up comes', by: 'server', event: { type: 'xstate.done.actor.giveUpPayment', output: failed(offline) } },
    {
      says: 'the server withdraws the command',
      by: 'server',
      event: { type: 'xstate.done.actor.withdrawCommands', output: ok(seenPayment({ unknown_keys: LEAS_KEYS })) },
    },
    {
      says: 'the command came after all',
      by: 'server',
      event: { type: 'xstate.done.actor.withdrawCommands', output: ok(seenPayment({ state: 'checking', unknown_keys: [] })) },
    },
    {
      says: 'no answer to the withdrawing comes',
      by: 'server',
      event: { type: 'xstate.done.actor.withdrawCommands', output: failed(offline) },
    },
    { says: 'the customer asks again at once', by: 'customer', event: { type: 'retry.asked' } },
    { says: 'the customer goes on with the bank’s question', by: 'customer', event: { type: 'challenge.resumed' } },
    { says: 'the customer wants to pay in another way', by: 'customer', event: { type: 'payment.reconsidered' } },
  ],
  project: ({ context, output }) => ({
    isCommanded: context.command !== null,
    byCard: isToPayByCard(context.command),
    card: context.card && (context.card.elsewhere ?? 'card'),
    isChallenged: context.seen?.state === 'challenge' && context.seen.client_secret !== null && (context.seen.paid_with ?? 'card'),
    unanswered: context.failure?.kind === 'transport' && context.failure.cause,
    decline: context.decline !== null,
    isRefunded: context.isRefunded,
    isBankAsked: context.isBankAsked,
    commands: Math.min(context.commands, MOST_COMMANDS_TOLD_APART),
    looks: Math.min(context.looks, MOST_LOOKS_TOLD_APART),
    misses: context.misses,
    absences: context.absences,
    end: output?.is ?? null,
  }),
  invariants: [
    {
      says: 'what is approved on a payment sheet is asked of the server once it is, and not before',
      holds: ({ value, context: { command, commands } }) =>
        value === 'approving'
          ? commands === 0
          : value !== 'asking' || sheetOf(command?.paymentId) === null || command?.approved !== undefined,
    },
    {
      says: 'ordered always has its order',
      holds: ({ value, output }) => value !== 'ordered' || (output?.is === 'ordered' && output.order.order_id !== ''),
    },
    {
      says: 'an end is said in every final state and in no other',
      holds: ({ value, output }) => ENDS.some((end) => end === value) === (output !== undefined),
    },
    {
      says: 'the bank is asked only about a card that is named',
      holds: ({ value, context }) => value !== 'confirming' || context.card !== null,
    },
    {
      says: 'that nothing was asked of the bank is said only while it was not',
      holds: ({ value, context }) => value !== 'unconfirmed' || !context.isBankAsked,
    },
    {
      says: 'the payment is asked only for what the customer confirmed here',
      holds: ({ value, context }) => value !== 'asking' || context.command !== null,
    },
    {
      says: 'it is refused only where the server said no, or said that nothing is charged',
      holds: ({ value, context }) => value !== 'refused' || context.failure !== null,
    },
    {
      says: 'only what was confirmed here ends with an order still to be asked for',
      holds: ({ value, context }) => value !== 'authorised' || context.command !== null,
    },
    {
      says: 'only what is found again can’t be looked up: what was confirmed here is asked of the bank or with its key',
      holds: ({ value, context }) => value !== 'untold' || context.command === null,
    },
    {
      says: 'what is found again is never asked to be paid a second time',
      holds: ({ context }) => context.command !== null || context.commands === 0,
    },
  ],
  steps: [
    {
      says: 'what could not be given back is looked up as often as at first',
      holds: ({ before, after }) =>
        !before.matches('givingBack') || !after.matches('checking') || (after.context.looks <= 1 && after.context.misses === 0),
    },
    {
      says: 'what was withdrawn here is told as unanswered',
      holds: ({ before, after }) =>
        !before.matches({ checking: 'withdrawing' }) || !after.matches('refused') || after.context.failure?.kind === 'transport',
    },
    {
      says: 'who is looked up after the server answered knows what was wrong with the answer',
      holds: ({ before, after }) => !before.matches('asking') || !after.matches('checking') || after.context.failure !== null,
    },
  ],
  questions: paymentQuestions,
});
