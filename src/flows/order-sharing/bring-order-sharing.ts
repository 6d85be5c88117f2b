import type { Around } from '../brought.ts';

/** Brings the logic of order sharing. */
export const bringOrderSharing = async ({ api }: Around) => (await import('./order-sharing-ports.ts')).orderSharingWith(api);
