import type { Around } from '../brought.ts';

/** Brings the logic of lead. */
export const bringLead = async ({ api, session }: Around) => (await import('./lead-ports.ts')).leadWith(api, session);
