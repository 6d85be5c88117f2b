import type { Around } from '../brought.ts';

/** Brings the logic of newsletter. */
export const bringNewsletter = async ({ api }: Around) => (await import('./newsletter-ports.ts')).newsletterWith(api);
