import type { Around } from '#src/shop/load-once.ts';

export async function loadRating({ api, queryClient, ...around }: Around) {
  const [{ ratingWith }, { ratingWords }] = await Promise.all([import('./rating-ports.ts'), import('./rating-words.ts')]);
  const unsaved = ratingWords(around);
  return { machine: ratingWith(api, queryClient, unsaved), unsaved };
}
