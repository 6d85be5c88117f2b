import type { Around } from '../brought.ts';

/** Brings the logic of map pin. */
export const bringMapPin = async ({ api }: Around) => (await import('./map-pin-ports.ts')).mapPinWith(api);
