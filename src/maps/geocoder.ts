import type { Place } from '#contract/calls/places.ts';
import type { Failure } from '#contract/failure.ts';
import type { Result } from '#contract/result.ts';

/** What finds places by their name and names them by their point; an expected failure is a value, only an aborted search rejects. */
export type Geocoder = {
  readonly search: (text: string, signal: AbortSignal) => Promise<Result<readonly Place[], Failure>>;
  readonly nearest: (
    point: { readonly latitude: number; readonly longitude: number },
    signal: AbortSignal,
  ) => Promise<Result<Place | null, Failure>>;
};

export const SUGGESTIONS = 6;
