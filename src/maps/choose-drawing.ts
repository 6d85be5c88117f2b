import type { DrawMap } from './drawn-map.ts';

const bringGeneva = async (): Promise<DrawMap> => (await import('./geneva-map.ts')).drawGeneva;

/** Mapbox's map, and the schematic one where it fails. */
async function bringMapbox(token: string): Promise<DrawMap> {
  const [{ drawMapboxWith }, { orElseDraw }] = await Promise.all([import('./mapbox-map.ts'), import('./or-else-draw.ts')]);
  return orElseDraw(drawMapboxWith(token), bringGeneva);
}

/** Brings what draws maps when one is first looked at: Mapbox where this build has its token, else the schematic canton. */
export const mapDrawing = (): Promise<DrawMap> =>
  import.meta.env.VITE_MAPBOX_TOKEN ? bringMapbox(import.meta.env.VITE_MAPBOX_TOKEN as string).catch(bringGeneva) : bringGeneva();
