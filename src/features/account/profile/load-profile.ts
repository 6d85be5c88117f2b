import type { Around } from '#src/shop/load-once.ts';

export const loadProfile = async ({ api, ...around }: Around) => (await import('./profile-ports.ts')).profileWith(api, around);
