import mapbox from 'mapbox-gl/dist/mapbox-gl-csp.js';
import workerUrl from 'mapbox-gl/dist/mapbox-gl-csp-worker.js?url';
import 'mapbox-gl/dist/mapbox-gl.css';
import { cameraOf, drawnMap, type DrawMap } from './drawn-map.ts';

const STYLES = { light: 'mapbox://styles/mapbox/light-v11', dark: 'mapbox://styles/mapbox/dark-v11' } as const;

/** Mapbox's map. Its worker is a file of this origin, as the pages' security policy wants. */
export const drawMapboxWith =
  (accessToken: string): DrawMap =>
  (request) => {
    mapbox.workerUrl = workerUrl;
    const style = matchMedia('(prefers-color-scheme: dark)').matches ? STYLES.dark : STYLES.light;
    const map = new mapbox.Map({
      ...cameraOf(request),
      accessToken,
      style,
      language: request.language,
      projection: 'mercator',
      performanceMetricsCollection: false,
    });
    return drawnMap(map, request);
  };
