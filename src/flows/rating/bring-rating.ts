import type { Around } from '../brought.ts';

/** Brings the logic of rating, and the words that wait to be saved. */
export async function bringRating({ api, queryClient, keeper, session }: Around) {
  const [{ ratingWith }, { ratingWords }] = await Promise.all([import('./rating-ports.ts'), import('#src/browser/rating-words-memory.ts')]);
  const unsaved = ratingWords(keeper, () => session.seen().context.user?._id ?? null);
  return { machine: ratingWith(api, queryClient, unsaved), unsaved };
}
