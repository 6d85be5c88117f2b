import { test } from 'vitest';
import { amex, newCardModel, once } from '#machines/new-card/new-card.model.ts';
import { toNewCardView } from '#machines/new-card/new-card.view.ts';
import { tellStory, type Step } from '#statecharts/tell-story.ts';
import { offline, refused, timeout, unreadable } from '../sample-failures.ts';

const idle = { is: 'idle', onceId: null, failure: null, decline: null, added: null };
const adding = { ...idle, is: 'adding' };
const filling = { ...idle, is: 'filling' };
const saves = { asked: { addCard: { paymentMethod: 'pm_1', expiry: '12/30', isKept: true } } };
const begins: Step = ['the cards stand there', idle];
const wants: Step = ['the customer wants to add a card', filling];
const gives: Step = ['the customer gives the card', adding, { asked: { makeIntent: undefined } }];
const isReady: Step = [
  'the provider is ready for a card',
  adding,
  { asked: { keepCard: { clientSecret: 'seti_1_secret_1', holder: 'Léa Bonnard' } } },
];
const isKept: Step = ['the provider keeps the card', adding, saves];
const isAdded: Step = ['the server adds the card', { ...idle, added: amex }, { emitted: [{ type: 'card.added', card: amex }] }];

test('a card that the provider or its bank does not take stays in the form with the reason', () =>
  tellStory(newCardModel, toNewCardView, [
    begins,
    wants,
    gives,
    ['the provider is not ready', { ...filling, failure: refused(1014) }],
    gives,
    isReady,
    ['the provider refuses the card', { ...filling, decline: { message: 'Your card was declined.', code: 'card_declined' } }],
    gives,
    isReady,
    ['the provider can’t be reached', { ...filling, failure: timeout }],
    gives,
    isReady,
    ['the provider breaks', { ...filling, failure: unreadable }],
    gives,
    isReady,
    ['a quarter of an hour passes with the provider', { ...filling, failure: timeout }],
    ['the customer thinks better of the card', idle],
  ]));

test('a card that the provider keeps is saved as often as it takes, and told when it is', () =>
  tellStory(newCardModel, toNewCardView, [
    begins,
    wants,
    gives,
    isReady,
    isKept,
    ['the server does not take the card', { ...filling, failure: refused(1014) }],
    gives,
    isReady,
    isKept,
    ['no answer to the new card comes', { ...adding, is: 'unsaved', failure: offline }],
    ['the customer asks again', adding, saves],
    isAdded,
    wants,
    gives,
    isReady,
    isKept,
    ['no answer to the new card comes', { ...adding, is: 'unsaved', failure: offline }],
    ['the customer thinks better of the card', idle],
  ]));

const takesOnce = { asked: { addCard: { paymentMethod: 'pm_1', expiry: '12/30', isKept: false } } };

test('a card for one order is known as one, and no card that is kept takes its place', () =>
  tellStory(newCardModel, toNewCardView, [
    begins,
    wants,
    ['the customer gives a card for this order alone', adding, gives[2]],
    isReady,
    ['the provider keeps the card', adding, takesOnce],
    [
      'the server takes the card for this order',
      { ...idle, onceId: once._id, added: once },
      { emitted: [{ type: 'card.added', card: once }] },
    ],
    ['the customer has read the message', { ...idle, onceId: once._id }],
    ['the customer wants to add a card', { ...filling, onceId: once._id }],
    ['the customer gives the card', { ...adding, onceId: once._id }, gives[2]],
    ['the provider is ready for a card', { ...adding, onceId: once._id }, isReady[2]],
    ['the provider keeps the card', { ...adding, onceId: once._id }, saves],
    ['the server adds the card', { ...idle, onceId: once._id, added: amex }, { emitted: [{ type: 'card.added', card: amex }] }],
  ]));
