import * as library from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
import 'maplibre-gl/dist/maplibre-gl.css';
import { Layer, Map, Marker, Source } from 'react-map-gl/maplibre';
import '../geneva-map.css';
import { genevaStyle } from '../geneva-style.ts';
import { rideMapOf } from './ride-map-of.tsx';

library.setWorkerUrl(workerUrl);

/** A ride on the schematic canton. */
export const GenevaRideMap = rideMapOf({ Map, Marker, Source, Layer }, { begin: () => ({ mapLib: library }), styleOf: genevaStyle });
