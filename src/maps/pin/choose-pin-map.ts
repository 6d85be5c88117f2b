import { loadMap } from '../load-map.ts';
import type { PinMap } from './pin-map-props.ts';

export const loadPinMap = (): Promise<PinMap> =>
  loadMap(
    async (token) => (await import('./mapbox-pin-map.ts')).mapboxPinMap(token),
    async () => (await import('./schematic-pin-map.ts')).SchematicPinMap,
  );
