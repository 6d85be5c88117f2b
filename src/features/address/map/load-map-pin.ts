import type { Around } from '#src/shop/load-once.ts';

export const loadMapPin = async ({ api }: Around) => (await import('./map-pin-ports.ts')).mapPinWith(api);
