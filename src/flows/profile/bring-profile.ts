import type { Around } from '../brought.ts';

/** Brings the logic of profile. */
export const bringProfile = async ({ api, keeper, session }: Around) =>
  (await import('./profile-ports.ts')).profileWith(api, { keeper, session });
