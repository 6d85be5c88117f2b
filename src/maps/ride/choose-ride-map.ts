import { loadMap } from '../load-map.ts';
import type { RideMap } from './ride-map-props.ts';

export const loadRideMap = (): Promise<RideMap> =>
  loadMap(
    async (token) => (await import('./mapbox-ride-map.ts')).mapboxRideMap(token),
    async () => (await import('./schematic-ride-map.ts')).SchematicRideMap,
  );
