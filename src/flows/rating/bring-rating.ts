import type { Around } from '../brought.ts';

/** Brings the logic of rating, and the words that wait to be saved. */
export async function bringRating({ api, queryClient, ...around }: Around) {
  const [{ ratingWith }, { ratingWords }] = await Promise.all([import('./rating-ports.ts'), import('./rating-words.ts')]);
  const unsaved = ratingWords(around);
  return { machine: ratingWith(api, queryClient, unsaved), unsaved };
}
