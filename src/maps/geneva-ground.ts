import * as mapLib from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
import 'maplibre-gl/dist/maplibre-gl.css';
import { Layer, Map, Marker, Source } from 'react-map-gl/maplibre';
import './geneva-map.css';
import { bringDrawn } from './bring-drawn.ts';
import { schematicStyle } from './geneva-style.ts';
import type { Ground, MapLibrary } from './ground.ts';

mapLib.setWorkerUrl(workerUrl);

export const genevaLibrary: MapLibrary = { Map, Marker, Source, Layer };

/** The schematic city in the house's colours, drawn without any service. */
export const genevaGround: Ground = { begin: () => ({ mapLib }), styleOf: schematicStyle, bringDrawn };
