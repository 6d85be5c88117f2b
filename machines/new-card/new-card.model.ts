import type { Card } from '#contract/entities/card.ts';
import type { Failure } from '#contract/failure.ts';
import { defineModel } from '#statecharts/model.ts';
import { failed, ok } from '#contract/result.ts';
import { newCardMachine } from './new-card.machine.ts';
import { newCardQuestions } from './new-card.questions.ts';

export const visa: Card = { _id: 'c'.repeat(24), last_four: '4242', card_type: 'visa', is_default: true, card_expiry_date: '12/30' };
export const mastercard: Card = {
  _id: 'b'.repeat(24),
  last_four: '8210',
  card_type: 'mastercard',
  is_default: false,
  card_expiry_date: '04/29',
};
export const amex: Card = { _id: 'a'.repeat(24), last_four: '0005', card_type: 'amex', is_default: false, card_expiry_date: '01/31' };
export const once: Card = { ...amex, _id: 'd'.repeat(24), is_kept: false };
const offline: Failure = { kind: 'transport', cause: 'offline', retryAfterMs: null };
const refused: Failure = { kind: 'refused', code: 1014, reason: null, details: null };

export const newCardModel = defineModel({
  machine: newCardMachine,
  title: 'New card',
  sentence: 'A card that a customer adds, to keep it for later orders or to pay for one order alone.',
  usedBy: 'the payments page and the payment dialog',
  section: '2.4',
  inputs: [
    { says: 'the cards stand there', input: { onceId: null } },
    { says: 'the cards stand there, one of them added for this order', input: { onceId: once._id } },
  ],
  events: [
    { says: 'the customer asks again', by: 'customer', event: { type: 'retry.asked' } },
    { says: 'the customer wants to add a card', by: 'customer', event: { type: 'card.wanted' } },
    { says: 'the customer gives the card', by: 'customer', event: { type: 'card.given', holder: 'Léa Bonnard', isKept: true } },
    {
      says: 'the customer gives a card for this order alone',
      by: 'customer',
      event: { type: 'card.given', holder: 'Léa Bonnard', isKept: false },
    },
    { says: 'the customer thinks better of the card', by: 'customer', event: { type: 'card.reconsidered' } },
    {
      says: 'the provider is ready for a card',
      by: 'server',
      event: { type: 'xstate.done.actor.makeIntent', output: ok({ clientSecret: 'seti_1_secret_1' }) },
    },
    { says: 'the provider is not ready', by: 'server', event: { type: 'xstate.done.actor.makeIntent', output: failed(refused) } },
    {
      says: 'the provider keeps the card',
      by: 'bank',
      event: { type: 'xstate.done.actor.keepCard', output: ok({ paymentMethod: 'pm_1', expiry: '12/30' }) },
    },
    {
      says: 'the provider refuses the card',
      by: 'bank',
      event: {
        type: 'xstate.done.actor.keepCard',
        output: failed({ kind: 'declined', decline: { message: 'Your card was declined.', code: 'card_declined' } }),
      },
    },
    {
      says: 'the provider can’t be reached',
      by: 'bank',
      event: { type: 'xstate.done.actor.keepCard', output: failed({ kind: 'unreachable' }) },
    },
    { says: 'the provider breaks', by: 'bank', event: { type: 'xstate.error.actor.keepCard', error: new Error('broken') } },
    {
      says: 'a quarter of an hour passes with the provider',
      by: 'time',
      event: { type: 'xstate.after.challengeEnds.newCard.keeping' },
    },
    { says: 'the server adds the card', by: 'server', event: { type: 'xstate.done.actor.addCard', output: ok(amex) } },
    { says: 'the server takes the card for this order', by: 'server', event: { type: 'xstate.done.actor.addCard', output: ok(once) } },
    {
      says: 'the server does not take the card',
      by: 'server',
      event: { type: 'xstate.done.actor.addCard', output: failed(refused) },
    },
    { says: 'no answer to the new card comes', by: 'server', event: { type: 'xstate.done.actor.addCard', output: failed(offline) } },
    { says: 'the customer has read the message', by: 'customer', event: { type: 'news.read' } },
  ],
  project: ({ context: { onceId, failure, decline, added } }) => ({
    onceId,
    failure: failure !== null,
    decline: decline !== null,
    added: added?._id ?? null,
  }),
  invariants: [
    {
      says: 'good and bad news never stand together',
      holds: ({ context }) => context.added === null || (context.failure === null && context.decline === null),
    },
  ],
  steps: [
    {
      says: 'a new card begins with nothing of the one before',
      holds: ({ event, after }) =>
        event.type !== 'card.wanted' ||
        after.value !== 'filling' ||
        (after.context.holder === '' && after.context.clientSecret === null && after.context.paymentMethod === null),
    },
  ],
  questions: newCardQuestions,
});
