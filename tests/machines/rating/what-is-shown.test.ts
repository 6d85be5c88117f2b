import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { ratingMachine, type RatingAnswered, type RatingWish } from '#machines/rating/rating.machine.ts';
import { FIVE, ratingModel } from '#machines/rating/rating.model.ts';
import { toRatingView } from '#machines/rating/rating.view.ts';
import { ok } from '#contract/result.ts';
import { deferredPort } from '../deferred-port.ts';
import { tellStory } from '#statecharts/tell-story.ts';

const ORDER = 'a'.repeat(24);
const shown = (snapshot: Parameters<typeof toRatingView>[0]) => {
  const { is, stars, words, failure } = toRatingView(snapshot);
  return [
    is,
    `${stars ?? 'no'} stars`,
    ...(words ? [words] : []),
    ...(failure ? [failure.kind === 'transport' ? failure.cause : failure.code] : []),
  ].join(', ');
};
const save = (rating: number, review = '') => ({ asked: { save: { orderId: ORDER, who: 'store', rating, review } } });

test('a tap is kept, and words beside it', () =>
  tellStory(ratingModel, shown, [
    ['the store was not rated yet', 'open, no stars'],
    ['the customer gives five stars', 'saving, 5 stars', save(5)],
    ['five stars are kept', 'saved, 5 stars'],
    ['the customer adds words', 'saving, 5 stars, Still hot.', save(5, 'Still hot.')],
    ['no answer comes', 'unsaved, 5 stars, Still hot., offline'],
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
    ['the seven days are over', 'standing, 5 stars, 1004'],
  ]));

test('a question that is put away is gone at once', () =>
  tellStory(ratingModel, shown, [
    ['the store was not rated yet', 'open, no stars'],
    ['the customer puts the question away', 'away, no stars', { asked: { putAway: { orderId: ORDER } } }],
    ['it cannot be noted', 'away, no stars'],
  ]));

test('what was said before is there, and words go beside the stars that stand', () =>
  tellStory(ratingModel, shown, [
    ['the store has five stars', 'open, 5 stars'],
    ['the customer adds words', 'saving, 5 stars, Still hot.', save(5, 'Still hot.')],
    ['five stars and the words are kept', 'saved, 5 stars, Still hot.'],
    ['the customer gives three stars', 'saving, 3 stars, Still hot.', save(3, 'Still hot.')],
    ['no answer comes', 'unsaved, 3 stars, Still hot., offline'],
    ['the customer gives five stars', 'saving, 5 stars, Still hot.', save(5, 'Still hot.')],
  ]));

test('nothing is asked of a rating that stands', () =>
  tellStory(ratingModel, shown, [['the store has five stars that stand', 'standing, 5 stars']]));

test('words said while stars are saved are kept next', () =>
  tellStory(ratingModel, shown, [
    ['the store was not rated yet', 'open, no stars'],
    ['the customer adds words', 'open, no stars'],
    ['the customer gives five stars', 'saving, 5 stars', save(5)],
    ['the customer adds words', 'saving, 5 stars, Still hot.'],
    ['five stars are kept', 'saving, 5 stars, Still hot.', save(5, 'Still hot.')],
    ['five stars and the words are kept', 'saved, 5 stars, Still hot.'],
  ]));

test('whatever goes wrong, what was said stays and can be said anew', () =>
  tellStory(ratingModel, shown, [
    ['the store was not rated yet', 'open, no stars'],
    ['the customer gives five stars', 'saving, 5 stars', save(5)],
    ['the order is not there', 'unsaved, 5 stars, 652'],
    ['the customer adds words', 'saving, 5 stars, Still hot.', save(5, 'Still hot.')],
    ['no answer comes', 'unsaved, 5 stars, Still hot., offline'],
    ['the customer tries again', 'saving, 5 stars, Still hot.', save(5, 'Still hot.')],
  ]));

/** A rating whose saves answer when the test says so. */
function begin(given: typeof FIVE | null = null) {
  const port = deferredPort<RatingAnswered, RatingWish>();
  const actor = createActor(ratingMachine.provide({ actors: { save: port.logic } }), {
    input: { orderId: ORDER, who: 'courier', given, mayRate: true },
  }).start();
  return { port, actor, seen: () => toRatingView(actor.getSnapshot()) };
}

test('a refusal that tells what stands shows that, and one that does not keeps what was known', async () => {
  const refusal = (code: 1004 | 652, standing: typeof FIVE | null) =>
    ({ ok: false, failure: { kind: 'refused', code, reason: null, details: standing && { standing } } }) as RatingAnswered;
  const after = async (answered: RatingAnswered) => {
    const { port, actor, seen } = begin({ ...FIVE, rating: 2 });
    actor.send({ type: 'stars.picked', stars: 4 });
    await port.last().answer(answered);
    const { is, stars, failure } = seen();
    return [is, stars, failure?.kind];
  };
  expect(await after(refusal(1004, FIVE))).toEqual(['standing', 5, 'refused']);
  expect(await after(refusal(1004, null))).toEqual(['standing', 2, 'refused']);
  expect(await after(refusal(652, FIVE))).toEqual(['unsaved', 4, 'refused']);
});

test('until when it may be changed is the server’s word; before it said so nobody does', async () => {
  const { port, actor, seen } = begin();
  expect(seen()).toEqual({ is: 'open', stars: null, words: '', changeableUntil: null, failure: null });
  actor.send({ type: 'stars.picked', stars: 5 });
  expect(port.last().input).toEqual({ orderId: ORDER, who: 'courier', rating: 5, review: '' });
  await port.last().answer({ ok: false, failure: { kind: 'transport', cause: 'unreadable', retryAfterMs: null } });
  expect(seen()).toMatchObject({ is: 'unsaved', failure: { kind: 'transport', cause: 'unreadable', retryAfterMs: null } });
  actor.send({ type: 'retry.asked' });
  expect(seen()).toMatchObject({ is: 'saving', failure: null });
  await port.last().answer(ok(FIVE));
  expect(seen()).toEqual({ is: 'saved', stars: 5, words: '', changeableUntil: FIVE.changeable_until, failure: null });
  expect(actor.getSnapshot().context.wanted).toBeNull();
});
