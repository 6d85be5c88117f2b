import type { CheckoutFailure } from '../invoice/invoice.setup.ts';
import { defineModel } from '#statecharts/model.ts';
import { failed, ok } from '#contract/result.ts';
import { sheetOf } from '#domain/payment/methods.ts';
import { isToPayByCard, type CardFailure } from './payment.setup.ts';
import { paymentMachine } from './payment.machine.ts';
import { byCard, inCash, LEAS_KEYS, leasPurchase, onSheet, samplePayment } from './sample-payment.ts';
import { paymentQuestions } from './payment.questions.ts';
import { answered, broke, byBank, byCustomer, byServer, byTime, passed } from '#statecharts/samples.ts';

const pricesChanged: CheckoutFailure = { kind: 'refused', code: 535, reason: 'prices_changed', details: null };
const notYetKnown: CheckoutFailure = { kind: 'refused', code: 651, reason: 'payment_checking', details: null };
const offline: CheckoutFailure = { kind: 'transport', cause: 'offline', retryAfterMs: null };
const absent: CheckoutFailure = { kind: 'transport', cause: 'absent', retryAfterMs: null };
const parts = { wallet_payment: 0, card_payment: 0, cash_payment: 0 };
const byCardOnly = { ...parts, client_secret: 'pi_1_secret_1', payment_method: 'pm_1', card_payment: 41.5 };
const declined: CardFailure = { kind: 'declined', decline: { message: 'Your card was declined.', code: 'card_declined' } };
const MOST_LOOKS_DISTINGUISHED = 6;
const MOST_COMMANDS_DISTINGUISHED = 3;
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
    byCustomer('the customer approves the payment on the sheet', answered('openSheet', ok('pm_1'))),
    byCustomer(
      'the customer closes the payment sheet',
      answered('openSheet', failed({ kind: 'declined', decline: { message: null, code: null } })),
    ),
    byBank('the payment sheet does not open', answered('openSheet', failed({ kind: 'unreachable' }))),
    byServer('the server takes the payment and names the card to confirm', answered('payOrder', ok(byCardOnly))),
    byServer(
      'the server takes the payment and names TWINT to confirm',
      answered('payOrder', ok({ ...byCardOnly, payment_method: null, paid_with: 'twint' })),
    ),
    byServer(
      'the server takes the payment, and no card pays',
      answered('payOrder', ok({ ...parts, client_secret: null, payment_method: null, cash_payment: 41.5 })),
    ),
    byServer('the server says that the prices changed', answered('payOrder', failed(pricesChanged))),
    byServer('the server does not know yet', answered('payOrder', failed(notYetKnown))),
    byServer('no answer to the payment comes', answered('payOrder', failed(offline))),
    byBank('the bank says yes', answered('confirmCard', ok('authorised'))),
    byBank('the bank takes its time', answered('confirmCard', ok('processing'))),
    byBank('the bank says no, or its question was failed or closed', answered('confirmCard', failed(declined))),
    byBank('the provider’s script does not load', answered('confirmCard', failed({ kind: 'unreachable' }))),
    byBank('no answer of the bank comes', answered('confirmCard', failed({ kind: 'unknown' }))),
    byBank('confirming breaks', broke('confirmCard')),
    byTime('a quarter of an hour passes in the challenge', passed('challengeEnds.payment.confirming')),
    ...(
      [
        ['the server says that the order exists', samplePayment({ state: 'ordered', order_id: 'd'.repeat(24), unique_id: 1042 })],
        ['the server says that the card is authorised', samplePayment({ state: 'authorised' })],
        [
          'the server says that the bank asks a question',
          samplePayment({ state: 'challenge', client_secret: 'pi_1_secret_1', payment_method: 'pm_1' }),
        ],
        [
          'the server says that TWINT waits for its customer',
          samplePayment({ state: 'challenge', client_secret: 'pi_1_secret_1', paid_with: 'twint' }),
        ],
        ['the server says that the bank takes its time', samplePayment({ state: 'processing' })],
        ['the server says that nothing is charged', samplePayment()],
        ['the server says that the card was declined', samplePayment({ decline_code: 'insufficient_funds' })],
        ['the server says that the slot is gone', samplePayment({ reason: 'slot_full' })],
        [
          'the server says that the slot is gone, and what was paid is given back',
          samplePayment({ reason: 'slot_full', is_refunded: true }),
        ],
        ['the server finds no payment', null],
      ] as const
    ).flatMap(([says, seen]) =>
      (['askPayment', 'giveUpPayment'] as const).map((port) => ({
        says: port === 'askPayment' ? says : `${says}, asked to give it up`,
        by: 'server' as const,
        event: { type: `xstate.done.actor.${port}` as const, output: ok(seen) },
      })),
    ),
    byServer('the server has not heard of the command', answered('askPayment', ok(samplePayment({ unknown_keys: LEAS_KEYS })))),
    byServer('no answer to the look comes', answered('askPayment', failed(offline))),
    byServer('the server knows no such look', answered('askPayment', failed(absent))),
    byTime('a moment passes', passed('beforeLookingAgain.payment.checking.waiting')),
    byServer('no answer to the giving up comes', answered('giveUpPayment', failed(offline))),
    byServer('the server withdraws the command', answered('withdrawCommands', ok(samplePayment({ unknown_keys: LEAS_KEYS })))),
    byServer('the command came after all', answered('withdrawCommands', ok(samplePayment({ state: 'checking', unknown_keys: [] })))),
    byServer('no answer to the withdrawing comes', answered('withdrawCommands', failed(offline))),
    byCustomer('the customer asks again at once', { type: 'retry.asked' }),
    byCustomer('the customer goes on with the bank’s question', { type: 'challenge.resumed' }),
    byCustomer('the customer wants to pay in another way', { type: 'payment.reconsidered' }),
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
    commands: Math.min(context.commands, MOST_COMMANDS_DISTINGUISHED),
    looks: Math.min(context.looks, MOST_LOOKS_DISTINGUISHED),
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
