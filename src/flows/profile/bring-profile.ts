import type { Around } from '../brought.ts';

export const bringProfile = async ({ api, ...around }: Around) => (await import('./profile-ports.ts')).profileWith(api, around);
