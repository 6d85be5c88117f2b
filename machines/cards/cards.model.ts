import type { Card } from '#contract/entities/card.ts';
import type { Failure } from '#contract/failure.ts';
import { defineModel } from '../model.ts';
import { failed, ok } from '#contract/result.ts';
import { cardsMachine } from './cards.machine.ts';
import { cardsQuestions } from './cards.questions.ts';

export const visa: Card = { _id: 'c'.repeat(24), last_four: '4242', card_type: 'visa', is_default: true, card_expiry_date: '12/30' };
export const mastercard: Card = {
  _id: 'b'.repeat(24),
  last_four: '8210',
  card_type: 'mastercard',
  is_default: false,
  card_expiry_date: '04/29',
};
export const amex: Card = { _id: 'a'.repeat(24), last_four: '0005', card_type: 'amex', is_default: false, card_expiry_date: '01/31' };
/** A card that pays for one order. */
export const once: Card = { ...amex, _id: 'd'.repeat(24), is_kept: false };
const offline: Failure = { kind: 'transport', cause: 'offline', retryAfterMs: null };
const refused = (code: 1014 | 1016 | 1018): Failure => ({ kind: 'refused', code, reason: null, details: null });
const MOST_CARDS_TOLD_APART = 3;

export const cardsModel = defineModel({
  machine: cardsMachine,
  title: 'Cards',
  sentence: 'The customer’s saved cards, of which one is the default whenever there is one, and a card that pays for one order alone.',
  usedBy: 'the payments page and the payment dialog',
  section: '2.4',
  inputs: [
    { says: 'the cards are wanted', input: { onceId: null } },
    { says: 'the cards are wanted where one was added for this order', input: { onceId: once._id } },
  ],
  events: [
    { says: 'the server tells two cards', by: 'server', event: { type: 'xstate.done.actor.listCards', output: ok([visa, mastercard]) } },
    {
      says: 'the server tells two cards and the one for this order',
      by: 'server',
      event: { type: 'xstate.done.actor.listCards', output: ok([visa, mastercard, once]) },
    },
    { says: 'the server tells no card', by: 'server', event: { type: 'xstate.done.actor.listCards', output: ok([]) } },
    { says: 'no answer comes', by: 'server', event: { type: 'xstate.done.actor.listCards', output: failed(offline) } },
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
    { says: 'the provider is not ready', by: 'server', event: { type: 'xstate.done.actor.makeIntent', output: failed(refused(1014)) } },
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
      event: { type: 'xstate.after.challengeEnds.cards.adding.keeping' },
    },
    { says: 'the server adds the card', by: 'server', event: { type: 'xstate.done.actor.addCard', output: ok(amex) } },
    { says: 'the server takes the card for this order', by: 'server', event: { type: 'xstate.done.actor.addCard', output: ok(once) } },
    {
      says: 'the server does not take the card',
      by: 'server',
      event: { type: 'xstate.done.actor.addCard', output: failed(refused(1014)) },
    },
    { says: 'no answer to the new card comes', by: 'server', event: { type: 'xstate.done.actor.addCard', output: failed(offline) } },
    { says: 'the customer chooses another default', by: 'customer', event: { type: 'default.chosen', cardId: mastercard._id } },
    { says: 'the customer chooses the default again', by: 'customer', event: { type: 'default.chosen', cardId: visa._id } },
    {
      says: 'the server makes it the default',
      by: 'server',
      event: {
        type: 'xstate.done.actor.selectCard',
        output: ok([
          { ...visa, is_default: false },
          { ...mastercard, is_default: true },
        ]),
      },
    },
    {
      says: 'the server does not make it the default',
      by: 'server',
      event: { type: 'xstate.done.actor.selectCard', output: failed(refused(1018)) },
    },
    { says: 'the customer asks to remove a card', by: 'customer', event: { type: 'removal.asked', cardId: visa._id } },
    { says: 'the customer asks to remove a card that is gone', by: 'customer', event: { type: 'removal.asked', cardId: 'f'.repeat(24) } },
    { says: 'the customer is sure', by: 'customer', event: { type: 'removal.confirmed' } },
    { says: 'the customer keeps the card', by: 'customer', event: { type: 'removal.reconsidered' } },
    {
      says: 'the server removes it',
      by: 'server',
      event: { type: 'xstate.done.actor.deleteCard', output: ok([{ ...mastercard, is_default: true }]) },
    },
    { says: 'the server does not find it', by: 'server', event: { type: 'xstate.done.actor.deleteCard', output: failed(refused(1016)) } },
    { says: 'the customer has read the message', by: 'customer', event: { type: 'news.read' } },
  ],
  samplesOf: {
    'default.chosen': ({ context: { cards } }) =>
      cards.map(({ _id, last_four }) => ({
        says: `the customer makes the card ${last_four} the default`,
        by: 'customer',
        event: { type: 'default.chosen', cardId: _id } as const,
      })),
    'removal.asked': ({ context: { cards } }) =>
      cards.map(({ _id, last_four }) => ({
        says: `the customer asks to remove the card ${last_four}`,
        by: 'customer',
        event: { type: 'removal.asked', cardId: _id } as const,
      })),
  },
  project: ({ context }) => ({
    cards: context.cards.slice(0, MOST_CARDS_TOLD_APART).map(({ _id, is_default, is_kept }) => [_id, is_default, is_kept !== false]),
    meant: context.meant?._id ?? null,
    failure: context.failure !== null,
    decline: context.decline !== null,
    news: context.news?.is ?? null,
  }),
  states: {
    loading: 'The customer sees where the cards will stand.',
    unavailable: 'The customer reads that the cards could not be loaded, and may ask again.',
    listed: 'The customer sees the cards, the default marked, and what became of the last wish.',
    sure: 'The customer is asked whether the card is to go.',
    adding: 'The customer sees the form of a new card.',
    'adding.filling': 'The customer types the card; what was wrong with it stands below.',
    'adding.preparing': 'The form waits.',
    'adding.keeping': 'The form waits; the bank’s own dialog may stand above it.',
    'adding.saving': 'The form waits.',
    'adding.unsaved': 'The customer reads that no answer came, and may try again; the card is added once.',
    choosing: 'The card that was chosen is marked, and waits.',
    removing: 'The card that is to go is faint, and waits.',
  },
  invariants: [
    {
      says: 'exactly one card is the default whenever there is one that was told as such',
      holds: ({ context }) => context.cards.filter(({ is_default }) => is_default).length <= 1,
    },
    {
      says: 'a card that pays for one order is no default',
      holds: ({ context }) => context.cards.every(({ is_default, is_kept }) => !is_default || is_kept !== false),
    },
    {
      says: 'a card is chosen or removed only when it is known which',
      holds: ({ value, context }) => (value !== 'choosing' && value !== 'removing' && value !== 'sure') || context.meant !== null,
    },
    {
      says: 'good and bad news never stand together',
      holds: ({ context }) => context.news === null || (context.failure === null && context.decline === null),
    },
  ],
  steps: [
    {
      says: 'a new card begins with nothing of the one before',
      holds: ({ event, after }) =>
        event.type !== 'card.wanted' ||
        !after.matches('adding') ||
        (after.context.holder === '' && after.context.clientSecret === null && after.context.paymentMethod === null),
    },
  ],
  questions: cardsQuestions,
});
