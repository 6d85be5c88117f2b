import { amex, cardsModel, mastercard, once, visa } from '#machines/cards/cards.model.ts';
import { toCardsView } from '#machines/cards/cards.view.ts';
import { describeAnswers } from '#statecharts/describe-answers.ts';

const two = [visa, mastercard];

describeAnswers(cardsModel, toCardsView, {
  'the cards do not come': { shows: { is: 'listed', cards: two, failure: null }, asked: 'listCards listCards' },
  'the provider is not ready for a new card': {
    shows: { is: 'filling', cards: two, failure: { code: 1014 }, decline: null },
    asked: 'listCards makeIntent',
  },
  'the provider refuses a new card': {
    shows: { is: 'filling', cards: two, failure: null, decline: { message: 'Your card was declined.', code: 'card_declined' } },
    asked: 'listCards makeIntent keepCard',
    with: { keepCard: { clientSecret: 'seti_1_secret_1', holder: 'Léa Bonnard' } },
  },
  'the server does not take a new card': {
    shows: { is: 'filling', cards: two, failure: { code: 1014 }, news: null },
    asked: 'listCards makeIntent keepCard addCard',
  },
  'the answer to a new card gets lost': {
    shows: { is: 'listed', cards: [visa, mastercard, amex], failure: null, news: { is: 'added', card: amex } },
    asked: 'listCards makeIntent keepCard addCard addCard',
    with: { addCard: { paymentMethod: 'pm_1', expiry: '12/30', isKept: true } },
    emitted: [{ type: 'card.added', card: amex }],
  },
  'a card is to pay for one order and not to be kept': {
    shows: { is: 'listed', cards: [visa, mastercard, once], failure: null },
    asked: 'listCards makeIntent keepCard addCard',
    with: { addCard: { paymentMethod: 'pm_1', expiry: '12/30', isKept: false } },
    emitted: [{ type: 'card.added', card: once }],
  },
  'the page is loaded again after a card was added for one order': {
    shows: { is: 'listed', cards: [visa, mastercard, once], failure: null },
    asked: 'listCards',
    with: { listCards: { onceId: once._id } },
  },
  'another card cannot be made the default': {
    shows: { is: 'listed', cards: two, failure: { code: 1018 }, news: null },
    asked: 'listCards selectCard listCards',
    with: { selectCard: { cardId: mastercard._id } },
  },
  'a card cannot be removed': {
    shows: { is: 'listed', cards: two, failure: { code: 1016 }, news: null },
    asked: 'listCards deleteCard listCards',
    with: { deleteCard: { cardId: visa._id } },
  },
  'the default card is removed': {
    shows: { is: 'listed', cards: [{ ...mastercard, is_default: true }], failure: null },
    asked: 'listCards deleteCard',
    with: { deleteCard: { cardId: visa._id } },
  },
});
