import { Map as LibreMap, setWorkerUrl } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
import 'maplibre-gl/dist/maplibre-gl.css';
import './geneva-map.css';
import { cameraOf, drawnMap, type DrawMap } from './drawn-map.ts';
import { genevaStyle } from './geneva-style.ts';
import { readColours } from './map-colours.ts';

setWorkerUrl(workerUrl);

/** The schematic map of the canton in the house's colours, drawn without any service. */
export const drawGeneva: DrawMap = (request) => {
  const darkness = matchMedia('(prefers-color-scheme: dark)');
  const style = () => genevaStyle(readColours(request.container), request.language);
  const map = new LibreMap({ ...cameraOf(request), style: style(), attributionControl: false });
  const recolour = () => void map.setStyle(style(), { diff: false });
  darkness.addEventListener('change', recolour);
  const drawn = drawnMap(map, request);
  return {
    ...drawn,
    remove: () => {
      darkness.removeEventListener('change', recolour);
      drawn.remove();
    },
  };
};
