import type { DrawMap } from '../maps/drawn-map.ts';

const bringGeneva = async (): Promise<DrawMap> => (await import('../maps/geneva-map.ts')).drawGeneva;

/** Mapbox's map, and the schematic one where it fails. */
async function bringMapbox(token: string): Promise<DrawMap> {
  const [{ drawMapboxWith }, { orElseDraw }] = await Promise.all([import('../maps/mapbox-map.ts'), import('../maps/or-else-draw.ts')]);
  return orElseDraw(drawMapboxWith(token), bringGeneva);
}

/** Brings what draws maps when one is first looked at: Mapbox where this build has its token, else the schematic canton. */
export const mapDrawing = (): Promise<DrawMap> =>
  import.meta.env.VITE_MAPBOX_TOKEN ? bringMapbox(import.meta.env.VITE_MAPBOX_TOKEN as string).catch(bringGeneva) : bringGeneva();
