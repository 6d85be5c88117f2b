import * as v from 'valibot';
import { RATING } from './rating.ts';

const stars = v.pipe(v.number(), v.integer(), v.minValue(RATING.minimum), v.maxValue(RATING.maximum));

/** What a customer wrote of a store, as others read it. */
export const review = v.object({
  id: v.string(),
  /** First name and initial; '' for somebody whose name is unknown. */
  name: v.string(),
  stars,
  text: v.string(),
  /** The language it is in; null where nobody knows. */
  language: v.nullable(v.picklist(['en', 'fr'])),
  /** ISO 8601 UTC. */
  written_at: v.string(),
});
export type Review = v.InferOutput<typeof review>;

/** From which review on the next page goes: the last one of the page before. */
export const reviewMark = v.object({
  at: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(8_640_000_000_000_000)),
  id: v.pipe(v.string(), v.maxLength(64)),
});
export type ReviewMark = v.InferOutput<typeof reviewMark>;
