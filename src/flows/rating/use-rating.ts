import { useState } from 'react';
import type { GivenRating } from '#contract/entities/rating.ts';
import type { Rated } from '#domain/orders/rating-rules.ts';
import { toRatingView } from '#machines/rating/rating.view.ts';
import { useBrought } from '../use-brought.ts';
import { useMachine } from '../use-machine.ts';
import { bringRating } from './bring-rating.ts';

type RatingInput = { readonly orderId: string; readonly who: Rated; readonly given: GivenRating | null; readonly mayRate: boolean };

/** What is said of a store or a courier; lives with its screen and suspends until its logic is there. */
export function useRating(rated: RatingInput) {
  const [input] = useState(rated);
  const [snapshot, send] = useMachine(useBrought(bringRating), { input });
  return [toRatingView(snapshot), send] as const;
}
