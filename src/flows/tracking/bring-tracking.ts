import type { Around } from '../brought.ts';

/** Brings the logic of tracking. */
export const bringTracking = async ({ api, clock, runningOrders }: Around) =>
  (await import('./tracking-ports.ts')).trackingWith(api, clock, runningOrders);
