import type { Around } from '#src/shop/load-once.ts';

export const loadLead = async ({ api, ...around }: Around) => (await import('./lead-ports.ts')).leadWith(api, around);
