import { amex, newCardModel, once } from '#machines/new-card/new-card.model.ts';
import { toNewCardView } from '#machines/new-card/new-card.view.ts';
import { describeAnswers } from '#statecharts/describe-answers.ts';

describeAnswers(newCardModel, toNewCardView, {
  'the provider is not ready for a new card': { shows: { is: 'filling', failure: { code: 1014 }, decline: null }, asked: 'makeIntent' },
  'the provider refuses a new card': {
    shows: { is: 'filling', failure: null, decline: { message: 'Your card was declined.', code: 'card_declined' } },
    asked: 'makeIntent keepCard',
    with: { keepCard: { clientSecret: 'seti_1_secret_1', holder: 'Léa Bonnard' } },
  },
  'the server does not take a new card': {
    shows: { is: 'filling', failure: { code: 1014 }, added: null },
    asked: 'makeIntent keepCard addCard',
  },
  'the answer to a new card gets lost': {
    shows: { is: 'idle', failure: null, added: amex },
    asked: 'makeIntent keepCard addCard addCard',
    with: { addCard: { paymentMethod: 'pm_1', expiry: '12/30', isKept: true } },
    emitted: [{ type: 'card.added', card: amex }],
  },
  'a card is to pay for one order and not to be kept': {
    shows: { is: 'idle', failure: null, onceId: once._id },
    asked: 'makeIntent keepCard addCard',
    with: { addCard: { paymentMethod: 'pm_1', expiry: '12/30', isKept: false } },
    emitted: [{ type: 'card.added', card: once }],
  },
});
