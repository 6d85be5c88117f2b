import type { Around } from '../brought.ts';

/** Brings the logic of rating. */
export const bringRating = async ({ api, queryClient }: Around) => (await import('./rating-ports.ts')).ratingWith(api, queryClient);
