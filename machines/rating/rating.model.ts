import type { GivenRating } from '#contract/entities/rating.ts';
import { defineModel } from '#statecharts/model.ts';
import { failed, ok } from '#contract/result.ts';
import { ratingMachine } from './rating.machine.ts';
import { ratingQuestions } from './rating.questions.ts';

const ORDER = 'a'.repeat(24);
const rating = (stars: number, review = ''): GivenRating => ({
  rating: stars,
  review,
  rated_at: '2026-11-20T12:00:00.000Z',
  changeable_until: '2026-11-27T12:00:00.000Z',
});
export const FIVE = rating(5);
const offline = failed({ kind: 'transport', cause: 'offline', retryAfterMs: null } as const);
const tooLate = failed({ kind: 'refused', code: 1004, reason: null, details: { standing: FIVE } } as const);
const notThere = failed({ kind: 'refused', code: 652, reason: null, details: null } as const);

export const ratingModel = defineModel({
  machine: ratingMachine,
  title: 'Rating',
  sentence: 'Stars for the store or the courier of an order, kept with each tap, and words if the customer likes.',
  usedBy: 'the page of an order that was received, and the main page',
  section: '2.2.4',
  inputs: [
    { says: 'the store was not rated yet', input: { orderId: ORDER, who: 'store', given: null, mayRate: true } },
    { says: 'the store has five stars', input: { orderId: ORDER, who: 'store', given: FIVE, mayRate: true } },
    { says: 'the store has five stars that stand', input: { orderId: ORDER, who: 'store', given: FIVE, mayRate: false } },
  ],
  events: [
    { says: 'the customer gives five stars', by: 'customer', event: { type: 'stars.picked', stars: 5 } },
    { says: 'the customer gives three stars', by: 'customer', event: { type: 'stars.picked', stars: 3 } },
    { says: 'the customer adds words', by: 'customer', event: { type: 'words.said', words: 'Still hot.' } },
    { says: 'the customer tries again', by: 'customer', event: { type: 'retry.asked' } },
    { says: 'the customer puts the question away', by: 'customer', event: { type: 'question.putAway' } },
    { says: 'it is noted that it is put away', by: 'server', event: { type: 'xstate.done.actor.putAway', output: ok(null) } },
    { says: 'it cannot be noted', by: 'server', event: { type: 'xstate.done.actor.putAway', output: offline } },
    { says: 'five stars are kept', by: 'server', event: { type: 'xstate.done.actor.save', output: ok(FIVE) } },
    { says: 'three stars are kept', by: 'server', event: { type: 'xstate.done.actor.save', output: ok(rating(3)) } },
    {
      says: 'five stars and the words are kept',
      by: 'server',
      event: { type: 'xstate.done.actor.save', output: ok(rating(5, 'Still hot.')) },
    },
    { says: 'no answer comes', by: 'server', event: { type: 'xstate.done.actor.save', output: offline } },
    { says: 'the seven days are over', by: 'server', event: { type: 'xstate.done.actor.save', output: tooLate } },
    { says: 'the order is not there', by: 'server', event: { type: 'xstate.done.actor.save', output: notThere } },
  ],
  project: ({ context: { given, wanted, failure, mayRate } }) => ({
    mayRate,
    given: given && [given.rating, given.review],
    wanted: wanted && [wanted.rating, wanted.review],
    failure: failure === null ? null : failure.kind === 'transport' ? failure.cause : failure.code,
  }),
  invariants: [
    {
      says: 'what is said to be saved is what the server keeps',
      holds: (snapshot) => !snapshot.matches('saved') || snapshot.context.wanted === null,
    },
    {
      says: 'what was said and not kept stays',
      holds: (snapshot) => !snapshot.matches('unsaved') || snapshot.context.wanted !== null,
    },
  ],
  questions: ratingQuestions,
});
