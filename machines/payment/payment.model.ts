import type { CheckoutFailure } from '../invoice/invoice.setup.ts';
import { defineModel } from '../model.ts';
import { failed, ok } from '../result.ts';
import { isToPayByCard, type CardFailure } from './payment.setup.ts';
import { paymentMachine } from './payment.machine.ts';
import { byCard, inCash, leasPurchase, seenPayment } from './sample-payment.ts';

const pricesChanged: CheckoutFailure = { kind: 'refused', code: 535, reason: 'prices_changed', details: null };
const notYetKnown: CheckoutFailure = { kind: 'refused', code: 651, reason: 'payment_checking', details: null };
const offline: CheckoutFailure = { kind: 'transport', cause: 'offline', retryAfterMs: null };
const absent: CheckoutFailure = { kind: 'transport', cause: 'absent', retryAfterMs: null };
const parts = { wallet_payment: 0, card_payment: 0, cash_payment: 0 };
const byCardOnly = { ...parts, client_secret: 'pi_1_secret_1', payment_method: 'pm_1', card_payment: 41.5 };
const declined: CardFailure = { kind: 'declined', decline: { message: 'Your card was declined.', code: 'card_declined' } };
const MOST_LOOKS_TOLD_APART = 6;
const MOST_COMMANDS_TOLD_APART = 3;
const ENDS = ['authorised', 'ordered', 'declined', 'refused', 'gone', 'untold'];

export const paymentModel = defineModel({
  machine: paymentMachine,
  title: 'Payment',
  sentence: 'The money for one order: asked, confirmed with the bank, and looked after until it is known how it ended.',
  usedBy: 'the payment dialog and the page “Checking your payment”',
  section: '1.4',
  inputs: [
    { says: 'the customer pays by card', input: { command: { ...leasPurchase, ...byCard } } },
    { says: 'the customer pays in cash', input: { command: { ...leasPurchase, ...inCash } } },
    { says: 'a payment is found again', input: { resumed: null } },
  ],
  events: [
    {
      says: 'the server takes the payment and names the card to confirm',
      by: 'server',
      event: { type: 'xstate.done.actor.payOrder', output: ok(byCardOnly) },
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
    { says: 'paying breaks', by: 'server', event: { type: 'xstate.error.actor.payOrder', error: new Error('broken') } },
    { says: '30 s pass without an answer to the payment', by: 'time', event: { type: 'xstate.after.answerTakesTooLong.payment.asking' } },
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
        ['the server says that the bank takes its time', seenPayment({ state: 'processing' })],
        ['the server says that nothing is charged', seenPayment()],
        ['the server says that the card was declined', seenPayment({ decline_code: 'insufficient_funds' })],
        ['the server says that the slot is gone', seenPayment({ reason: 'slot_full' })],
        ['the server finds no payment', null],
      ] as const
    ).flatMap(([says, seen]) =>
      (['askPayment', 'giveUpPayment'] as const).map((port) => ({
        says: port === 'askPayment' ? says : `${says}, asked to give it up`,
        by: 'server' as const,
        event: { type: `xstate.done.actor.${port}` as const, output: ok(seen) },
      })),
    ),
    { says: 'no answer to the look comes', by: 'server', event: { type: 'xstate.done.actor.askPayment', output: failed(offline) } },
    { says: 'the server knows no such look', by: 'server', event: { type: 'xstate.done.actor.askPayment', output: failed(absent) } },
    { says: 'looking breaks', by: 'server', event: { type: 'xstate.error.actor.askPayment', error: new Error('broken') } },
    {
      says: '10 s pass without an answer to the look',
      by: 'time',
      event: { type: 'xstate.after.lookTakesTooLong.payment.checking.looking' },
    },
    { says: 'a moment passes', by: 'time', event: { type: 'xstate.after.beforeLookingAgain.payment.checking.waiting' } },
    { says: 'no answer to the giving up comes', by: 'server', event: { type: 'xstate.done.actor.giveUpPayment', output: failed(offline) } },
    { says: 'giving up breaks', by: 'server', event: { type: 'xstate.error.actor.giveUpPayment', error: new Error('broken') } },
    {
      says: '10 s pass without an answer to the giving up',
      by: 'time',
      event: { type: 'xstate.after.lookTakesTooLong.payment.givingBack' },
    },
    { says: 'the customer asks again at once', by: 'customer', event: { type: 'retry.asked' } },
    { says: 'the customer goes on with the bank’s question', by: 'customer', event: { type: 'challenge.resumed' } },
    { says: 'the customer wants to pay in another way', by: 'customer', event: { type: 'payment.reconsidered' } },
  ],
  project: ({ context, output }) => ({
    isCommanded: context.command !== null,
    byCard: isToPayByCard(context.command),
    card: context.card !== null,
    isChallenged: context.seen?.state === 'challenge' && context.seen.client_secret !== null,
    unanswered: context.failure?.kind === 'transport' && context.failure.cause,
    decline: context.decline !== null,
    isBankAsked: context.isBankAsked,
    commands: Math.min(context.commands, MOST_COMMANDS_TOLD_APART),
    looks: Math.min(context.looks, MOST_LOOKS_TOLD_APART),
    end: output?.is ?? null,
  }),
  states: {
    beginning: 'A payment is begun by the customer’s word, or found again; nobody sees this.',
    asking: 'The customer reads that the order is being placed.',
    confirming: 'The customer reads that the bank is asked; the bank’s own dialog may stand above it.',
    unconfirmed: 'The customer reads that the bank could not be reached and nothing is charged, and may try again or pay in another way.',
    checking: 'The customer reads “Checking your payment”.',
    'checking.looking': 'The customer reads “Checking your payment” while it is looked.',
    'checking.waiting':
      'The customer reads “Checking your payment”, that it is asked again by itself, and may ask at once or go on with the bank’s question.',
    givingBack: 'The customer still waits for the bank’s answer, for a moment.',
    authorised: 'The order is made now.',
    ordered: 'The customer reads thank you.',
    declined: 'The customer reads why the card did not pay, that nothing is charged, and chooses again.',
    refused: 'The customer reads why no order was made and that nothing is charged; the basket is as before.',
    untold: 'The customer reads that this payment can’t be looked up, and where to see whether it became an order.',
    gone: 'The customer reads that no payment is under way and nothing is charged.',
  },
  invariants: [
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
  plainWay: {
    begins: 'the customer pays by card',
    says: ['the server takes the payment and names the card to confirm', 'the bank says yes'],
  },
  questions: [
    {
      when: 'the card is declined after the wallet paid its part',
      begins: 'the customer pays by card',
      says: [
        'the server takes the payment and names the card to confirm',
        'the bank says no, or its question was failed or closed',
        'the server says that nothing is charged, asked to give it up',
      ],
      answer:
        'Nothing is charged. The wallet’s part was only held: the server gives it back, with the promo code and the place in the slot, before the customer is told so. They read the bank’s words in the payment dialog, find the basket as it was, and pay with another card or in another way.',
    },
    {
      when: 'the time slot goes while the customer pays',
      begins: 'the customer pays by card',
      says: [
        'the server takes the payment and names the card to confirm',
        'the bank takes its time',
        'the server says that the slot is gone',
      ],
      answer:
        'A place in the slot is kept from the moment the payment begins, and the last one goes to one order. Where it is gone before, or its time passes while the bank is asked, no order is made: the card is let go, the wallet’s part goes back, and the customer reads why, that nothing was charged, and chooses another time.',
    },
    {
      when: 'the session ends in the bank’s question',
      begins: 'a payment is found again',
      says: [
        'the server says that the bank asks a question',
        'the customer goes on with the bank’s question',
        'the bank says yes',
        'the server says that the order exists',
      ],
      answer:
        'The question goes away with the session, and nothing is charged by that. Everything stays held for 15 minutes. When the same customer signs in again, here or on another device, “Checking your payment” shows: they go on with the bank’s question or pay in another way. After 15 minutes all is given back.',
    },
    {
      when: 'the tab is closed while the bank takes its time',
      begins: 'a payment is found again',
      says: ['the server says that the bank takes its time', 'a moment passes', 'the server says that the order exists'],
      answer:
        'The server makes the order by itself once the bank says yes, within a minute. The next page that the customer opens, on any device, says “Checking your payment” and then thank you; nothing is charged twice.',
    },
    {
      when: 'the answer to the payment gets lost',
      begins: 'the customer pays by card',
      says: [
        'no answer to the payment comes',
        'the server says that nothing is charged',
        'the server takes the payment and names the card to confirm',
        'the bank says yes',
      ],
      answer:
        'The customer reads “Checking your payment” and not that it failed. The server is asked how it stands; where it never heard of the payment, it is asked again with the same key, so that it can be taken only once.',
    },
    {
      when: 'the card provider cannot be reached',
      begins: 'the customer pays by card',
      says: [
        'the server takes the payment and names the card to confirm',
        'the provider’s script does not load',
        'the customer wants to pay in another way',
        'the server says that nothing is charged, asked to give it up',
      ],
      answer:
        'Nothing was asked of the bank and nothing is charged. The customer tries again, or pays in another way: then what was held is given back first.',
    },
  ],
});
