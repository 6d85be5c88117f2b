import type { GivenRating } from '#contract/entities/rating.ts';
import { defineModel } from '#statecharts/model.ts';
import { failed, ok } from '#contract/result.ts';
import { ratingMachine } from './rating.machine.ts';
import { ratingQuestions } from './rating.questions.ts';
import { answered, byCustomer, byServer } from '#statecharts/samples.ts';

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
    byCustomer('the customer gives five stars', { type: 'stars.picked', stars: 5 }),
    byCustomer('the customer gives three stars', { type: 'stars.picked', stars: 3 }),
    byCustomer('the customer adds words', { type: 'words.said', words: 'Still hot.' }),
    byCustomer('the customer tries again', { type: 'retry.asked' }),
    byCustomer('the customer puts the question away', { type: 'question.putAway' }),
    byServer('it is noted that it is put away', answered('putAway', ok(null))),
    byServer('it cannot be noted', answered('putAway', offline)),
    byServer('five stars are kept', answered('save', ok(FIVE))),
    byServer('three stars are kept', answered('save', ok(rating(3)))),
    byServer('five stars and the words are kept', answered('save', ok(rating(5, 'Still hot.')))),
    byServer('no answer comes', answered('save', offline)),
    byServer('the seven days are over', answered('save', tooLate)),
    byServer('the order is not there', answered('save', notThere)),
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
