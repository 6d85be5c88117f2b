import { bringMap } from '../bring-map.ts';
import type { PinMap } from './pin-map-props.ts';

export const bringPinMap = (): Promise<PinMap> =>
  bringMap(
    async (token) => (await import('./mapbox-pin-map.ts')).mapboxPinMap(token),
    async () => (await import('./schematic-pin-map.ts')).SchematicPinMap,
  );
