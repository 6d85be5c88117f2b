import type { Around } from '../brought.ts';

/** Brings the logic of favourite. */
export const bringFavourite = async ({ api, session }: Around) => (await import('./favourite-ports.ts')).favouriteWith(api, session);
