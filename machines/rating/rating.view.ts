import type { SnapshotFrom } from 'xstate';
import type { Failure } from '#contract/failure.ts';
import type { ratingMachine } from './rating.machine.ts';

export type RatingView = {
  readonly is: 'open' | 'saving' | 'saved' | 'unsaved' | 'standing' | 'away';
  readonly stars: number | null;
  readonly words: string;
  /** Until when it may be said anew, ISO 8601; null where nobody tells. */
  readonly changeableUntil: string | null;
  readonly failure: Failure | null;
};

export function toRatingView({ value, context: { given, wanted, failure } }: SnapshotFrom<typeof ratingMachine>): RatingView {
  return {
    // What only decides is never at rest.
    is: value === 'deciding' ? 'open' : value === 'puttingAway' ? 'away' : value,
    stars: wanted?.rating ?? given?.rating ?? null,
    words: wanted?.review ?? given?.review ?? '',
    changeableUntil: given?.changeable_until ?? null,
    failure,
  };
}
