import type { MapRef } from 'react-map-gl/maplibre';

/** A map's words stand beside it: from its first moment, drawn or not, no key leads into its canvas. To be given to a map as its `ref`. */
export function noTabStop(map: MapRef | null): void {
  if (map) map.getCanvas().tabIndex = -1;
}
