import { typedLines } from '#contract/typed-text.ts';
import { useState } from 'react';
import type { GivenRating } from '#contract/entities/rating.ts';
import type { Rated } from '#domain/orders/rating-rules.ts';
import { toRatingView } from '#machines/rating/rating.view.ts';
import { useLoaded } from '#src/shop/use-loaded.ts';
import { useMachine } from '#src/shop/use-machine.ts';
import type { FlowDeps } from '#src/shop/load-once.ts';

export async function loadRating({ api, queryClient, ...deps }: FlowDeps) {
  const [{ ratingWith }, { ratingWords }] = await Promise.all([import('./rating-ports.ts'), import('./rating-words.ts')]);
  const unsaved = ratingWords(deps);
  return { machine: ratingWith(api, queryClient, unsaved), unsaved };
}

type RatingInput = { readonly orderId: string; readonly who: Rated; readonly given: GivenRating | null; readonly mayRate: boolean };

/**
 * What is said of a store or a courier; lives with its screen and suspends until its logic is there. With the words that are
 * typed, which the browser keeps until they are saved.
 */
export function useRating(rated: RatingInput) {
  const [input] = useState(rated);
  const { machine, unsaved } = useLoaded(loadRating);
  const [snapshot, send] = useMachine(machine, { input });
  const [typed, setTyped] = useState(() => unsaved.read(input) ?? input.given?.review ?? '');
  const type = (text: string) => {
    setTyped(text);
    unsaved.keep(input, typedLines(text) === (snapshot.context.given?.review ?? '') ? null : text);
  };
  return [toRatingView(snapshot), send, typed, type] as const;
}
