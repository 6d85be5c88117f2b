import type { ComponentType } from 'react';
import { pageSettings } from '#src/api/page-settings.ts';
import { orElseMap } from './or-else-map.ts';

/**
 * Loads what draws a kind of map when one is first opened: Mapbox where this deployment has its token, else, and where that does
 * not come or draws nothing, the schematic canton.
 */
export async function loadMap<Props extends { readonly onDrawn: () => void; readonly onFailed: () => void }>(
  loadMapbox: (token: string) => Promise<ComponentType<Props>>,
  loadSchematic: () => Promise<ComponentType<Props>>,
): Promise<ComponentType<Props>> {
  const token = pageSettings().mapboxToken;
  if (!token) return loadSchematic();
  return loadMapbox(token).then((mapbox) => orElseMap(mapbox, loadSchematic), loadSchematic);
}
