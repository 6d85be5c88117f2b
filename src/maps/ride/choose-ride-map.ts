import { bringMap } from '../bring-map.ts';
import type { RideMap } from './ride-map-props.ts';

export const bringRideMap = (): Promise<RideMap> =>
  bringMap(
    async (token) => (await import('./mapbox-ride-map.ts')).mapboxRideMap(token),
    async () => (await import('./schematic-ride-map.ts')).SchematicRideMap,
  );
