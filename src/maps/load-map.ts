import type { ComponentType } from 'react';
import { orElseMap } from './or-else-map.ts';

/**
 * Loads what draws a kind of map when one is first opened: Mapbox where this build has its token, else, and where that does
 * not come or draws nothing, the schematic canton.
 */
export async function loadMap<Props extends { readonly onDrawn: () => void; readonly onFailed: () => void }>(
  loadMapbox: (token: string) => Promise<ComponentType<Props>>,
  loadSchematic: () => Promise<ComponentType<Props>>,
): Promise<ComponentType<Props>> {
  const token = import.meta.env.VITE_MAPBOX_TOKEN as string | undefined;
  if (!token) return loadSchematic();
  return loadMapbox(token).then((mapbox) => orElseMap(mapbox, loadSchematic), loadSchematic);
}
