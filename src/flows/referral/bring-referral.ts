import type { Around } from '../brought.ts';

/** Brings the logic of referral. */
export const bringReferral = async ({ api }: Around) => (await import('./referral-ports.ts')).referralWith(api);
