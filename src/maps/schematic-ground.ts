import * as mapLib from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
import 'maplibre-gl/dist/maplibre-gl.css';
import { Layer, Map, Marker, Source } from 'react-map-gl/maplibre';
import './schematic-map.css';
import { loadDrawn } from './load-drawn.ts';
import { schematicStyle } from './schematic-style.ts';
import type { Ground, MapLibrary } from './ground.ts';

mapLib.setWorkerUrl(workerUrl);

export const schematicLibrary: MapLibrary = { Map, Marker, Source, Layer };

export const schematicGround: Ground = { begin: () => ({ mapLib }), styleOf: schematicStyle, loadDrawn };
