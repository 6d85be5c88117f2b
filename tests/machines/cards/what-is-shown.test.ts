import { test } from 'vitest';
import { amex, cardsModel, mastercard, once, visa } from '#machines/cards/cards.model.ts';
import { toCardsView } from '#machines/cards/cards.view.ts';
import { tellStory, type Step } from '#statecharts/tell-story.ts';
import { offline, refused, timeout, unreadable } from '../sample-failures.ts';

const two = [visa, mastercard];
const said = { meant: null, failure: null, decline: null, news: null };
const listed = { is: 'listed', cards: two, ...said };
const loading = { is: 'loading', cards: [], ...said };
const changing = { is: 'changing', cards: two, ...said };
const asksForCards = { asked: { listCards: { onceId: null } } };
const begins: Step = ['the cards are wanted', loading, asksForCards];
const areTold: Step = ['the server tells two cards', listed];
const asksAgain: Step = ['the customer asks again', loading, asksForCards];
const notLoaded = (failure: unknown) => ({ ...loading, is: 'unavailable', failure });
const choosesOther: Step = [
  'the customer chooses another default',
  { ...changing, meant: mastercard },
  { asked: { selectCard: { cardId: mastercard._id } } },
];
const choosesOtherOf = (cards: readonly unknown[]): Step => [choosesOther[0], { ...changing, cards, meant: mastercard }, choosesOther[2]];
const asksToRemove: Step = ['the customer asks to remove a card', { ...changing, is: 'sure', meant: visa }];
const isSure: Step = ['the customer is sure', { ...changing, meant: visa }, { asked: { deleteCard: { cardId: visa._id } } }];
const loadsAnew = (meant: unknown, failure: unknown) => ({ ...changing, is: 'loading', meant, failure });
const toldAnew = (failure: unknown): Step => ['the server tells two cards', { ...listed, failure }];
const read: Step = ['the customer has read the message', listed];

test('cards that could not be loaded say why until it is tried again', () =>
  tellStory(cardsModel, toCardsView, [
    begins,
    ['no answer comes', notLoaded(offline)],
    asksAgain,
    ['the server tells no card', { ...listed, cards: [] }],
  ]));

test('a default that was not taken has the cards told anew, with the reason; one that was is news', () =>
  tellStory(cardsModel, toCardsView, [
    begins,
    areTold,
    ['the customer chooses the default again', listed],
    choosesOther,
    ['the server does not make it the default', loadsAnew(mastercard, refused(1018)), asksForCards],
    toldAnew(refused(1018)),
    read,
    choosesOther,
    [
      'the server makes it the default',
      {
        ...listed,
        cards: [
          { ...visa, is_default: false },
          { ...mastercard, is_default: true },
        ],
        news: { is: 'chosen', card: mastercard },
      },
    ],
    [
      'the customer has read the message',
      {
        ...listed,
        cards: [
          { ...visa, is_default: false },
          { ...mastercard, is_default: true },
        ],
      },
    ],
  ]));

test('a card goes after one question; where it did not, the cards are told anew with the reason', () =>
  tellStory(cardsModel, toCardsView, [
    begins,
    areTold,
    ['the customer asks to remove a card that is gone', listed],
    asksToRemove,
    ['the customer keeps the card', listed],
    asksToRemove,
    isSure,
    ['the server does not find it', loadsAnew(visa, refused(1016)), asksForCards],
    toldAnew(refused(1016)),
    asksToRemove,
    asksToRemove,
    isSure,
    ['the server removes it', { ...listed, cards: [{ ...mastercard, is_default: true }], news: { is: 'removed', card: visa } }],
  ]));

const adding = { ...listed, is: 'adding' };
const filling = { ...listed, is: 'filling' };
const wants: Step = ['the customer wants to add a card', filling];
const gives: Step = ['the customer gives the card', adding, { asked: { makeIntent: undefined } }];
const isReady: Step = [
  'the provider is ready for a card',
  adding,
  { asked: { keepCard: { clientSecret: 'seti_1_secret_1', holder: 'Léa Bonnard' } } },
];
const isKept: Step = [
  'the provider keeps the card',
  adding,
  { asked: { addCard: { paymentMethod: 'pm_1', expiry: '12/30', isKept: true } } },
];
const tries: Step = ['the customer asks again', adding, { asked: { addCard: { paymentMethod: 'pm_1', expiry: '12/30', isKept: true } } }];

test('a card that the provider or its bank does not take stays in the form with the reason', () =>
  tellStory(cardsModel, toCardsView, [
    begins,
    areTold,
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
    ['the customer thinks better of the card', listed],
  ]));

const three = [...two, amex];
const givesAnother: readonly Step[] = [
  ['the customer wants to add a card', { ...filling, cards: three }],
  ['the customer gives the card', { ...adding, cards: three }, gives[2]],
  ['the provider is ready for a card', { ...adding, cards: three }, isReady[2]],
  ['the provider keeps the card', { ...adding, cards: three }, isKept[2]],
];

test('a card that the provider keeps is saved as often as it takes, told when it is, and stands there once', () =>
  tellStory(cardsModel, toCardsView, [
    begins,
    areTold,
    wants,
    gives,
    isReady,
    isKept,
    ['the server does not take the card', { ...filling, failure: refused(1014) }],
    gives,
    isReady,
    isKept,
    ['no answer to the new card comes', { ...adding, is: 'unsaved', failure: offline }],
    tries,
    [
      'the server adds the card',
      { ...listed, cards: three, news: { is: 'added', card: amex } },
      { emitted: [{ type: 'card.added', card: amex }] },
    ],
    ...givesAnother,
    [
      'the server adds the card',
      { ...listed, cards: three, news: { is: 'added', card: amex } },
      { emitted: [{ type: 'card.added', card: amex }] },
    ],
    ...givesAnother,
    ['no answer to the new card comes', { ...adding, cards: three, is: 'unsaved', failure: offline }],
    ['the customer thinks better of the card', { ...loading, cards: three }, asksForCards],
  ]));

const withOnce = [...two, once];
const takesOnce = { asked: { addCard: { paymentMethod: 'pm_1', expiry: '12/30', isKept: false } } };

test('a card for one order stands among the others, is neither made the default nor removed, and is asked for again', () =>
  tellStory(cardsModel, toCardsView, [
    begins,
    areTold,
    wants,
    ['the customer gives a card for this order alone', adding, { asked: { makeIntent: undefined } }],
    isReady,
    ['the provider keeps the card', adding, takesOnce],
    ['no answer to the new card comes', { ...adding, is: 'unsaved', failure: offline }],
    ['the customer asks again', adding, takesOnce],
    [
      'the server takes the card for this order',
      { ...listed, cards: withOnce, news: { is: 'added', card: once } },
      { emitted: [{ type: 'card.added', card: once }] },
    ],
    ['the customer has read the message', { ...listed, cards: withOnce }],
    choosesOtherOf(withOnce),
    [
      'the server does not make it the default',
      { ...loadsAnew(mastercard, refused(1018)), cards: withOnce },
      { asked: { listCards: { onceId: once._id } } },
    ],
    ['the server tells two cards and the one for this order', { ...listed, cards: withOnce, failure: refused(1018) }],
  ]));

test('a card that was added for one order before is asked for with the others; where it is gone they stand alone', async () => {
  const wanted: Step = ['the cards are wanted where one was added for this order', loading, { asked: { listCards: { onceId: once._id } } }];
  await tellStory(cardsModel, toCardsView, [
    wanted,
    ['the server tells two cards and the one for this order', { ...listed, cards: withOnce }],
  ]);
  await tellStory(cardsModel, toCardsView, [wanted, areTold]);
});
