import type { Around } from '../brought.ts';

/** Brings the logic of profile. */
export const bringProfile = async ({ api, ...around }: Around) => (await import('./profile-ports.ts')).profileWith(api, around);
