import type { Card } from '#contract/entities/card.ts';
import type { Failure } from '#contract/failure.ts';
import { defineModel } from '#statecharts/model.ts';
import { failed, ok } from '#contract/result.ts';
import { newCardMachine } from './new-card.machine.ts';
import { newCardQuestions } from './new-card.questions.ts';
import { answered, broke, byBank, byCustomer, byServer, byTime, passed } from '#statecharts/samples.ts';

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
    byCustomer('the customer asks again', { type: 'retry.asked' }),
    byCustomer('the customer wants to add a card', { type: 'card.wanted' }),
    byCustomer('the customer gives the card', { type: 'card.given', holder: 'Léa Bonnard', isKept: true }),
    byCustomer('the customer gives a card for this order alone', { type: 'card.given', holder: 'Léa Bonnard', isKept: false }),
    byCustomer('the customer thinks better of the card', { type: 'card.reconsidered' }),
    byServer('the provider is ready for a card', answered('makeIntent', ok({ clientSecret: 'seti_1_secret_1' }))),
    byServer('the provider is not ready', answered('makeIntent', failed(refused))),
    byBank('the provider keeps the card', answered('keepCard', ok({ paymentMethod: 'pm_1', expiry: '12/30' }))),
    byBank(
      'the provider refuses the card',
      answered('keepCard', failed({ kind: 'declined', decline: { message: 'Your card was declined.', code: 'card_declined' } })),
    ),
    byBank('the provider can’t be reached', answered('keepCard', failed({ kind: 'unreachable' }))),
    byBank('the provider breaks', broke('keepCard')),
    byTime('a quarter of an hour passes with the provider', passed('challengeEnds.newCard.keeping')),
    byServer('the server adds the card', answered('addCard', ok(amex))),
    byServer('the server takes the card for this order', answered('addCard', ok(once))),
    byServer('the server does not take the card', answered('addCard', failed(refused))),
    byServer('no answer to the new card comes', answered('addCard', failed(offline))),
    byCustomer('the customer has read the message', { type: 'news.read' }),
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
