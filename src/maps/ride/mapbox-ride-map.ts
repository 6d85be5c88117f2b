import mapbox from 'mapbox-gl/dist/mapbox-gl-csp.js';
import workerUrl from 'mapbox-gl/dist/mapbox-gl-csp-worker.js?url';
import 'mapbox-gl/dist/mapbox-gl.css';
import { Layer, Map, Marker, Source } from 'react-map-gl/mapbox';
import { rideMapOf, type MapLibrary } from './ride-map-of.tsx';

const STYLES = { light: 'mapbox://styles/mapbox/light-v11', dark: 'mapbox://styles/mapbox/dark-v11' } as const;

/** A ride on Mapbox's map. Its worker is a file of this origin, as the pages' security policy wants. */
export const mapboxRideMap = (mapboxAccessToken: string) => {
  mapbox.workerUrl = workerUrl;
  return rideMapOf({ Map, Marker, Source, Layer } as unknown as MapLibrary, {
    begin: () => ({ mapLib: mapbox, mapboxAccessToken, performanceMetricsCollection: false, projection: 'mercator' }),
    styleOf: () => STYLES[matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'],
  });
};
