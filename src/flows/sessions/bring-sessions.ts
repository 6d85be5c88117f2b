import type { Around } from '../brought.ts';

/** Brings the logic of sessions. */
export const bringSessions = async ({ api, session }: Around) => (await import('./sessions-ports.ts')).sessionsWith(api, session);
