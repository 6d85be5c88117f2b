import type { FlowDeps } from '#src/shop/load-once.ts';

export const loadMapPin = async ({ api }: FlowDeps) => (await import('./map-pin-ports.ts')).mapPinWith(api);
