import { ratingModel } from '#machines/rating/rating.model.ts';
import { toRatingView } from '#machines/rating/rating.view.ts';
import { describeAnswers } from '#statecharts/describe-answers.ts';

describeAnswers(ratingModel, toRatingView, {
  'I tap a star and think again before it is saved': {
    shows: { is: 'saved', stars: 3, failure: null },
    asked: 'save save',
    with: { save: { orderId: 'a'.repeat(24), who: 'store', rating: 3, review: '' } },
  },
  'the network is gone when I rate': { shows: { is: 'saved', stars: 5, failure: null }, asked: 'save save', with: { save: { rating: 5 } } },
  'I change a rating of yesterday, or one that is a week old': {
    shows: { is: 'standing', stars: 5 },
    asked: 'save',
    with: { save: { rating: 3 } },
  },
  'the question for a rating is put away': { shows: { is: 'away' }, asked: 'putAway', with: { putAway: { orderId: 'a'.repeat(24) } } },
  'it cannot be noted that the question was put away': { shows: { is: 'away' }, asked: 'putAway' },
});
