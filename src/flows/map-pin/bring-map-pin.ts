import type { Around } from '../brought.ts';

export const bringMapPin = async ({ api }: Around) => (await import('./map-pin-ports.ts')).mapPinWith(api);
