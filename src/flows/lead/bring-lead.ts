import type { Around } from '../brought.ts';

/** Brings the logic of lead. */
export const bringLead = async ({ api, ...around }: Around) => (await import('./lead-ports.ts')).leadWith(api, around);
