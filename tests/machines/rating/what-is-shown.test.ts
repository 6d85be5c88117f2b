import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { ratingMachine, type RatingAnswered, type RatingWish } from '#machines/rating/rating.machine.ts';
import { FIVE, ratingModel } from '#machines/rating/rating.model.ts';
import { toRatingView } from '#machines/rating/rating.view.ts';
import { ok } from '#machines/result.ts';
import { deferredPort } from '../deferred-port.ts';
import { tellStory } from '../harness/tell-story.ts';

const ORDER = 'a'.repeat(24);
/** What is shown, in short. */
const shown = (snapshot: Parameters<typeof toRatingView>[0]) => {
  const { is, stars, words, failure } = toRatingView(snapshot);
  return [is, `${stars ?? 'no'} stars`, ...(words ? [words] : []), ...(failure ? ['failed'] : [])].join(', ');
};
const save = (rating: number, review = '') => ({ asked: { save: { orderId: ORDER, who: 'store', rating, review } } });

test('a tap is kept, and words beside it', () =>
  tellStory(ratingModel, shown, [
    ['the store was not rated yet', 'open, no stars'],
    ['the customer gives five stars', 'saving, 5 stars', save(5)],
    ['five stars are kept', 'saved, 5 stars'],
    ['the customer adds words', 'saving, 5 stars, Still hot.', save(5, 'Still hot.')],
    ['no answer comes', 'unsaved, 5 stars, Still hot., failed'],
    ['the customer tries again', 'saving, 5 stars, Still hot.', save(5, 'Still hot.')],
    ['five stars and the words are kept', 'saved, 5 stars, Still hot.'],
  ]));

test('what is said while something is saved is kept next', () =>
  tellStory(ratingModel, shown, [
    ['the store was not rated yet', 'open, no stars'],
    ['the customer gives five stars', 'saving, 5 stars', save(5)],
    ['the customer gives three stars', 'saving, 3 stars'],
    ['five stars are kept', 'saving, 3 stars', save(3)],
    ['three stars are kept', 'saved, 3 stars'],
  ]));

test('after seven days what was said stands', () =>
  tellStory(ratingModel, shown, [
    ['the store has five stars', 'open, 5 stars'],
    ['the customer gives three stars', 'saving, 3 stars', save(3)],
    ['the seven days are over', 'standing, 5 stars, failed'],
  ]));

test('a question that is put away is gone at once', () =>
  tellStory(ratingModel, shown, [
    ['the store was not rated yet', 'open, no stars'],
    ['the customer puts the question away', 'away, no stars', { asked: { putAway: { orderId: ORDER } } }],
    ['noting it breaks', 'away, no stars'],
  ]));

test('saves go one at a time, and the last thing that was said is sent last', async () => {
  const port = deferredPort<RatingAnswered, RatingWish>();
  const actor = createActor(ratingMachine.provide({ actors: { save: port.logic } }), {
    input: { orderId: ORDER, who: 'store', given: null, mayRate: true },
  }).start();
  for (const stars of [5, 1, 3]) actor.send({ type: 'stars.picked', stars });
  expect(port.asked.map(({ input }) => input.rating)).toEqual([5]);
  await port.last().answer(ok(FIVE));
  expect(port.asked.map(({ input }) => input.rating)).toEqual([5, 3]);
});
