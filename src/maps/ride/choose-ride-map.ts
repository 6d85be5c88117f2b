import type { RideMap } from './ride-map-props.ts';

const bringGeneva = async (): Promise<RideMap> => (await import('./geneva-ride-map.ts')).GenevaRideMap;

/** Brings what draws rides when a map is first opened: Mapbox where this build has its token, else, and where that does not come, the schematic canton. */
export const bringRideMap = (): Promise<RideMap> => {
  const token = import.meta.env.VITE_MAPBOX_TOKEN as string | undefined;
  if (!token) return bringGeneva();
  return import('./mapbox-ride-map.ts').then(({ mapboxRideMap }) => mapboxRideMap(token)).catch(bringGeneva);
};
