import * as v from 'valibot';
import { id, listOf, looseId, money, prose } from '../fields.ts';
import { LINES_MAXIMUM, NOTE_LENGTH, QUANTITY } from '../limits.ts';

/** What can be wrong with a line of an order that was received. */
export const ORDER_PROBLEMS = ['missing', 'wrong', 'cold', 'damaged'] as const;
export type OrderProblemKind = (typeof ORDER_PROBLEMS)[number];

/** Where money of a reported problem goes: `original` is the way that the order was paid. */
export const PROBLEM_WAYS = ['wallet', 'original'] as const;
export type ProblemWay = (typeof PROBLEM_WAYS)[number];

/** `given`: the money went back. `waiting`: the marketplace looks at it first. `refused`: it gives none. `noted`: kept with the order, and no money was asked for. */
export const PROBLEM_STATES = ['given', 'waiting', 'refused', 'noted'] as const;
export type ProblemState = (typeof PROBLEM_STATES)[number];

const lineFields = {
  /** Which line of the order, counted from 0 through all of its `order_details`. */
  line: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(LINES_MAXIMUM * 300)),
  /** How many of it. */
  quantity: v.pipe(v.number(), v.integer(), v.minValue(QUANTITY.minimum), v.maxValue(QUANTITY.maximum)),
  what: v.picklist(ORDER_PROBLEMS),
  /** Whether its money is asked back; of what is missing it always is. */
  money_back: v.optional(v.boolean(), true),
};

/** A problem as it is reported. `image_id` is a photo that `order_problem_image` took. */
export const sentProblem = {
  lines: listOf(v.object({ ...lineFields, image_id: looseId }), LINES_MAXIMUM),
  note: v.optional(prose(NOTE_LENGTH), ''),
  way: v.optional(v.picklist(PROBLEM_WAYS), 'original'),
};

/** What was wrong with an order, and what came of it. Times ISO 8601 UTC. */
export const orderProblem = v.object({
  state: v.picklist(PROBLEM_STATES),
  /** What goes back, went back or was asked for. */
  amount: money,
  /** Where it went: all of it to the wallet, or the way that the order was paid, where what was paid in cash goes to the wallet. */
  way: v.picklist(PROBLEM_WAYS),
  reported_at: v.string(),
  /** When the marketplace answered one that waited, and what it said; null and '' where it did not. */
  answered_at: v.nullable(v.string()),
  answer: v.string(),
  note: v.string(),
  lines: v.array(v.object({ ...lineFields, image_url: v.nullable(v.string()) })),
});
export type OrderProblem = v.InferOutput<typeof orderProblem>;

/** On what terms a problem may be reported. */
export const problemTerms = v.object({
  /** Until when, ISO 8601 UTC. */
  until: v.string(),
  /** What can go back at most: what was paid less what was given back before. */
  most: money,
  /** Up to so much goes back at once; 0 where the marketplace looks at every problem of this customer first. */
  at_once: money,
  /** Where it may go; none: no money can be given back here, and it is only noted. */
  ways: v.array(v.picklist(PROBLEM_WAYS)),
});
export type ProblemTerms = v.InferOutput<typeof problemTerms>;

/** The storefront's own, beside an order that was received. */
export const orderProblems = {
  /** What its customer reported; null for nothing yet. */
  order_problem: v.optional(v.nullable(orderProblem)),
  /** Null where nothing can be reported, or not any more. */
  problem_terms: v.optional(v.nullable(problemTerms)),
};

/** A photo that goes with a problem. */
export const problemImage = v.object({ image_id: id, image_url: v.string() });
