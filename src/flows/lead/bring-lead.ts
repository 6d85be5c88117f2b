import type { Around } from '../brought.ts';

export const bringLead = async ({ api, ...around }: Around) => (await import('./lead-ports.ts')).leadWith(api, around);
