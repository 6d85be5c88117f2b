import mapLib from 'mapbox-gl/dist/mapbox-gl-csp.js';
import workerUrl from 'mapbox-gl/dist/mapbox-gl-csp-worker.js?url';
import 'mapbox-gl/dist/mapbox-gl.css';
import { Layer, Map, Marker, Source } from 'react-map-gl/mapbox';
import type { Ground, MapLibrary } from './ground.ts';

const STYLES = { light: 'mapbox://styles/mapbox/light-v11', dark: 'mapbox://styles/mapbox/dark-v11' } as const;

export const mapboxLibrary = { Map, Marker, Source, Layer } as unknown as MapLibrary;

/** Mapbox's map. Its worker is a file of this origin, as the pages' security policy wants. */
export function mapboxGround(mapboxAccessToken: string): Ground {
  mapLib.workerUrl = workerUrl;
  return {
    begin: () => ({ mapLib, mapboxAccessToken, performanceMetricsCollection: false, projection: 'mercator' }),
    styleOf: () => STYLES[matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'],
  };
}
