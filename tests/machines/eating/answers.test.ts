import { eatingModel, LEA, NO_NUTS } from '#machines/eating/eating.model.ts';
import { toEatingView } from '#machines/eating/eating.view.ts';
import { describeAnswers } from '#statecharts/describe-answers.ts';

const saved = { type: 'eats.saved', customerId: LEA, eats: NO_NUTS };

describeAnswers(eatingModel, toEatingView, {
  'a guest says what they don’t eat, then signs in': {
    shows: { is: 'kept', failure: null },
    asked: 'save',
    with: { save: { eats: NO_NUTS } },
    emitted: [{ type: 'eats.wanted', customerId: null, eats: NO_NUTS }, saved],
  },
  'what a customer does not eat could not be saved': {
    shows: { is: 'kept', failure: null },
    asked: 'save save',
    emitted: [{ type: 'eats.wanted', customerId: LEA, eats: NO_NUTS }, saved],
  },
});
